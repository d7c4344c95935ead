"""Outlines of sets of cells."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.app.canvas.art.outlines import cells_in, loops, outline, top_left

cells = st.frozensets(st.tuples(st.integers(0, 6), st.integers(0, 6)), max_size=30)


def _area(loop: list[tuple[int, int]]) -> float:
    """Signed: positive when clockwise (y grows downwards)."""
    pairs = zip(loop, loop[1:] + loop[:1], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) / 2


@given(cells)
def test_outlines_enclose_exactly_the_cells(chosen: frozenset[tuple[int, int]]) -> None:
    """The areas of all outlines, holes counted against, sum up to the number of cells."""
    assert sum(_area(loop) for loop in loops(chosen)) == len(chosen)


@given(cells)
def test_outlines_have_corners_only(chosen: frozenset[tuple[int, int]]) -> None:
    """No outline has a point in the middle of a straight piece."""
    for loop in loops(chosen):
        trios = zip(loop[-1:] + loop[:-1], loop, loop[1:] + loop[:1], strict=True)
        assert all((a[0] == b[0]) != (b[0] == c[0]) for a, b, c in trios)


@pytest.mark.parametrize(
    ("drawn", "count"),
    [(cells_in(0, 0, 3, 2), 1), (cells_in(0, 0, 3, 3) - {(1, 1)}, 2), ({(0, 0), (1, 1)}, 2), (set(), 0)],
    ids=["a box", "a ring", "two that touch at a corner", "nothing"],
)
def test_number_of_outlines(drawn: set[tuple[int, int]], count: int) -> None:
    """Holes and separate parts have outlines of their own."""
    assert len(loops(drawn)) == count


def test_an_outline_is_scaled_to_the_cell_size() -> None:
    """Two cells side by side at 10 px."""
    box = outline({(1, 2), (2, 2)}, 10).boundingRect()

    assert (box.left(), box.top(), box.width(), box.height()) == (10, 20, 20, 10)


def test_labels_go_to_the_first_cell_of_the_top_row() -> None:
    """Northernmost first, then westernmost."""
    assert top_left({(0, 3), (4, 1), (2, 1)}) == (2, 1)
