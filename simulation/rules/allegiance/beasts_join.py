"""OWN-04: a creature that lives in one of the dungeon's lairs joins it, also once the lair is built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.allegiance import JoinedDungeon
from simulation.happenings.building import Built
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(Built, "OWN-04")
def a_lair_is_moved_into(world: World, built: Built) -> tuple[Happening, ...]:
    """Whoever the level has living there, if it is up and not of the dungeon yet."""
    lair = world.setting.level.objects.get(built.object)
    if lair is None or lair.kind != "lair":
        return ()
    dwellers = (key for key in sorted(world.creatures) if _lives_in(world, key, built.object))
    return tuple(answer for key in dwellers for answer in (JoinedDungeon(key, built.object), Deciding(key)))


def _lives_in(world: World, creature: str, lair: str) -> bool:
    placed = world.setting.level.objects.get(creature)
    here = world.creatures[creature]
    return getattr(placed, "lair", "") == lair and here.free and here.side != "dungeon"
