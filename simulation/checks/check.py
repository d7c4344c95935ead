"""What a check is: a code, how bad it is, a quick fix that may help, and a function that finds the places."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import islice

from schemas.finding import Finding, Severity
from schemas.limits import MAX_FINDINGS
from schemas.message import Message
from schemas.model import Cell
from simulation.checks.survey import Survey


@dataclass(frozen=True, slots=True)
class Spot:
    """A place where something is wrong: a sentence, objects (culprit first), cells (marker first)."""

    message: Message
    objects: tuple[str, ...] = ()
    cells: tuple[Cell, ...] = ()
    path: str = ""


Find = Callable[[Survey], Iterable[Spot]]


@dataclass(frozen=True, slots=True)
class Check:
    """One row of the table of checks. No check knows another; `fix` is told by the words `fix.<fix>`."""

    code: str
    severity: Severity
    find: Find
    fix: str = ""

    def findings(self, survey: Survey) -> list[Finding]:
        """What it finds in one level; after MAX_FINDINGS it stops looking, nobody reads more."""
        return [
            Finding(self.severity, self.code, spot.message, spot.path, spot.objects, spot.cells, self.fix)
            for spot in islice(self.find(survey), MAX_FINDINGS)
        ]
