"""Everything derived of one world, with the revisions that say when it is stale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.derived.sight import Sight
from simulation.derived.ways import Ways

if TYPE_CHECKING:
    from simulation.world.world import World


class Derived:
    """Sight and ways of a world. `apply` of a happening that changes opacity must call `opacity_changed`."""

    __slots__ = ("sight", "ways")

    def __init__(self, world: World) -> None:
        self.sight = Sight(world)
        self.ways: Ways = world.setting.ways

    def opacity_changed(self) -> None:
        """A door opened or closed: lines of sight are asked anew."""
        self.sight.forget()
