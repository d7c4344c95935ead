"""The index of objects answers like a scan of all of them, whatever changes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from editor.app.canvas.object_index import ObjectIndex
from schemas.model import Cell
from schemas.objects import Door, Furnishing
from simulation.level.level import Level

cells = st.tuples(st.integers(0, 39), st.integers(0, 39))


@given(st.lists(st.tuples(st.integers(0, 5), cells), max_size=20))
def test_it_follows_every_change(moves: list[tuple[int, Cell]]) -> None:
    """Objects come and move; each cell knows who fills it."""
    level = Level.blank(40, 40)
    index = ObjectIndex(level)
    for number, cell in moves:
        key = f"o{number}"
        door = Door(id=key, kind="double_door", cell=cell)
        level.objects[key] = door if number % 2 else Furnishing(id=key, kind="bed", cell=cell)
        index.update({key})

    for _, cell in moves:
        assert [placed.id for placed in index.at(cell)] == [placed.id for placed in level.at(cell)]


@given(st.lists(cells, max_size=12), cells)
def test_what_lies_in_a_rectangle_is_found(places: list[Cell], corner: Cell) -> None:
    """Nothing that touches the rectangle is missed."""
    level = Level.blank(40, 40)
    level.objects = {f"b{n}": Furnishing(id=f"b{n}", kind="bed", cell=cell) for n, cell in enumerate(places)}
    rect = (corner[0], corner[1], corner[0] + 9, corner[1] + 9)

    found = {placed.id for placed in ObjectIndex(level).within(rect)}

    inside = {
        o.id
        for o in level.objects.values()
        if rect[0] <= o.cell[0] < rect[2] and rect[1] <= o.cell[1] < rect[3]
    }
    assert inside <= found
