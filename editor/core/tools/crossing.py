"""Crossings turned by key: F puts the other wire on top, J joins or parts and asks where nets change."""

from __future__ import annotations

from dataclasses import replace

from editor.core.document import Document, Plan
from editor.core.edits.wire_edit import WireEdit
from editor.core.naming import with_names
from editor.core.net_names import net_name
from editor.core.refusal import Refusal
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview, preview_of
from editor.core.tools.tool import Gesture
from editor.core.tools.wire_words import brief
from schemas.message import Message
from schemas.model import Cell
from simulation.wiring.crossing import Turn, plan_flip, plan_turn

KEYS = ("f", "j")


class CrossingTurn(Gesture):
    """J on a crossing: shows what would be joined or parted; J or Enter again does it, a move lets it be.

    Settled at once where it makes no difference to any net. Refused like a drag where it would give
    somebody one too many, unless `forced`.
    """

    def __init__(self, document: Document, cell: Cell, forced: bool = False) -> None:
        self._document = document
        self._cell = cell
        self._forced = forced
        limit = document.derived.ruleset.wiring.activators_per_door
        self._turn: Turn = plan_turn(document.level.wires, document.derived.nets, cell, limit)
        self._settled = not self._turn.nets
        self._dropped = False

    def move(self, pointer: Pointer) -> None:
        """Elsewhere there is nothing to ask any more."""
        if pointer.cell != self._cell:
            self._settled = self._dropped = True

    def key(self, name: str) -> bool:
        """J and Enter do it, if it may be done, C in spite of a conflict; any other key lets it be."""
        if name in ("j", "enter", "c"):
            self._forced = self._forced or name == "c"
            self._settled = True
        elif name != "escape":
            self._settled = self._dropped = True
        return True

    @property
    def settled(self) -> bool:
        """Whether there is nothing more to ask."""
        return self._settled

    def plan(self) -> Plan:
        """The crossing turned, or why not."""
        if self._dropped:
            return None
        if not self._turn.change:
            return Refusal(Message("wiring.no_crossing"), (self._cell,))
        if self._turn.conflicts and not self._forced:
            return Refusal(with_names(self._document.level, self._turn.conflicts[0]), (self._cell,))
        return WireEdit.plan("cross", self._turn.change)

    def preview(self) -> Preview:
        """The crossing as it would be, both nets, and the question."""
        said = self._words()
        plan = self.plan()
        shown = replace(preview_of(plan), wires=self._turn.change, lit=frozenset(self._turn.nets))
        return replace(shown, tip=plan.message if isinstance(plan, Refusal) else brief(said)).saying(*said)

    def _words(self) -> list[Message]:
        document, turn = self._document, self._turn
        if turn.conflicts and not self._forced:
            return [Message("wiring.join_anyway")]
        names = [net_name(document, net) for net in turn.nets]
        if len(names) == 1:
            return [Message("wiring.parts", net=names[0])]
        if len(names) != 2:
            return []
        families = document.derived.nets.families
        links = [
            with_names(
                document.level,
                Message(
                    "wiring.fires" if families[sink] == "mechanism" else "wiring.drives",
                    activator=activator,
                    sink=sink,
                ),
            )
            for activator, sink in turn.gains
        ]
        return [Message("wiring.makes_one", first=names[0], second=names[1]), *links]


def plan_over(document: Document, cell: Cell) -> Plan:
    """Put the other wire of a hop on top; a refusal where no wire hops."""
    change = plan_flip(document.level.wires, cell)
    return WireEdit.plan("cross", change) if change else Refusal(Message("wiring.no_hop"), (cell,))
