"""Objects and wires on a map of another size: what is left of each inside."""

from __future__ import annotations

from collections.abc import Mapping

from editor.core.transform import shift
from schemas.model import Cell
from schemas.objects import AnyPlaced, Area
from simulation.level.level import body_cells
from simulation.wiring.grid import WireCell, WireGrid, wire_cell
from simulation.wiring.sides import BITS, neighbour

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
    """The wires shifted by `offset`; edges that leave the map are cut."""
    place = shift(*offset).cell
    cells = [(place(cell), found) for cell, found in wires.items() if inside(place(cell), size)]
    kept = ((cell, _within(cell, found, size)) for cell, found in cells)
    return WireGrid((cell, found) for cell, found in kept if found is not None)


def _cut(rect: tuple[int, int, int, int], size: Size) -> tuple[int, int, int, int] | None:
    x, y, width, height = rect
    left, top = max(x, 0), max(y, 0)
    right, bottom = min(x + width, size[0]), min(y + height, size[1])
    return (left, top, right - left, bottom - top) if left < right and top < bottom else None


def _within(cell: Cell, wires: WireCell, size: Size) -> WireCell | None:
    mask = sum(side for side in BITS[wires.mask] if inside(neighbour(cell, side), size))
    if mask == wires.mask:
        return wires
    part = tuple(sorted(group & mask for group in wires.part if group & mask))
    return wire_cell(mask, wires.x4, part, wires.label)
