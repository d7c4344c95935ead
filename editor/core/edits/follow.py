"""Wires that follow moved objects: which move along, which are taken up and laid anew, with no link changed.

A wire between two moved objects moves along. What leads from a moved object to a joint, an end or another
object is its private run: taken up, and laid anew to where the object is now. A wire that runs through a
moved object stays, and a branch is laid to the object.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from editor.core.transform import Transform
from schemas.model import Cell
from schemas.objects import AnyPlaced
from simulation.level.level import Level, body_cells
from simulation.wiring.arm import arm
from simulation.wiring.grid import CROSSED, WireCell, terminal_at
from simulation.wiring.sides import BITS, Edge, edge_of


@dataclass(frozen=True, slots=True)
class Carried:
    """How a selection whose top left cell was `origin` was carried off: by `transform` within its box."""

    origin: Cell
    transform: Transform

    def cell(self, cell: Cell) -> Cell:
        """Where a cell of the selection is now."""
        return self.transform.cell((cell[0] - self.origin[0], cell[1] - self.origin[1]))

    def sides(self, mask: int) -> int:
        """Where sides of a cell point now."""
        return self.transform.mask(mask)


@dataclass(frozen=True, slots=True)
class Run:
    """A wire to lay anew, from its anchor, which stays, to its plug, which moved; without edges a branch.

    `joined` and `held`: the sides that are one wire with it at the plug and at the anchor, its own included.
    `along`: those at the plug whose wires move along.
    """

    edges: tuple[Edge, ...]
    plug: Cell
    joined: int
    along: int
    anchor: Cell
    held: int


def edges_between(level: Level, ids: Iterable[str]) -> frozenset[Edge]:
    """The edges of all wires that lead from one of these objects straight to another, or back to itself."""
    cells, wanted = level.object_cells(), frozenset(ids)
    found: set[Edge] = set()
    for key in sorted(wanted & level.objects.keys()):
        for cell in body_cells(level.objects[key]):
            wires = level.wires.at(cell)
            for side in BITS[wires.mask] if wires is not None and cell in cells else ():
                if edge_of(cell, side) in found:
                    continue
                reached = arm(level.wires, cells, cell, side)
                terminal = terminal_at(cells, reached.end[0])
                if terminal is not None and terminal[0] in wanted:
                    found.update(reached.edges)
    return frozenset(found)


def runs_of(level: Level, objects: Iterable[AnyPlaced], inner: frozenset[Edge]) -> list[Run]:
    """The runs of these objects that lead out of the selection, whose own edges are `inner`."""
    cells = level.object_cells()
    found: list[Run] = []
    for cell in (cell for placed in objects for cell in body_cells(placed)):
        wires = level.wires.at(cell)
        if wires is None or not wires.part:
            continue
        arms = {side: arm(level.wires, cells, cell, side) for side in BITS[wires.mask]}
        outer = sum(side for side, way in arms.items() if not inner.issuperset(way.edges))
        staying = _staying(wires, outer)
        for group in wires.groups:
            if group in staying:
                found.append(Run((), cell, group, group & ~outer, cell, group & outer))
                continue
            found += [
                Run(arms[side].edges, cell, group, group & ~outer, *arms[side].end)
                for side in BITS[group & outer]
            ]
    return found


def _staying(wires: WireCell, outer: int) -> list[int]:
    """The groups that run through with sides that don't move along: both of a hop, else the first.

    Two bends side by side would touch without the object; of them one is taken up, arm by arm.
    """
    through = [group for group in wires.part if len(BITS[group & outer]) > 1]
    return through if wires.part == CROSSED else through[:1]
