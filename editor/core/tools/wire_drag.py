"""A drag of the Wiring tool: corners and an L or a found way to the pointer, told before it is drawn."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from editor.core.document import Document, Plan
from editor.core.edits.wire_edit import WireEdit
from editor.core.naming import with_names
from editor.core.net_names import keeping_names
from editor.core.refusal import Refusal
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview, preview_of
from editor.core.tools.tool import Gesture
from editor.core.tools.wire_ground import WireGround
from editor.core.tools.wire_words import brief, told
from schemas.message import Message
from schemas.model import Cell
from simulation.wiring.drag import DragPlan
from simulation.wiring.grid import terminal_at
from simulation.wiring.path import drag_path, l_corners, turns
from simulation.wiring.targets import Targets


class WireDrag(Gesture):
    """Corners fixed so far and the way to the pointer.

    The first move off a corner chooses the first leg, Space flips it, Shift keeps straight, A finds a way
    round what is there, Backspace frees the last corner, Alt or C draws what would be refused. Dragged from
    press to release it is one wire. Let go where it began it goes on with clicks: each fixes a corner; one on
    an object or a wire, a second one in the same cell, or Enter ends it. While the button is held Enter
    fixes.
    """

    by_clicks: ClassVar[bool] = True
    verb: ClassVar[str] = "draw"

    def __init__(
        self, document: Document, pointer: Pointer, *, ground: WireGround | None = None, forced: bool = False
    ) -> None:
        """`forced`: draw conflicts without Alt as well; the level check flags them."""
        self._document = document
        self._ground = ground or WireGround.of(document)
        self._forced = forced
        self._fixed = [self._ground.inside(pointer.cell)]
        self._begun_at = pointer.cell
        self._pointer = pointer
        self._horizontal_first: bool | None = None
        self.routing = False
        self._held = True
        self._left_start = False
        self._clicking = False
        self._settled = False
        self._routed: tuple[Cell, Cell, list[Cell] | None] | None = None
        self._targets: tuple[DragPlan, Targets] | None = None

    def move(self, pointer: Pointer) -> None:
        """The last leg follows the pointer; back on the corner, the next move chooses the leg anew."""
        self._pointer = pointer
        dx, dy = (now - then for now, then in zip(pointer.cell, self._fixed[-1], strict=True))
        self._left_start = self._left_start or pointer.cell != self._begun_at
        if (dx, dy) == (0, 0):
            self._horizontal_first = None
        elif self._horizontal_first is None:
            self._horizontal_first = abs(dx) >= abs(dy)

    def key(self, name: str) -> bool:
        """Space, A, C, Enter, Backspace as above; `corner` fixes one in any case."""
        if name == "space":
            self._horizontal_first = self._horizontal_first is False
        elif name == "a":
            self.routing = not self.routing
        elif name == "c":
            self._forced = not self._forced
        elif name == "corner" or (name == "enter" and self._held):
            self._fix()
        elif name == "enter":
            self._settled = not isinstance(self.plan(), Refusal)
        elif name == "backspace":
            if len(self._fixed) > 1:
                self._fixed.pop()
        else:
            return False
        return True

    def press(self, pointer: Pointer) -> bool:
        """A click begins."""
        self._clicking = True
        self.move(pointer)
        return True

    def release(self, pointer: Pointer) -> bool:
        """The end of a drag; or a click, which ends on an object, a wire or in the same cell."""
        self.move(pointer)
        was_held, self._held = self._held, False
        if was_held and not self._clicking:
            return self._left_start
        end = self.corners()[-1]
        if end == self._fixed[-1]:
            return True
        if not self._ends_at(end):
            self._fix()
            return False
        return not isinstance(self.plan(), Refusal)

    @property
    def settled(self) -> bool:
        """Whether Enter ended it."""
        return self._settled

    def corners(self) -> list[Cell]:
        """All corners from the press to the pointer."""
        start, end = self._fixed[-1], self._ground.inside(self._pointer.cell)
        if self.routing:
            return [*self._fixed[:-1], *(self._way(start, end) or (start,))]
        if self._pointer.shift:
            across = abs(end[0] - start[0]) >= abs(end[1] - start[1])
            end = (end[0], start[1]) if across else (start[0], end[1])
        return [*self._fixed[:-1], *l_corners(start, end, self._horizontal_first is not False)]

    def drag(self) -> DragPlan:
        """What wiring makes of it."""
        return self._ground.drag(self.corners(), self._forced or self._pointer.alt)

    def targets(self, drag: DragPlan) -> Targets:
        """Where it may still end; the same answers as long as nothing else hangs on it."""
        known = self._targets
        if known is None or (known[0].circuit, known[0].reach) != (drag.circuit, drag.reach):
            known = self._targets = (drag, self._ground.targets(drag))
        return known[1]

    def plan(self) -> Plan:
        """Draw the wire, or the reason why not."""
        return self._plan_of(self.drag())

    def preview(self) -> Preview:
        """New wire, dots, arcs, attached objects, where it may end, and the sentences of the drag."""
        drag = self.drag()
        plan = self._plan_of(drag)
        said = told(drag, self._ground)
        shown = replace(preview_of(plan), drag=drag, targets=self.targets(drag), tip=brief(said))
        if isinstance(plan, Refusal):
            shown = replace(shown, tip=plan.message, wires=self._ground.before.then(drag.change))
        return shown.saying(
            *said, Message("tool.wire_keys_brief" if len(drag.path) > 1 else "tool.wire_starts")
        )

    def _plan_of(self, drag: DragPlan) -> Plan:
        level = self._document.level
        if self._lost():
            ends = (self._fixed[-1], self._ground.inside(self._pointer.cell))
            return Refusal(Message("edit.no_way_for_wire"), ends)
        if drag.refusal is not None:
            return Refusal(with_names(level, drag.refusal), drag.path, drag.attached)
        change = self._ground.before.then(drag.change)
        return WireEdit.plan_more(level, self.verb, keeping_names(self._document, change, drag.path))

    def _fix(self) -> None:
        """The corners up to the pointer, without what was taken back."""
        corners = drag_path(self.corners())
        self._fixed = [corners[0], *turns(corners), *(corners[-1:] if len(corners) > 1 else [])]
        self._horizontal_first = None

    def _ends_at(self, cell: Cell) -> bool:
        """Whether a click there ends the drag: on an object that wires attach to, or on wire."""
        return terminal_at(self._ground.objects, cell) is not None or bool(self._ground.grid.mask(cell))

    def _way(self, start: Cell, end: Cell) -> list[Cell] | None:
        if self._routed is None or self._routed[:2] != (start, end):
            avoid = frozenset(drag_path(self._fixed)) - {start, end}
            self._routed = (start, end, self._ground.route(start, end, avoid))
        return self._routed[2]

    def _lost(self) -> bool:
        """Whether a way was asked for and there is none."""
        end = self._ground.inside(self._pointer.cell)
        return self.routing and self._way(self._fixed[-1], end) is None
