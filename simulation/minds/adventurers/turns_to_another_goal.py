"""INV-03, INV-32: a party whose goal is gone goes for the Master; with the Master dead, for the treasure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.invasions import GoalChanged
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.world.creature import Creature
from simulation.world.goals import cells_of_goal

if TYPE_CHECKING:
    from simulation.world.world import World

NEXT = {
    "steal": "kill_master",
    "rescue": "kill_master",
    "destroy_altar": "kill_master",
    "kill_master": "loot",
}
"""What a party goes after when its goal is gone or out of reach."""


@decides("adventurer", "INV-03", "INV-32")
def turns_to_another_goal(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Whoever notices speaks for the party."""
    party = world.parties[creature.party]
    if party.leaving or party.goal not in NEXT or cells_of_goal(world, party.goal):
        return None
    return (GoalChanged(party.id, NEXT[party.goal]), Deciding(creature.id))
