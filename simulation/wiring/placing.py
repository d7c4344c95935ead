"""Objects put on wires and lifted off them: neither ever joins nets, but for a timer that is taken away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from schemas.model import Cell
from simulation.wiring.change import WireChange, after, change_to
from simulation.wiring.erase import with_bridges, without_edges
from simulation.wiring.grid import (
    CROSSED,
    HOPS,
    JOINT,
    TERMINALS,
    ObjectCells,
    WireCell,
    WireGrid,
    ports,
    terminal_at,
    wire_cell,
)
from simulation.wiring.sides import BITS, Edge, edge_of


def plan_place(
    grid: WireGrid, objects: ObjectCells, object_id: str, family: str, cells: Iterable[Cell]
) -> WireChange:
    """What placing an object with these body cells does to the wires in them.

    It is attached to each of the wires there, which stay as they were; a timer parts them, one port an
    arm. Also right when it takes the place of another object. `objects` need not know it yet.
    """
    del objects, object_id  # the plan depends on neither so far
    if family not in TERMINALS:
        return WireChange()
    found = {cell: wires for cell in cells if (wires := grid.at(cell)) is not None}
    return change_to(grid, {cell: _under(wires, family) for cell, wires in found.items()})


def plan_lift(grid: WireGrid, objects: ObjectCells, object_id: str) -> WireChange:
    """What taking an object away does to the wires in its cells.

    A hop comes back. Wires that ended there side by side are pulled out one cell, so that they do not
    join; one that ran through stays. Wires at a timer heal to one.
    """
    body = sorted(cell for cell, found in objects.items() if found[0] == object_id)
    cells = [cell for cell in body if terminal_at(objects, cell) and grid.at(cell)]
    if cells and objects[cells[0]][1] == "timer":
        return _bared(grid, cells, healing=True)
    return plan_bare(grid, cells)


def plan_bare(grid: WireGrid, cells: Sequence[Cell]) -> WireChange:
    """The same for the body cells of an object, no timer, that need not be known."""
    pulled, bare = WireChange(), grid
    while edges := _to_pull(bare, cells):
        pulled = pulled.then(without_edges(bare, with_bridges(bare, edges)))
        bare = after(grid, pulled)
    return pulled.then(_bared(bare, cells, healing=False))


def _under(wires: WireCell, family: str) -> WireCell | None:
    part = ports(wires.mask) if family == "timer" else wires.groups
    return wire_cell(wires.mask, wires.x4, part, wires.label)


def _bared(grid: WireGrid, cells: Sequence[Cell], healing: bool) -> WireChange:
    found = {cell: wires for cell in cells if (wires := grid.at(cell)) is not None}
    return change_to(grid, {cell: _bare(wires, healing) for cell, wires in found.items()})


def _bare(wires: WireCell, healing: bool) -> WireCell | None:
    hop = wires.x4 in HOPS and (healing or wires.part == CROSSED)
    return wire_cell(wires.mask, wires.x4 if hop else JOINT, (), wires.label)


def _to_pull(grid: WireGrid, cells: Sequence[Cell]) -> list[Edge]:
    return [edge_of(cell, side) for cell in cells for side in BITS[_loose_sides(grid.at(cell))]]


def _loose_sides(wires: WireCell | None) -> int:
    """The sides that can't stay once no object keeps the groups of a cell apart."""
    if wires is None or len(wires.part) < 2 or wires.part == CROSSED:
        return 0
    through = [group for group in wires.part if len(BITS[group]) > 1]
    return wires.mask & ~through[0] if through else wires.mask
