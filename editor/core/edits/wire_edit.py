"""Wires drawn, erased, joined or flipped, with nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from editor.core.change import Change
from editor.core.edits.edit import Edit
from editor.core.refusal import Refusal
from schemas.message import Message
from simulation.level.level import Level
from simulation.wiring.change import WireChange
from simulation.wiring.change import apply as apply_wires
from simulation.wiring.change import revert as revert_wires
from simulation.wiring.grid import MOST_WIRED_CELLS


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

    @classmethod
    def plan_more(cls, level: Level, verb: str, wires: WireChange) -> WireEdit | Refusal:
        """The same for a change that lays wires: refused when the level would hold more than may be saved."""
        added = sum(1 for _, before, after in wires.cells if before is None and after is not None)
        if added and len(level.wires.cells) + added > MOST_WIRED_CELLS:
            return Refusal(Message("edit.too_many_wires", most=MOST_WIRED_CELLS))
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
        return Change.of_wires(self.wires.touched)

    @property
    def empty(self) -> bool:
        """No wire changes."""
        return not self.wires

    @property
    def weight(self) -> int:
        """A guess: 120 bytes a cell."""
        return 100 + 120 * len(self.wires.cells)
