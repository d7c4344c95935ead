"""Objects and wires on a map of another size: what is left of each inside."""

from __future__ import annotations

from collections.abc import Mapping

from editor.core.transform import shift
from schemas.model import Cell
from schemas.objects import AnyPlaced, Area
from simulation.level.level import body_cells
from simulation.wiring.change import after
from simulation.wiring.erase import plan_erase
from simulation.wiring.grid import WireCell, WireGrid

Size = tuple[int, int]


def inside(cell: Cell, size: Size) -> bool:
    """Whether a map of that size has the cell."""
    return 0 <= cell[0] < size[0] and 0 <= cell[1] < size[1]


def clipped_object(placed: AnyPlaced, size: Size, offset: Cell = (0, 0)) -> AnyPlaced | None:
    """The object shifted by `offset`, an area cut to the map; None when nothing, or half a body, fits."""
    moved = shift(*offset).placed(placed)
    if not isinstance(moved, Area):
        return moved if all(inside(cell, size) for cell in body_cells(moved)) else None
    rects = tuple(cut for rect in moved.rects if (cut := _cut(rect, size)))
    if not rects:
        return None
    label = (min(max(moved.cell[0], 0), size[0] - 1), min(max(moved.cell[1], 0), size[1] - 1))
    return moved.model_copy(update={"rects": rects, "cell": label})


def clipped_wires(wires: Mapping[Cell, WireCell], size: Size, offset: Cell = (0, 0)) -> WireGrid:
    """The wires shifted by `offset`; edges that leave the map are erased, and hops at its rim with them."""
    place = shift(*offset).cell
    grid = WireGrid(wires.items())
    leaving = [edge for edge in grid.edges() if not all(inside(place(cell), size) for cell in edge)]
    kept = after(grid, plan_erase(grid, {}, leaving)).cells
    return WireGrid((place(cell), found) for cell, found in kept.items())


def _cut(rect: tuple[int, int, int, int], size: Size) -> tuple[int, int, int, int] | None:
    x, y, width, height = rect
    left, top = max(x, 0), max(y, 0)
    right, bottom = min(x + width, size[0]), min(y + height, size[1])
    return (left, top, right - left, bottom - top) if left < right and top < bottom else None
