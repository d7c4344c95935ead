"""The ruler: how far it is, in cells, yards and walking time. It changes nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from editor.core.document import Document, Plan
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview
from editor.core.tools.tool import Gesture, Tool
from schemas.message import Message
from schemas.model import Cell
from schemas.ruleset.ruleset import Ruleset
from simulation.loading import default_catalogue

WALKER = "warrior"
"""Whose Speed the walking time is for."""


@dataclass(frozen=True, slots=True)
class Measure:
    """A straight way: steps by side and by corner; hundredths of a yard; milliseconds at a walker's Speed."""

    straight: int
    diagonal: int
    yards_100: int
    walking_ms: int


def measured(rules: Ruleset, start: Cell, end: Cell) -> Measure:
    """The way from `start` to `end` as if nothing were in between (MOV-01)."""
    dx, dy = abs(end[0] - start[0]), abs(end[1] - start[1])
    diagonal, straight = min(dx, dy), abs(dx - dy)
    space = rules.space
    cost = straight * space.straight_cost + diagonal * space.diagonal_cost
    yards_100 = cost * 100 * space.yards_per_cell // space.straight_cost
    speed = default_catalogue().creature_kind(WALKER).attributes.speed
    round_ms = rules.rounds.round_ms
    return Measure(straight, diagonal, yards_100, yards_100 * round_ms // (100 * max(speed, 1)))


class Measuring(Gesture):
    """From the press to the pointer."""

    def __init__(self, document: Document, pointer: Pointer) -> None:
        self._rules = document.derived.ruleset
        self._start = self._end = pointer.cell

    def move(self, pointer: Pointer) -> None:
        """The other end follows."""
        self._end = pointer.cell

    def plan(self) -> Plan:
        """Nothing."""
        return None

    def preview(self) -> Preview:
        """The line and its lengths."""
        found = measured(self._rules, self._start, self._end)
        whole, part = divmod(found.yards_100, 100)
        seconds, rest = divmod(found.walking_ms, 1000)
        cells = found.straight + found.diagonal
        yards, time = f"{whole}.{part:02}", f"{seconds}.{rest // 100}"
        return Preview(
            line=(self._start, self._end),
            says=(Message("tool.measures", cells=cells, yards=yards, seconds=time),),
        )


@dataclass(slots=True)
class Ruler(Tool):
    """Measures."""

    id: ClassVar[str] = "ruler"

    def begin(self, document: Document, pointer: Pointer) -> Measuring:
        """Start to measure."""
        return Measuring(document, pointer)
