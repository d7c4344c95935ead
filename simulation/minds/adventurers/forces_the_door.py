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
from simulation.world.goals import traits_of, way_on
from simulation.world.party import Forcing, Party

if TYPE_CHECKING:
    from simulation.world.world import World


@decides("adventurer", "DOR-09", "DOR-25", "DOR-26", "DOR-27")
def forces_the_door(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """What a member does whose next step is through a locked door."""
    party = world.parties[creature.party]
    way = way_on(world, creature, party)
    door = locked_door_ahead(world, creature, way)
    if not door:
        return None
    forcing = party.doors.get(door)
    if forcing is None:
        return (*_method(world, party, door, creature), Deciding(creature.id))
    if forcing.by != creature.id and not comes_through(world, party, world.creatures[forcing.by], door):
        best = best_member(world, party, forcing.method, door, creature)
        return (MemberSent(party.id, door, best.id), Deciding(creature.id))
    if forcing.by == creature.id:
        return _work(world, creature, door, forcing)
    return wait_at(world, creature, door)


def locked_door_ahead(world: World, creature: Creature, way: Way) -> str:
    """The locked door that the next step on the way leads into, or nothing."""
    for cell in way.steps(creature.cell)[:1]:
        door = world.setting.ground.doors_at.get(cell, "")
        if door in world.doors and world.doors[door].locked and not has_key(world, creature.id, door):
            return door
    return ""


def _method(world: World, party: Party, door: str, creature: Creature) -> tuple[Happening, ...]:
    """DOR-25, DOR-26: a Locksmith always picks, else a Doorbreaker always breaks, else the dice choose."""
    traits = traits_of(world, party)
    percent = world.ruleset.doors.pick_percent
    if "locksmith" in traits:
        percent = 100
    elif "doorbreaker" in traits:
        percent = 0
    rolled = chance(world, MethodRoll(party.id, door), percent)
    method = PICK if rolled.yes else BREAK
    best = best_member(world, party, method, door, creature)
    return (MethodChosen(rolled, party.id, door, method, best.id),)


def _work(world: World, creature: Creature, door: str, forcing: Forcing) -> tuple[Happening, ...]:
    due = world.now + forcing_time(world, creature.id, door, forcing.method)
    done = Attempted(ForceDoor(creature.id, door, forcing.method))
    return (ActivityBegan(Activity(creature.id, forcing.method, world.now, due, done, needs=(door,))),)
