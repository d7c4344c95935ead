"""What a gesture would do, ready to be drawn: taken from the very edit that finishing would give."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from editor.core.change import Region
from editor.core.document import Plan
from editor.core.edits.group import EditGroup
from editor.core.edits.object_edit import ObjectEdit
from editor.core.edits.paint_cells import PaintCells
from editor.core.edits.wire_edit import WireEdit
from editor.core.refusal import Refusal
from editor.core.selection import Selection
from schemas.message import Message
from schemas.model import Cell
from schemas.objects import AnyPlaced
from simulation.wiring.change import WireChange
from simulation.wiring.drag import DragPlan
from simulation.wiring.targets import Targets

MOST_CELLS = 50_000
"""More cells than this are shown by their bounds, so that the hint keeps up with the pointer."""


@dataclass(frozen=True, slots=True)
class Preview:
    """What will be painted, stand there, be gone, be wired; why it may not; and in words.

    `layer` and `value` belong to `cells`; `value` is None where cells get different ones.
    """

    cells: frozenset[Cell] = frozenset()
    layer: str = ""
    value: int | None = None
    objects: tuple[AnyPlaced, ...] = ()
    gone: frozenset[str] = frozenset()
    wires: WireChange = WireChange()
    drag: DragPlan | None = None
    targets: Targets | None = None
    """While a wire is drawn: where it may still end."""
    lit: frozenset[int] = frozenset()
    """Nets to show at full strength."""
    glow: frozenset[str] = frozenset()
    """Objects that are part of it."""
    notes: tuple[tuple[Cell, Message], ...] = ()
    """Short words to write at cells: the delay at each sink."""
    tip: Message | None = None
    """What to say beside the pointer where nothing is refused and nothing warned of."""
    band: Region | None = None
    """A rubber band, the rectangle of an area, the bounds of what is pasted."""
    line: tuple[Cell, ...] = ()
    """The ends of a ruler."""
    selection: Selection | None = None
    """What would be selected."""
    refusal: Refusal | None = None
    warning: Message | None = None
    """What the designer may do, but should know before."""
    says: tuple[Message, ...] = ()
    """For the status line and the tip at the pointer, the most important first."""

    def saying(self, *messages: Message) -> Preview:
        """The same with these sentences after the refusal's and the warning."""
        reasons = (self.refusal.message if self.refusal else None, self.warning)
        first = tuple(each for each in reasons if each is not None)
        return replace(self, says=(*first, *(each for each in messages if each not in first)))


def preview_of(plan: Plan) -> Preview:
    """The preview of an edit or a refusal; nothing to show for None."""
    if isinstance(plan, Refusal):
        return Preview(refusal=plan, says=(plan.message,))
    if isinstance(plan, EditGroup):
        shown = Preview()
        for edit in plan.edits:
            shown = _over(shown, preview_of(edit))
        return shown
    if isinstance(plan, PaintCells):
        return _painted(plan)
    if isinstance(plan, ObjectEdit):
        kept = {placed.id for placed in plan.after}
        gone = frozenset(placed.id for placed in plan.before if placed.id not in kept)
        return Preview(objects=plan.after, gone=gone, wires=plan.wires)
    return Preview(wires=plan.wires) if isinstance(plan, WireEdit) else Preview()


def _painted(edit: PaintCells) -> Preview:
    if len(edit.index) > MOST_CELLS:
        return Preview(layer=edit.layer, band=edit.change.region)
    ys, xs = np.divmod(edit.index, edit.columns)
    cells = frozenset(zip(xs.tolist(), ys.tolist(), strict=True))
    values = np.unique(edit.after).tolist()
    return Preview(cells=cells, layer=edit.layer, value=values[0] if len(values) == 1 else None)


def _over(first: Preview, second: Preview) -> Preview:
    """Both previews; terrain counts before the other layers."""
    base = second if second.cells and not first.cells else first
    return replace(
        base,
        objects=(*first.objects, *second.objects),
        gone=first.gone | second.gone,
        wires=first.wires.then(second.wires),
    )
