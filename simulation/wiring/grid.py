"""The wires of a level: per cell its sides with wire, the state of a crossing, the groups at an object.

Truth is the set of unit edges, one state for each four-way cell, and a partition of the wire ends in
objects' cells. Lines and nets are derived from it, never stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from schemas.model import Cell
from simulation.wiring.sides import (
    ALL,
    BITS,
    HORIZONTAL,
    OPPOSITE,
    VERTICAL,
    Edge,
    by_row,
    edge_of,
    side_towards,
)

Family: TypeAlias = Literal["activator", "mechanism", "timer", "door", "padlock", "other"]
ObjectCells: TypeAlias = Mapping[Cell, tuple[str, str]]
"""Every body cell of every object → (object id, family). A family outside TERMINALS is as good as absent."""

TERMINALS = ("activator", "mechanism", "timer", "door", "padlock")
"""Families that wires attach to; all else (beds, treasure, …) lies over wires without touching them."""
SINKS = ("mechanism", "door", "padlock")
"""Those of them at which a signal does something."""

MOST_WIRED_CELLS = 131_072
"""Cells with wire in a level: more than any dungeon has; nets of more would take too long to trace."""
NO_CROSSING, HOP_H, HOP_V, JOINT = 0, 1, 2, 3
HOPS = (HOP_H, HOP_V)
CROSSED = (VERTICAL, HORIZONTAL)
"""The groups of two wires that cross without touching."""
AXIS_OF_STRAIGHT = {VERTICAL: HOP_V, HORIZONTAL: HOP_H}

Groups: TypeAlias = tuple[int, ...]
"""Masks of sides that belong together in one cell, sorted."""


class WireCell(NamedTuple):
    """The wires of one cell; immutable and shared.

    `mask`: sides with wire. `x4`: HOP_H, HOP_V (that axis on top) or JOINT, exactly in four-way cells
    without object; in an object's cell it is the axis that comes back when the object is lifted off a
    hop. `part`: in an object's cell the groups of its wire ends, else (); in a timer's each side alone.
    `label`: a name written on the wire here.
    """

    mask: int
    x4: int = NO_CROSSING
    part: Groups = ()
    label: str = ""

    @property
    def groups(self) -> Groups:
        """The sides that are one wire, group by group."""
        if self.part:
            return self.part
        return CROSSED if self.x4 in HOPS else (self.mask,)

    def group(self, side: int) -> int:
        """The group that holds this side, 0 when there is no wire on it."""
        return next((group for group in self.groups if group & side), 0)


@cache
def wire_cell(mask: int, x4: int = NO_CROSSING, part: Groups = (), label: str = "") -> WireCell | None:
    """The one shared, consistent value of a cell: `x4` and `label` are dropped where they can't be.

    Two wires that cross in an object's cell have an axis on top; the horizontal one if none is said.
    """
    if not mask:
        return None
    if part == CROSSED and x4 not in HOPS:
        x4 = HOP_H
    keeps_axis = part in (CROSSED, ports(ALL)) and x4 in HOPS
    if mask != ALL or (part and not keeps_axis):
        x4 = NO_CROSSING
    return WireCell(mask, x4, part, label)


def ports(mask: int) -> Groups:
    """Every side alone: the groups in a timer's cell."""
    return BITS[mask]


def terminal_at(objects: ObjectCells, cell: Cell) -> tuple[str, str] | None:
    """The object (id, family) that wires in this cell attach to."""
    found = objects.get(cell)
    return found if found is not None and found[1] in TERMINALS else None


class WireGrid:
    """The wires of one level. Read `cells`; only `change.apply` and the file reader write."""

    __slots__ = ("_cells",)

    def __init__(self, cells: Iterable[tuple[Cell, WireCell]] = ()) -> None:
        self._cells: dict[Cell, WireCell] = dict(cells)

    @property
    def cells(self) -> Mapping[Cell, WireCell]:
        """Every cell with wire."""
        return self._cells

    def at(self, cell: Cell) -> WireCell | None:
        """The wires of a cell, None without any."""
        return self._cells.get(cell)

    def mask(self, cell: Cell) -> int:
        """The sides of a cell that have wire."""
        found = self._cells.get(cell)
        return found.mask if found is not None else 0

    def has(self, edge: Edge) -> bool:
        """Whether wire leads from the one cell to the other."""
        here, there = edge
        side = side_towards(here, there)
        return bool(self.mask(here) & side and self.mask(there) & OPPOSITE[side])

    def groups(self, cell: Cell) -> Groups:
        """The wires of a cell as groups of sides, () without any."""
        found = self._cells.get(cell)
        return found.groups if found is not None else ()

    def labels(self) -> dict[Cell, str]:
        """The names written on wires, by cell; in a cell of two wires it belongs to its first group."""
        return {cell: self._cells[cell].label for cell in self.sorted_cells() if self._cells[cell].label}

    def sorted_cells(self) -> list[Cell]:
        """Cells with wire, row by row."""
        return sorted(self._cells, key=by_row)

    def edges(self) -> Iterator[tuple[Cell, Cell]]:
        """Every unit edge once, row by row."""
        for cell in self.sorted_cells():
            for side in BITS[self._cells[cell].mask & 6]:  # east and south
                yield edge_of(cell, side)

    def put(self, cell: Cell, wires: WireCell | None) -> None:
        """Replace the wires of a cell; keeping both ends of an edge in step is the caller's part."""
        if wires is None:
            self._cells.pop(cell, None)
        else:
            self._cells[cell] = wires

    def copy(self) -> WireGrid:
        """An independent copy; cells are immutable and shared."""
        return WireGrid(self._cells.items())

    def __len__(self) -> int:
        return len(self._cells)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, WireGrid) and self._cells == other._cells

    __hash__ = None  # type: ignore[assignment]  # a grid changes; equality is by content

    def __getstate__(self) -> tuple[dict[Cell, WireCell], ...]:
        return (self._cells,)

    def __setstate__(self, state: tuple[dict[Cell, WireCell], ...]) -> None:
        self._cells = state[0]

    def __repr__(self) -> str:
        return f"WireGrid({len(self._cells)} cells)"
