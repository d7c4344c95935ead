"""TRP-08: whoever is held in a web struggles, round after round, until it is free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.fights import TurnTaken
from simulation.kernel.activities import Activity, ActivityBegan
from simulation.kernel.attempts import Attempted
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.minds.fighting.turns import SLOW
from simulation.world.afflictions import Struggle, what_binds
from simulation.world.creature import Creature

if TYPE_CHECKING:
    from simulation.world.world import World

EVERYBODY = ("adventurer", "minion", "master", "dungeon", "wild", "visitor")


@decides(EVERYBODY, "TRP-08")
def struggles(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """One roll a round."""
    bond = what_binds(world, creature) if creature.afflictions else ""
    if not bond:
        return None
    due = world.now + world.ruleset.rounds.round_ms
    tried = Attempted(Struggle(creature.id, bond))
    return (ActivityBegan(Activity(creature.id, "struggle", world.now, due, tried)),)


@decides(SLOW, "TRP-08")
def struggles_in_its_turn(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """In a fight, if it could attack nobody from where it is held."""
    bond = what_binds(world, creature) if creature.afflictions else ""
    if not bond:
        return None
    turn = TurnTaken(creature.fight, creature.id, SLOW)
    return (turn, Attempted(Struggle(creature.id, bond)))
