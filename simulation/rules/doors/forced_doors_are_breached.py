"""DOR-27, DOR-28: a success breaches; failures change the method, then the door is given up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.doors import (
    DoorBreached,
    DoorGivenUp,
    DoorRammed,
    LockPicked,
    MethodChanged,
)
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.world.forcing import OTHER, best_member

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts((LockPicked, DoorRammed), "DOR-28")
def a_success_breaches(world: World, tried: LockPicked | DoorRammed) -> tuple[Happening, ...]:
    """The door stands open and its lock is disarmed."""
    return (DoorBreached(tried.object, tried.actor),) if tried.roll.success else ()


@reacts((LockPicked, DoorRammed), "DOR-27")
def failures_add_up(world: World, tried: LockPicked | DoorRammed) -> tuple[Happening, ...]:
    """After the last failure allowed the other method is tried; after that the door is given up."""
    party = world.parties.get(world.creatures[tried.actor].party)
    if party is None or tried.roll.success:
        return ()
    forcing = party.doors[tried.object]
    if forcing.failures < world.ruleset.doors.failed_rolls:
        return ()
    if forcing.changed:
        return (DoorGivenUp(party.id, tried.object),)
    other = OTHER[forcing.method]
    best = best_member(world, party, other, tried.object, world.creatures[tried.actor])
    return (MethodChanged(party.id, tried.object, other, best.id),)


@reacts((LockPicked, DoorRammed), "DOR-27")
def who_failed_goes_on(world: World, tried: LockPicked | DoorRammed) -> tuple[Happening, ...]:
    """Whoever rolled considers what to do next: roll again, make room for another, or go."""
    return (Deciding(tried.actor),)
