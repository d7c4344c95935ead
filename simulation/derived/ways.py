"""Ways: distance fields to goals, and the steps that lead down them."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import TYPE_CHECKING

import numpy as np

from schemas.model import Cell
from simulation.geometry.cells import DIAGONAL, NEIGHBOURS, STRAIGHT, UNREACHABLE
from simulation.geometry.fields import distance_field, path_down
from simulation.level.level import Array

if TYPE_CHECKING:
    from simulation.world.ground import Ground

MOST_BYTES = 32_000_000
"""Fields kept at a time weigh no more; one of 96 × 96 cells takes 74 kB."""

STRAIGHTS = 4
"""So many of the neighbours, the first, lie straight ahead."""
STEPS = tuple((i, x, y, STRAIGHT if i < STRAIGHTS else DIAGONAL) for i, (x, y) in enumerate(NEIGHBOURS))
"""Order among the neighbours, where to, what it costs."""


class Way:
    """How far every cell is from the goals, never through `without`, and which neighbours are nearer."""

    __slots__ = (
        "_ahead", "_distance", "_field", "_free", "_passable", "_steps",
        "branches", "goals", "height", "width", "without",
    )  # fmt: skip

    def __init__(
        self, passable: Array, distance: Array, goals: tuple[Cell, ...], without: tuple[Cell, ...]
    ) -> None:
        self.goals, self.without = goals, without
        self.branches: dict[tuple[str, Cell], Cell | None] = {}
        """Kept for who asks: where ways round a door leave this one."""
        self.height, self.width = passable.shape
        self._passable, self._field = passable, distance
        self._free = passable.reshape(-1).data
        self._distance = distance.reshape(-1).data
        self._steps: dict[Cell, tuple[Cell, ...]] = {}
        self._ahead: dict[Cell, Cell] = {}

    def distance(self, cell: Cell) -> int | None:
        """Cost to the nearest goal (STRAIGHT and DIAGONAL steps), or None where there is no way."""
        found = self._distance[cell[1] * self.width + cell[0]]
        return None if found == UNREACHABLE else found

    def steps(self, cell: Cell) -> tuple[Cell, ...]:
        """The neighbours from which it is nearer than from here, best first; never cutting a corner."""
        steps = self._steps.get(cell)
        if steps is None:
            steps = self._steps[cell] = self._worked_out(cell)
        return steps

    def down(self, cell: Cell) -> list[Cell]:
        """The cells of the best way from a cell, without it, all at once: the same as by `steps`."""
        return path_down(self._field, self._passable, cell)

    def path(self, cell: Cell) -> Iterator[Cell]:
        """The cells of the best way from a cell, without it, one by one."""
        while steps := self.steps(cell):
            cell = steps[0]
            yield cell

    def next_of(self, cell: Cell, wanted: Container[Cell], most: int) -> Cell | None:
        """The first cell on the best way that is one of `wanted`, looked for within `most` cells.

        `wanted` is the same set at every call: how far one has looked is remembered for the next step.
        """
        steps = self.steps(cell)
        here = self._ahead.get(cell, cell)
        while steps and (here == cell or here not in wanted):
            if max(abs(here[0] - cell[0]), abs(here[1] - cell[1])) >= most:
                break
            onward = self.steps(here)
            if not onward:
                break
            here = onward[0]
        if steps:
            self._ahead[cell] = self._ahead[steps[0]] = here
        return here if here != cell and here in wanted else None

    def _worked_out(self, cell: Cell) -> tuple[Cell, ...]:
        (x, y), width, height = cell, self.width, self.height
        free, distance, at = self._free, self._distance, y * self.width + x
        here = distance[at]
        found = []
        for order, dx, dy, cost in STEPS:
            nx, ny = x + dx, y + dy
            if nx < 0 or ny < 0 or nx >= width or ny >= height:
                continue
            there = ny * width + nx
            onward = distance[there]
            if onward >= here or not free[there]:
                continue
            if order < STRAIGHTS or (free[at + dx] and free[there - dx]):
                found.append((onward + cost, order, (nx, ny)))
        found.sort()
        return tuple([step for _, _, step in found])


class Ways:
    """Fields kept by goal and by the cells that are closed to whoever asks.

    The ground never changes in play, so one of these serves all play-throughs of a setting.
    """

    __slots__ = ("_factor", "_ground", "_kept", "_most")

    def __init__(self, ground: Ground, difficult_factor: int) -> None:
        self._ground = ground
        self._factor = difficult_factor
        self._most = max(8, MOST_BYTES // (8 * ground.width * ground.height))
        self._kept: dict[tuple[tuple[Cell, ...], tuple[Cell, ...]], Way] = {}

    def to(self, goals: Iterable[Cell], without: Iterable[Cell] = ()) -> Way:
        """The way to the nearest of `goals`, never through the cells `without`."""
        key = (tuple(sorted(set(goals))), tuple(sorted(set(without))))
        way = self._kept.pop(key, None) or self._worked_out(*key)
        if len(self._kept) >= self._most:
            del self._kept[next(iter(self._kept))]  # the one not asked for the longest
        self._kept[key] = way
        return way

    def _worked_out(self, goals: tuple[Cell, ...], without: tuple[Cell, ...]) -> Way:
        passable = self._ground.walkable
        if without:
            passable = passable.copy()
            for x, y in without:
                passable[y, x] = 0
        weight = None
        if self._ground.difficult.any():
            weight = np.where(self._ground.difficult, self._factor, 1).astype(np.int64)
        return Way(passable, distance_field(passable, goals, weight=weight), goals, without)


class FallenWays:
    """The same ways, never through the cells that have caved in."""

    __slots__ = ("_fallen", "_ways")

    def __init__(self, ways: Ways, fallen: tuple[Cell, ...]) -> None:
        self._ways = ways
        self._fallen = fallen

    def to(self, goals: Iterable[Cell], without: Iterable[Cell] = ()) -> Way:
        """The way to the nearest of `goals`, never through the cells `without`."""
        return self._ways.to(goals, (*without, *self._fallen))
