"""DOR-06, DOR-08, DOR-09, DOR-22: only an armed padlock stops anyone, and not the dungeon's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.message import Message
from simulation.kernel.registry import forbids, modifies
from simulation.kernel.rolls import Contribution
from simulation.world.forcing import HasKey, OpenDoor, has_key

if TYPE_CHECKING:
    from simulation.world.world import World

WITH_KEY = ("dungeon", "visitors")


@forbids(OpenDoor, "DOR-09", "DOR-06", "DOR-22")
def an_armed_padlock_stops(world: World, attempt: OpenDoor) -> Message | None:
    """Who has no key does not open a locked door by hand."""
    if not world.doors[attempt.door].locked or has_key(world, attempt.actor, attempt.door):
        return None
    return Message("refusal.door_is_locked")


@modifies(HasKey, "DOR-08")
def the_dungeons_own_pass(world: World, ask: HasKey) -> tuple[Contribution, ...]:
    """Minions, the Master, dungeon creatures and visiting traders open a locked door."""
    creature = world.creatures[ask.actor]
    return (
        (Contribution("DOR-08", "total", 1),) if creature.side in WITH_KEY and not creature.prisoner else ()
    )
