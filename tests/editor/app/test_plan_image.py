"""The picture of one pixel per cell is patched, and is then what a new one would be."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from editor.app.canvas.art.palette import DUNGEON
from editor.app.canvas.layers.plan import PlanImage
from editor.core.document import Document
from editor.core.edits.paint_cells import PaintCells
from simulation.level.level import Level

cells = st.tuples(st.integers(0, 15), st.integers(0, 15))


@given(st.lists(st.tuples(st.lists(cells, max_size=8), st.integers(0, 10)), max_size=6))
def test_patches_add_up_to_the_whole(strokes: list[tuple[list[tuple[int, int]], int]]) -> None:
    """After any strokes the patched picture equals one made from nothing."""
    document = Document(Level.blank(16, 16))
    plan = PlanImage(document.level, DUNGEON)
    document.subscribe(lambda change: plan.patch(document.level, change))

    for painted, value in strokes:
        document.do(PaintCells.plan(document.level, "terrain", painted, value))

    assert plan.image == PlanImage(document.level, DUNGEON).image
