"""INV-01, INV-32: who came to rescue frees the prisoners, one after another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from simulation.happenings.invasions import PrisonerFreed
from simulation.kernel.activities import Activity, ActivityBegan
from simulation.kernel.attempts import Attempt, Attempted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.world.creature import Creature
from simulation.world.facing import beside
from simulation.world.goals import prisoners

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class FreePrisoner(Attempt):
    """`actor` has undone the bonds of `target`, if that one is still held beside it."""

    target: str

    def fact(self, world: World) -> tuple[Happening, ...]:
        """Both go on, as members of one party."""
        actor, target = world.creatures[self.actor], world.creatures[self.target]
        if target not in prisoners(world) or not beside(actor.cell, target.cell):
            return (Deciding(self.actor),)
        freed = PrisonerFreed(self.actor, self.target, actor.party)
        return (freed, Deciding(self.actor), Deciding(self.target))


@decides("adventurer", "INV-01", "INV-32")
def frees_prisoners(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Begin to free the first prisoner within reach whom nobody else is freeing."""
    party = world.parties[creature.party]
    if party.leaving or party.goal != "rescue":
        return None
    for held in prisoners(world):
        if beside(held.cell, creature.cell) and not world.needing(held.id):
            due = world.now + world.ruleset.invasions.free_prisoner_ms
            done = Attempted(FreePrisoner(creature.id, held.id))
            return (ActivityBegan(Activity(creature.id, "free", world.now, due, done, needs=(held.id,))),)
    return None
