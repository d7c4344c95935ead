"""A change of wires as a value: per cell before and after. Applying and reverting are mirror images."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from schemas.model import Cell
from simulation.wiring.grid import WireCell, WireGrid
from simulation.wiring.sides import by_row

CellChange = tuple[Cell, WireCell | None, WireCell | None]


@dataclass(frozen=True, slots=True)
class WireChange:
    """What an edit does to wires: (cell, before, after), row by row, no cell twice, no no-ops."""

    cells: tuple[CellChange, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.cells)

    @property
    def touched(self) -> tuple[Cell, ...]:
        """The cells that change."""
        return tuple(cell for cell, _, _ in self.cells)

    def then(self, later: WireChange) -> WireChange:
        """This change followed by `later`, as one."""
        before = {cell: was for cell, was, _ in reversed((*self.cells, *later.cells))}
        after = {cell: now for cell, _, now in (*self.cells, *later.cells)}
        return change_of(before, after)

    def reversed(self) -> WireChange:
        """The change that takes this one back."""
        return WireChange(tuple((cell, after, before) for cell, before, after in self.cells))

    def to_data(self) -> list[Any]:
        """Plain lists for JSON: [x, y, before, after], a state being null or [mask, x4, part, label]."""
        return [[*cell, _state_data(before), _state_data(after)] for cell, before, after in self.cells]

    @classmethod
    def from_data(cls, data: Iterable[Any]) -> WireChange:
        """What `to_data` wrote; TypeError or ValueError when it did not."""
        return cls(tuple(((x, y), _state_from(was), _state_from(now)) for x, y, was, now in data))


def change_of(before: Mapping[Cell, WireCell | None], after: Mapping[Cell, WireCell | None]) -> WireChange:
    """The change from `before` to `after`, both given for the same cells; equal states are left out."""
    cells = sorted(after, key=by_row)
    changes = ((cell, before[cell], after[cell]) for cell in cells)
    return WireChange(tuple(change for change in changes if change[1] != change[2]))


def change_to(grid: WireGrid, after: Mapping[Cell, WireCell | None]) -> WireChange:
    """The change that brings these cells of the grid to the given states."""
    return change_of({cell: grid.at(cell) for cell in after}, after)


def apply(grid: WireGrid, change: WireChange) -> None:
    """Make the change. ValueError, and nothing done, when the grid is not as it was planned on."""
    for cell, before, _ in change.cells:
        if grid.at(cell) != before:
            raise ValueError(f"the wires at {cell} are {grid.at(cell)}, the change was planned on {before}")
    for cell, _, after in change.cells:
        grid.put(cell, after)


def revert(grid: WireGrid, change: WireChange) -> None:
    """Take the change back; the same conditions as `apply`."""
    apply(grid, change.reversed())


def after(grid: WireGrid, change: WireChange) -> WireGrid:
    """A copy of the grid with the change made."""
    result = grid.copy()
    apply(result, change)
    return result


def _state_data(wires: WireCell | None) -> list[Any] | None:
    return None if wires is None else [wires.mask, wires.x4, list(wires.part), wires.label]


def _state_from(data: Any) -> WireCell | None:
    if data is None:
        return None
    mask, x4, part, label = data
    return WireCell(mask, x4, tuple(part), label)
