"""DOR-09, DOR-23 to DOR-27: before a locked door a party picks or breaks, sends its best, and waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.derived.ways import Way
from simulation.happenings.doors import MemberSent, MethodChosen
from simulation.kernel.activities import Activity, ActivityBegan
from simulation.kernel.attempts import Attempted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.kernel.rolls import chance
from simulation.minds.walking import wait_at
from simulation.world.creature import Creature
from simulation.world.forcing import (
    BREAK,
    PICK,
    ForceDoor,
    MethodRoll,
    best_member,
    comes_through,
    forcing_time,
    has_key,
)
from simulation.world.goals import way_on

if TYPE_CHECKING:
    from simulation.world.world import World


@decides("adventurer", "DOR-25", "DOR-26")
def settles_on_a_method(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """At a locked door that its party has not tried yet. The last rule that has a say counts."""
    party = world.parties[creature.party]
    door = locked_door_ahead(world, creature, way_on(world, creature, party))
    if not door or door in party.doors:
        return None
    ask = MethodRoll(party.id, door)
    decisive = world.rules.contributions(world, ask)[-1]
    rolled = chance(world, ask, decisive.amount)
    method = PICK if rolled.yes else BREAK
    best = best_member(world, party, method, door, creature)
    return (MethodChosen(rolled, party.id, door, method, best.id, decisive.rule), Deciding(creature.id))


@decides("adventurer", "DOR-25")
def sends_the_best(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Another, when whoever was sent cannot come any more."""
    party, door = world.parties[creature.party], _tried_door_ahead(world, creature)
    if not door or party.doors[door].by == creature.id:
        return None
    forcing = party.doors[door]
    if comes_through(world, party, world.creatures[forcing.by], door):
        return None
    best = best_member(world, party, forcing.method, door, creature)
    return (MemberSent(party.id, door, best.id), Deciding(creature.id))


@decides("adventurer", "DOR-23")
def picks_the_lock(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Whoever was sent to pick it."""
    return _works(world, creature, PICK)


@decides("adventurer", "DOR-24")
def breaks_the_door_down(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Whoever was sent to break it down."""
    return _works(world, creature, BREAK)


@decides("adventurer", "DOR-09")
def waits_at_the_door(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Until whoever was sent is through with it: a locked door stops all others."""
    door = _tried_door_ahead(world, creature)
    return wait_at(world, creature, door) if door else None


def _tried_door_ahead(world: World, creature: Creature) -> str:
    """The locked door that its next step would lead into, if its party has a method for it; or nothing."""
    party = world.parties[creature.party]
    if not party.doors:
        return ""
    door = locked_door_ahead(world, creature, way_on(world, creature, party))
    return door if door in party.doors else ""


def locked_door_ahead(world: World, creature: Creature, way: Way) -> str:
    """The locked door that the next step on the way leads into, or nothing."""
    for cell in way.steps(creature.cell)[:1]:
        door = world.setting.ground.doors_at.get(cell, "")
        if door in world.doors and world.doors[door].locked and not has_key(world, creature.id, door):
            return door
    return ""


def _works(world: World, creature: Creature, method: str) -> tuple[Happening, ...] | None:
    door = _tried_door_ahead(world, creature)
    forcing = world.parties[creature.party].doors[door] if door else None
    if forcing is None or (forcing.by, forcing.method) != (creature.id, method):
        return None
    due = world.now + forcing_time(world, creature.id, door, method)
    done = Attempted(ForceDoor(creature.id, door, method))
    return (ActivityBegan(Activity(creature.id, method, world.now, due, done, needs=(door,))),)
