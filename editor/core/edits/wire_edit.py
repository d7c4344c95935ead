"""Wires drawn, erased, joined or flipped, with nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from editor.core.change import Change, Region
from editor.core.edits.edit import Edit
from schemas.message import Message
from simulation.level.level import Level
from simulation.wiring.change import WireChange
from simulation.wiring.change import apply as apply_wires
from simulation.wiring.change import revert as revert_wires


@dataclass(frozen=True, slots=True, eq=False)
class WireEdit(Edit):
    """A change that wiring planned; `verb` says what was done: draw, erase, cross, label."""

    kind: ClassVar[str] = "wires"
    verb: str
    wires: WireChange

    @classmethod
    def plan(cls, verb: str, wires: WireChange) -> WireEdit:
        """Wrap a change; the tools ask wiring for it and see to refusals."""
        return cls(verb, wires)

    def apply(self, level: Level) -> None:
        """Put the wires after."""
        apply_wires(level.wires, self.wires)

    def revert(self, level: Level) -> None:
        """Put the wires before."""
        revert_wires(level.wires, self.wires)

    @property
    def title(self) -> Message:
        """Says what was done."""
        return Message(f"edit.wires.{self.verb}")

    @property
    def change(self) -> Change:
        """The bounds of the wires."""
        return Change(wires=Region.around(self.wires.touched))

    @property
    def empty(self) -> bool:
        """No wire changes."""
        return not self.wires

    @property
    def weight(self) -> int:
        """A guess: 120 bytes a cell."""
        return 100 + 120 * len(self.wires.cells)
