"""DOR-25, DOR-26: how often a party picks a lock rather than break the door down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.kernel.registry import modifies
from simulation.kernel.rolls import Contribution
from simulation.world.forcing import MethodRoll
from simulation.world.goals import traits_of

if TYPE_CHECKING:
    from simulation.world.world import World

NEVER, ALWAYS = 0, 100


@modifies(MethodRoll, "DOR-25")
def most_pick(world: World, ask: MethodRoll) -> tuple[Contribution, ...]:
    """As often as the ruleset says."""
    return (Contribution("DOR-25", "total", world.ruleset.doors.pick_percent),)


@modifies(MethodRoll, "DOR-26")
def a_doorbreaker_breaks(world: World, ask: MethodRoll) -> tuple[Contribution, ...]:
    """Always, while one in the party is able."""
    return _with(world, ask, "doorbreaker", NEVER)


@modifies(MethodRoll, "DOR-26")
def a_locksmith_picks(world: World, ask: MethodRoll) -> tuple[Contribution, ...]:
    """Always, also beside a Doorbreaker: this has the last word."""
    return _with(world, ask, "locksmith", ALWAYS)


def _with(world: World, ask: MethodRoll, trait: str, percent: int) -> tuple[Contribution, ...]:
    if trait not in traits_of(world, world.parties[ask.actor]):
        return ()
    return (Contribution("DOR-26", "total", percent),)
