"""Large shapes keep up with the hand, and are the shapes that small ones are."""

from __future__ import annotations

from time import thread_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document import Document
from editor.core.tools.drawn_shapes import EllipseTool, RectangleTool
from editor.core.tools.paint import Brush, Paint, PaintTool
from editor.core.tools.pencil import Pencil
from editor.core.tools.pointer import Pointer
from editor.core.tools.shapes import ellipse, rectangle
from schemas.model import Cell
from simulation.level.level import Level

FEW_FRAMES_S = 0.064
"""Of the processor's time, which others that are busy do not use up."""
WATER = 7
PLACES = st.tuples(st.integers(-4, 12), st.integers(-4, 12))
Box = tuple[Cell, Cell]


def covered(cell: Cell, box: Box) -> bool:
    """Whether the middle of a cell lies in the ellipse of a box, by its equation."""
    (x0, x1), (y0, y1) = sorted((box[0][0], box[1][0])), sorted((box[0][1], box[1][1]))
    across = (2 * (cell[0] - x0) + 1) / (x1 - x0 + 1) - 1
    down = (2 * (cell[1] - y0) + 1) / (y1 - y0 + 1) - 1
    return across**2 + down**2 <= 1 + 1e-9


@given(PLACES, PLACES)
def test_shapes_are_cut_at_the_edge_of_the_map(start: Cell, end: Cell) -> None:
    """Rectangle and ellipse hold the cells of the map that lie in them, also where they reach beyond."""
    level = Level.blank(9, 7)
    (x0, x1), (y0, y1) = sorted((start[0], end[0])), sorted((start[1], end[1]))
    cells = [(x, y) for y in range(7) for x in range(9)]

    assert rectangle(start, end, level).reshape(-1).tolist() == [
        x0 <= x <= x1 and y0 <= y <= y1 for x, y in cells
    ]
    assert ellipse(start, end, level).reshape(-1).tolist() == [covered(cell, (start, end)) for cell in cells]


@pytest.mark.parametrize(
    "tool",
    [
        RectangleTool(Paint(value=WATER)),
        EllipseTool(Paint(value=WATER)),
        Pencil(Paint(value=WATER), Brush(64)),
    ],
    ids=["rectangle", "ellipse", "wide pencil"],
)
def test_a_shape_over_a_large_map_keeps_up_with_the_hand(tool: PaintTool) -> None:
    """The best of some moves at 160 × 160 cells."""
    document = Document(Level.blank(256, 256))
    gesture, times = tool.begin(document, Pointer((20, 20))), []
    for x in range(170, 180):
        began = thread_time()
        gesture.move(Pointer((x, x)))
        gesture.preview()
        times.append(thread_time() - began)

    assert min(times) < FEW_FRAMES_S
