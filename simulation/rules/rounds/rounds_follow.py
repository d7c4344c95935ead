"""RND-01, RND-03, RND-06, CMB-23: a round is fast turns, slow turns and its end; then the next begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.fights import (
    FightBegan,
    FightJoined,
    FightLeft,
    RoundBegan,
    RoundEnded,
    turns_of,
)
from simulation.happenings.round_effects import TouchChecked
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.queue import Phase
from simulation.kernel.registry import reacts
from simulation.kernel.scheduling import Scheduled
from simulation.minds.fighting.begins_a_fight import gets_at
from simulation.minds.fighting.stances import in_touch, wants_to_attack
from simulation.minds.fighting.turns import FAST, SLOW
from simulation.world.rounds import part_lengths, turn_order
from simulation.world.sides import enemies

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.party import Fight
    from simulation.world.world import World


@reacts(FightBegan, "RND-01")
def the_first_round_begins(world: World, began: FightBegan) -> tuple[Happening, ...]:
    """A fight begins with its first round, at once."""
    return (RoundBegan(began.fight, 1),)


@reacts(RoundBegan, "CMB-23")
def others_join(world: World, began: RoundBegan) -> tuple[Happening, ...]:
    """At the start of a round whoever wants to, and could get at an enemy in the fight, joins it."""
    fight = world.fights[began.fight]
    outside = (world.creatures[key] for key in sorted(world.creatures))
    return tuple(
        FightJoined(fight.id, creature.id)
        for creature in outside
        if creature.free and not creature.fight and creature.in_view and _joins(world, fight, creature)
    )


@reacts(RoundBegan, "RND-01", "RND-03")
def turns_are_offered(world: World, began: RoundBegan) -> tuple[Happening, ...]:
    """Every member is offered a fast turn, then those who wait a slow one; after that the round ends."""
    fight = world.fights[began.fight]
    order, tag = turn_order(world, fight), turns_of(fight.id)
    fast, slow = part_lengths(world)
    offers: list[Happening] = []
    for start, length, part in ((0, fast, FAST), (fast, slow, SLOW)):
        for index, member in enumerate(order):
            due = world.now + start + length * index // len(order)
            offers.append(Scheduled(due, Phase.TURNS, member, Deciding(member, part), tag))
    ended = RoundEnded(fight.id, began.number)
    return (*offers, Scheduled(world.now + fast + slow, Phase.EFFECTS, fight.id, ended, tag))


@reacts(RoundEnded, "CMB-23")
def touch_is_checked(world: World, ended: RoundEnded) -> tuple[Happening, ...]:
    """Who neither sees an enemy of the fight nor is seen by one is noted; all, when nobody could act."""
    fight = world.fights[ended.fight]
    stuck = not fight.acted
    lost = tuple(id for id in fight.members if stuck or not in_touch(world, fight, world.creatures[id]))
    return (TouchChecked(fight.id, lost),) if lost or fight.lost else ()


@reacts(TouchChecked, "CMB-23")
def who_lost_touch_leaves(world: World, checked: TouchChecked) -> tuple[Happening, ...]:
    """Out of touch at the end of a round, and for so many whole rounds before: out of the fight."""
    whole = world.ruleset.combat.forget_rounds
    gone = tuple(id for id, rounds in sorted(world.fights[checked.fight].lost.items()) if rounds > whole)
    return (FightLeft(checked.fight, gone), *(Deciding(id) for id in gone)) if gone else ()


@reacts(RoundEnded, "RND-08")
def the_next_round_begins(world: World, ended: RoundEnded) -> tuple[Happening, ...]:
    """A fight that is not over goes on with another round."""
    return (RoundBegan(ended.fight, ended.number + 1),) if ended.fight in world.fights else ()


def _joins(world: World, fight: Fight, creature: Creature) -> bool:
    for id in creature.in_view:
        enemy = world.creatures[id]
        if enemy.fight == fight.id and enemies(creature, enemy):
            return wants_to_attack(world, creature, enemy) and gets_at(world, creature, enemy)
    return False
