"""INV-01: who came to destroy an altar does so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from simulation.happenings.invasions import AltarDestroyed
from simulation.kernel.activities import Activity, ActivityBegan
from simulation.kernel.attempts import Attempt, Attempted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.world.creature import Creature
from simulation.world.facing import beside
from simulation.world.goals import altars

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class DestroyAltar(Attempt):
    """`actor` has worked at an altar for as long as it takes to destroy one."""

    altar: str

    def fact(self, world: World) -> tuple[Happening, ...]:
        """It is no more, unless somebody else was faster."""
        gone = (AltarDestroyed(self.actor, self.altar),) if self.altar in altars(world) else ()
        return (*gone, Deciding(self.actor))


@decides("adventurer", "INV-01")
def destroys_the_altar(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Begin to destroy the altar within reach; several work side by side, the first who is done ends it."""
    party = world.parties[creature.party]
    if party.leaving or party.goal != "destroy_altar":
        return None
    for key in altars(world):
        if beside(world.setting.level.objects[key].cell, creature.cell):
            due = world.now + world.ruleset.invasions.destroy_altar_ms
            done = Attempted(DestroyAltar(creature.id, key))
            return (ActivityBegan(Activity(creature.id, "destroy", world.now, due, done, needs=(key,))),)
    return None
