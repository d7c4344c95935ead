"""What a check is: a code, how bad it is, a quick fix that may help, and a function that finds the places."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Literal, TypeAlias

from schemas.finding import Finding, Severity
from schemas.limits import MAX_FINDINGS
from schemas.message import Message
from schemas.model import Cell
from simulation.checks.survey import Survey

Weight: TypeAlias = Severity | Literal["off"]
"""How bad a kind of finding is for one level: "off" when its designer does not want to be told."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place where something is wrong: a sentence, objects (culprit first), cells (marker first).

    `fixes`: instead of those of the check.
    """

    message: Message
    objects: tuple[str, ...] = ()
    cells: tuple[Cell, ...] = ()
    path: str = ""
    fixes: tuple[str, ...] = ()


Find = Callable[[Survey], Iterable[Spot]]


@dataclass(frozen=True, slots=True)
class Check:
    """One row of the table of checks. No check knows another; `fixes` are told by the words `fix.<fix>`.

    `severity` is the usual one, which a level may change; what is off is not looked for.
    """

    code: str
    severity: Weight
    find: Find
    fixes: tuple[str, ...] = ()

    def findings(self, survey: Survey, weight: Weight | None = None) -> list[Finding]:
        """What it finds in one level; after MAX_FINDINGS it stops looking, nobody reads more.

        `weight`: instead of the usual severity.
        """
        severity = weight or self.severity
        if severity == "off":
            return []
        return [
            Finding(
                severity,
                self.code,
                spot.message,
                spot.path,
                spot.objects,
                spot.cells,
                spot.fixes or self.fixes,
            )
            for spot in islice(self.find(survey), MAX_FINDINGS)
        ]
