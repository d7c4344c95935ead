"""WIR-02, WIR-03, TRP-07 and all else that the rules of connection find, as rows of the table of checks."""

from __future__ import annotations

from collections.abc import Iterator

from simulation.checks.check import Find, Spot
from simulation.checks.survey import Survey

RULES = ("WIR-02", "WIR-03", "TRP-07")


def connections(code: str) -> Find:
    """The check for one code of `simulation.wiring`; its marker's cell first, then the witness."""

    def find(survey: Survey) -> Iterator[Spot]:
        for found in survey.connections.get(code, ()):
            yield Spot(found.message, found.objects, (found.cell, *found.witness))

    return find
