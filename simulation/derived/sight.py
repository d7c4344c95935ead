"""Who could see where: lines of sight between cells, closed doors included."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.geometry.sight_kernels import fire_line, sees_line
from simulation.level.level import Array

if TYPE_CHECKING:
    from simulation.world.world import World


class Sight:
    """Answers are kept until a door moves. Symmetric: one answer serves both directions."""

    __slots__ = ("_layers", "_opaque", "_seen", "_shots", "_stops", "_width", "_world")

    def __init__(self, world: World) -> None:
        self._world = world
        self._width = world.setting.ground.width
        self._seen: dict[tuple[Cell, Cell], bool] = {}
        self._shots: dict[tuple[Cell, Cell], bool] = {}
        self._layers: tuple[Array, Array] | None = None
        self._opaque = self._stops = b""

    def forget(self) -> None:
        """A door opened or closed."""
        self._seen.clear()
        self._shots.clear()
        self._layers = None

    def between(self, a: Cell, b: Cell) -> bool:
        """Whether nothing blocks the view from `a` to `b` (CMB-02)."""
        key = (a, b) if a <= b else (b, a)
        answer = self._seen.get(key)
        if answer is None:
            self._now()
            answer = self._seen[key] = bool(sees_line(self._opaque, self._width, *a, *b))
        return answer

    def shot_between(self, a: Cell, b: Cell) -> bool:
        """Whether a shot from `a` can reach `b` (CMB-07): stricter than sight."""
        key = (a, b) if a <= b else (b, a)
        answer = self._shots.get(key)
        if answer is None:
            self._now()
            answer = self._shots[key] = bool(fire_line(self._stops, self._width, *a, *b))
        return answer

    def opaque(self) -> Array:
        """What blocks sight now, [y, x] of 0 and 1."""
        return self._now()[0]

    def stops_shots(self) -> Array:
        """What stops a shot now, [y, x] of 0 and 1."""
        return self._now()[1]

    def _now(self) -> tuple[Array, Array]:
        if self._layers is None:
            ground = self._world.setting.ground
            opaque, stops = ground.opaque.copy(), ground.stops_shots.copy()
            for door in self._world.doors.values():
                kind = self._world.catalogue.object_kind(door.kind)
                for x, y in door.cells:
                    opaque[y, x] = 0 if door.open else kind.blocks_sight
                    stops[y, x] = 0 if door.open else kind.blocks_shots
            for x, y in self._world.fallen:
                opaque[y, x] = stops[y, x] = 1
            self._layers = (opaque, stops)
            self._opaque, self._stops = opaque.tobytes(), stops.tobytes()  # quicker to read one by one
        return self._layers
