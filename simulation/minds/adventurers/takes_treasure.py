"""INV-01, INV-32: who came for treasure, or may take some, fills its bags where it lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from simulation.happenings.invasions import TreasureTaken
from simulation.kernel.activities import Activity, ActivityBegan
from simulation.kernel.attempts import Attempt, Attempted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.world.creature import Creature
from simulation.world.facing import at_hand
from simulation.world.goals import carries_more

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class TakeTreasure(Attempt):
    """`actor` wants to fill its bags at a treasure."""

    treasure: str

    def fact(self, world: World) -> tuple[Happening, ...]:
        """As much as is left and it can carry."""
        amount = min(world.treasure[self.treasure], carries_more(world, world.creatures[self.actor]))
        taken = (TreasureTaken(self.actor, self.treasure, amount),) if amount else ()
        return (*taken, Deciding(self.actor))


@decides("adventurer", "INV-01", "INV-32")
def takes_treasure(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Begin to take treasure that is wanted, in its cell or from beside it: several may help themselves."""
    party = world.parties[creature.party]
    if party.leaving or party.goal not in ("steal", "loot") or not carries_more(world, creature):
        return None
    objects = world.setting.level.objects
    for key in sorted(world.treasure):
        if world.treasure[key] > 0 and at_hand(objects[key].cell, creature.cell):
            due = world.now + world.ruleset.invasions.take_treasure_ms
            doing = Attempted(TakeTreasure(creature.id, key))
            return (ActivityBegan(Activity(creature.id, "take", world.now, due, doing, needs=(key,))),)
    return None
