"""Loose ends that stop just short of something: an object beside them, or another end in line."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from schemas.model import Cell
from simulation.wiring.circuits import Circuits
from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.grid import ObjectCells, WireGrid, terminal_at
from simulation.wiring.sides import BITS, OPPOSITE, SIDES, by_row, neighbour
from simulation.wiring.witness import Ways


def near_misses(
    grid: WireGrid, objects: ObjectCells, circuits: Circuits, _ways: Ways
) -> Iterator[ConnectionFinding]:
    """Each gap once: at the end for an object beside it, in the middle between two ends.

    What hangs together already is passed over. The witness are the cells that the missing wire would take.
    """
    for net in circuits.nets.numbers:
        for cell in circuits.nets.ends[net]:
            missed = _object_beside(grid, objects, circuits, net, cell)
            if missed is not None:
                key, there = missed
                message = Message("wiring.near_object", x=cell[0], y=cell[1], object=key)
                yield ConnectionFinding("W-NEAR-MISS", (key,), cell, (cell, there), message)
            elif (gap := _end_in_line(grid, objects, circuits, net, cell)) is not None:
                message = Message("wiring.near_end", x=gap[0][0], y=gap[0][1], x2=gap[-1][0], y2=gap[-1][1])
                yield ConnectionFinding("W-NEAR-MISS", (), gap[len(gap) // 2], tuple(gap), message)


def _object_beside(
    grid: WireGrid, objects: ObjectCells, circuits: Circuits, net: int, cell: Cell
) -> tuple[str, Cell] | None:
    """The object next to an end, the one straight on first, and the cell of it."""
    tail = grid.mask(cell)
    for side in (OPPOSITE[tail], *(side for side in SIDES if side not in (tail, OPPOSITE[tail]))):
        there = neighbour(cell, side)
        terminal = terminal_at(objects, there)
        if terminal is not None and terminal[0] not in circuits.nets.objects[net]:
            return terminal[0], there
    return None


def _end_in_line(
    grid: WireGrid, objects: ObjectCells, circuits: Circuits, net: int, cell: Cell
) -> list[Cell] | None:
    """The cells from an end to one that faces it, if that lies further down or to the right."""
    side = OPPOSITE[grid.mask(cell)]
    way = [cell]
    for _ in range(circuits.limits.near_miss_cells + 1):
        there = neighbour(way[-1], side)
        way.append(there)
        if terminal_at(objects, there) is not None:
            return None
        facing = grid.mask(there)
        if facing:
            joined = circuits.nets.net_of.get((there, facing)) == net
            meets = facing == side and len(BITS[facing]) == 1 and not joined
            return way if meets and by_row(cell) < by_row(there) else None
    return None
