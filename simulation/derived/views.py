"""Everything derived of one world, with the revisions that say when it is stale."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from simulation.derived.connections import Connections
from simulation.derived.sight import Sight
from simulation.derived.ways import FallenWays, Way, Ways

if TYPE_CHECKING:
    from simulation.world.world import World


class Derived:
    """Sight, ways, connections of a world. `apply` of what changes opacity must call `opacity_changed`."""

    __slots__ = ("_last_way", "_world", "connections", "sight")

    def __init__(self, world: World) -> None:
        self._world = world
        self._last_way: tuple[str, int, Way] | None = None
        self.connections = Connections(world)
        self.sight = Sight(world)

    @property
    def ways(self) -> Ways | FallenWays:
        """Ways through the ground as it is now."""
        world = self._world
        return FallenWays(world.setting.ways, tuple(world.fallen)) if world.fallen else world.setting.ways

    def opacity_changed(self) -> None:
        """A door opened or closed: lines of sight are asked anew."""
        self.sight.forget()

    def way_of(self, walker: str, worked_out: Callable[[], Way]) -> Way:
        """The way that somebody is on. Several of its behaviours ask, one after another: answered once."""
        last = self._last_way
        if last is not None and last[0] == walker and last[1] == self._world.happened:
            return last[2]
        way = worked_out()
        self._last_way = (walker, self._world.happened, way)
        return way
