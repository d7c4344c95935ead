"""Who could see where: lines of sight between cells, closed doors included."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.geometry.fire import line_of_fire
from simulation.geometry.sight import sees
from simulation.level.level import Array

if TYPE_CHECKING:
    from simulation.world.world import World


class Sight:
    """Answers are kept until a door moves. Symmetric: one answer serves both directions."""

    __slots__ = ("_answers", "_layers", "_world")

    def __init__(self, world: World) -> None:
        self._world = world
        self._answers: dict[tuple[str, Cell, Cell], bool] = {}
        self._layers: tuple[Array, Array] | None = None

    def forget(self) -> None:
        """A door opened or closed."""
        self._answers.clear()
        self._layers = None

    def between(self, a: Cell, b: Cell) -> bool:
        """Whether nothing blocks the view from `a` to `b` (CMB-02)."""
        return self._asked("sight", a, b)

    def shot_between(self, a: Cell, b: Cell) -> bool:
        """Whether a shot from `a` can reach `b` (CMB-07): stricter than sight."""
        return self._asked("shot", a, b)

    def opaque(self) -> Array:
        """What blocks sight now, [y, x] of 0 and 1."""
        return self._now()[0]

    def stops_shots(self) -> Array:
        """What stops a shot now, [y, x] of 0 and 1."""
        return self._now()[1]

    def _asked(self, what: str, a: Cell, b: Cell) -> bool:
        key = (what, a, b) if a <= b else (what, b, a)
        answer = self._answers.get(key)
        if answer is None:
            opaque, stops = self._now()
            answer = sees(opaque, key[1], key[2]) if what == "sight" else line_of_fire(stops, key[1], key[2])
            self._answers[key] = answer
        return answer

    def _now(self) -> tuple[Array, Array]:
        if self._layers is None:
            ground = self._world.setting.ground
            opaque, stops = ground.opaque.copy(), ground.stops_shots.copy()
            for door in self._world.doors.values():
                kind = self._world.catalogue.object_kind(door.kind)
                for x, y in door.cells:
                    opaque[y, x] = 0 if door.open else kind.blocks_sight
                    stops[y, x] = 0 if door.open else kind.blocks_shots
            self._layers = (opaque, stops)
        return self._layers
