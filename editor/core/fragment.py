"""A piece of a level: terrain, objects and the wires inside, cut out to be set down elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from editor.core.selection import Selection
from editor.core.transform import Transform, shift
from schemas.ids import new_id
from schemas.model import Cell
from schemas.objects import AnyPlaced, Creature
from simulation.level.level import LAYERS, Level, body_cells
from simulation.wiring.change import after
from simulation.wiring.erase import plan_erase
from simulation.wiring.grid import WireCell, WireGrid
from simulation.wiring.net_table import NetTable
from simulation.wiring.placing import plan_lift
from simulation.wiring.sides import BITS, Edge, edge_of, side_towards

CellValues = tuple[int, ...]
"""The values of one cell, a value for each of LAYERS."""


@dataclass(frozen=True, slots=True)
class Fragment:
    """A box of `width` × `height` cells whose top left one is (0, 0), with what was selected in it."""

    width: int
    height: int
    cells: Mapping[Cell, CellValues] = field(default_factory=dict)
    objects: tuple[AnyPlaced, ...] = ()
    wires: Mapping[Cell, WireCell] = field(default_factory=dict)
    origin: Cell = (0, 0)
    """Where its top left cell was cut out."""
    cut: int = 0
    """How many connections led out of it and were left behind."""

    @property
    def empty(self) -> bool:
        """Whether it holds nothing."""
        return not (self.cells or self.objects or self.wires)

    def transformed(self, transform: Transform) -> Fragment:
        """The same turned, mirrored or shifted, facings and wires as well."""
        width, height = transform.size
        return Fragment(
            width,
            height,
            {transform.cell(cell): values for cell, values in self.cells.items()},
            tuple(transform.placed(placed) for placed in self.objects),
            {transform.cell(cell): transform.wires(wires) for cell, wires in self.wires.items()},
            self.origin,
            self.cut,
        )

    def turned(self) -> Fragment:
        """A quarter turn clockwise."""
        return self.transformed(Transform(self.width, self.height, turns=1))

    def mirrored(self) -> Fragment:
        """Left and right exchanged."""
        return self.transformed(Transform(self.width, self.height, mirror=True))

    def at(self, corner: Cell) -> Fragment:
        """With its top left cell at `corner`."""
        return self.transformed(replace(shift(*corner), width=self.width, height=self.height))

    def renamed(self, taken: Iterable[str]) -> Fragment:
        """With a new id for every object; beds and lairs inside follow, those among `taken` are kept."""
        used = set(taken)
        homes = {key: key for key in used}
        names: dict[str, str] = {}
        for placed in self.objects:
            names[placed.id] = new_id(used)
            used.add(names[placed.id])
        homes |= names
        return replace(self, objects=tuple(_renamed(placed, names, homes) for placed in self.objects))


def _renamed(placed: AnyPlaced, names: Mapping[str, str], homes: Mapping[str, str]) -> AnyPlaced:
    changes = {"id": names[placed.id]}
    if isinstance(placed, Creature):
        changes |= {name: homes.get(getattr(placed, name), "") for name in ("bed", "lair")}
    return placed.model_copy(update=changes)


def cut_out(level: Level, selection: Selection) -> Fragment:
    """What is selected, and of wires the edges selected or with both ends in selected cells or objects."""
    footprint = selection.footprint(level)
    if not footprint:
        return Fragment(0, 0)
    xs, ys = [x for x, _ in footprint], [y for _, y in footprint]
    corner = (min(xs), min(ys))
    layers = [level.layer(name) for name in LAYERS]
    whole = Fragment(
        max(xs) - corner[0] + 1,
        max(ys) - corner[1] + 1,
        {(x, y): tuple(int(layer[y, x]) for layer in layers) for x, y in selection.cells},
        tuple(level.objects[key] for key in sorted(selection.objects) if key in level.objects),
        inner_wires(level, selection),
        corner,
    )
    return whole.at((-corner[0], -corner[1]))


def with_inner_nets(nets: NetTable, selection: Selection) -> Selection:
    """The selection and the wires whose every object is selected: they go where their objects go."""
    own = [
        number
        for number in sorted({net for key in selection.objects for net in nets.of(key)})
        if selection.objects.issuperset(nets.objects[number])
    ]
    edges: set[Edge] = {
        edge_of(cell, side) for number in own for cell, group in nets.nodes[number] for side in BITS[group]
    }
    return replace(selection, edges=selection.edges | edges)


def inner_wires(level: Level, selection: Selection) -> dict[Cell, WireCell]:
    """The wires that belong to a selection; those that lead out of it are cut at its border.

    Cut by wiring's own plans: a hop at the border is erased whole, and what an object kept apart that is
    not selected is pulled apart.
    """
    objects, edges = level.object_cells(), frozenset(inner_edges(level, selection))
    cells = {cell for edge in edges for cell in edge}
    around = {edge_of(cell, side) for cell in cells for side in BITS[level.wires.mask(cell)]}
    near = sorted({cell for edge in around for cell in edge})
    grid = WireGrid((cell, level.wires.cells[cell]) for cell in near)
    cut = after(grid, plan_erase(grid, objects, sorted(around - edges)))
    grid = WireGrid((cell, wires) for cell, wires in cut.cells.items() if cell in cells)
    left = {objects[cell][0] for cell in cells & objects.keys()} - selection.objects
    for key in sorted(left):
        grid = after(grid, plan_lift(grid, objects, key))
    return dict(grid.cells)


def inner_edges(level: Level, selection: Selection) -> list[Edge]:
    """The edges with wire that are selected or have both ends in selected cells or objects, by row."""
    inside = selection.cells | _bodies(level, selection)
    found = set(selection.edges)
    for cell in inside:
        near = (edge_of(cell, side) for side in BITS[level.wires.mask(cell)])
        found.update(edge for edge in near if edge[0] in inside and edge[1] in inside)
    return sorted(edge for edge in found if level.wires.mask(edge[0]) & side_towards(*edge))


def _bodies(level: Level, selection: Selection) -> frozenset[Cell]:
    known = selection.objects & level.objects.keys()
    return frozenset(cell for key in known for cell in body_cells(level.objects[key]))
