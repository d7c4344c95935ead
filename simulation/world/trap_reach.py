"""TRP-08, TRP-10: the cells that a part of a trap acts on or watches where a level has it, for the editor."""

from __future__ import annotations

from collections.abc import Callable

from schemas.catalogue import Catalogue
from schemas.catalogue.mechanisms import MechanismPart
from schemas.model import Cell
from schemas.objects import Activator, Door, Mechanism
from simulation.geometry.areas import around, burst, straight_line
from simulation.geometry.sight import sees
from simulation.level.level import Level, body_cells
from simulation.world.facing import OFFSETS
from simulation.world.ground import ground_of

RULES = ("TRP-08",)


class TrapReach:
    """One level as it is: closed doors stop shots and sight; what is planned is shown as if it stood."""

    def __init__(self, level: Level, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        ground = ground_of(level, catalogue)
        self._shots, self._opaque = ground.stops_shots.copy(), ground.opaque.copy()
        for placed in level.of_family("door"):
            if isinstance(placed, Door) and placed.built and not placed.open:
                self._shut(level, placed)

    def _shut(self, level: Level, door: Door) -> None:
        kind = self._catalogue.object_kind(door.kind)
        if kind.door is None or not kind.door.has_leaf:
            return
        for x, y in body_cells(door):
            if level.contains((x, y)):
                self._shots[y, x] = not kind.door.lets_shots_through
                self._opaque[y, x] = not kind.door.see_through

    def cells(self, placed: Mechanism | Activator) -> tuple[Cell, ...]:
        """What a mechanism reaches, or where it lets creatures out; what an activator watches."""
        x, y = placed.cell
        height, width = self._shots.shape
        if not (0 <= x < width and 0 <= y < height):
            return ()
        kind = self._catalogue.object_kind(placed.kind)
        if kind.mechanism is not None:
            return tuple(_PATTERNS[kind.mechanism.pattern](self, placed, kind.mechanism))
        part = kind.activator
        if part is None or part.trips_when == "operated":
            return ()
        if part.reach and self._opaque[y, x]:
            return tuple(straight_line(self._opaque, placed.cell, placed.facing, part.reach))
        return body_cells(placed)

    def _around(self, placed: Mechanism | Activator, part: MechanismPart) -> list[Cell]:
        return around(self._shots, placed.cell, part.reach)

    def _burst(self, placed: Mechanism | Activator, part: MechanismPart) -> list[Cell]:
        return burst(self._shots, self._middle(placed), part.reach)

    def _line(self, placed: Mechanism | Activator, part: MechanismPart) -> list[Cell]:
        return straight_line(self._shots, placed.cell, placed.facing, part.reach)

    def _in_sight(self, placed: Mechanism | Activator, part: MechanismPart) -> list[Cell]:
        return [cell for cell in self._around(placed, part) if sees(self._opaque, placed.cell, cell)]

    def _released(self, placed: Mechanism | Activator, part: MechanismPart) -> list[Cell]:
        return self._burst(placed, part) if part.releases else []

    def _middle(self, placed: Mechanism | Activator) -> Cell:
        """The cell in front of what sits in a wall."""
        x, y = placed.cell
        if not self._shots[y, x]:
            return placed.cell
        dx, dy = OFFSETS[placed.facing]
        return x + dx, y + dy


_PATTERNS: dict[str, Callable[[TrapReach, Mechanism | Activator, MechanismPart], list[Cell]]] = {
    "around": TrapReach._around,
    "burst": TrapReach._burst,
    "cloud": TrapReach._burst,
    "line": TrapReach._line,
    "first_on_line": TrapReach._line,
    "nearest": TrapReach._in_sight,
    "none": TrapReach._released,
}
"""How each pattern of the catalogue picks cells: the same as in play, whoever stands there."""
