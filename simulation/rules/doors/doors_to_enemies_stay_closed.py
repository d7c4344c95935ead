"""DOR-10, DOR-11, DOR-12: who opens no door to get at an enemy, although it would open it otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.message import Message
from simulation.kernel.registry import forbids
from simulation.world.forcing import OpenDoor
from simulation.world.goals import anyone_inside

if TYPE_CHECKING:
    from simulation.world.world import World

BEASTS = ("dungeon", "wild")


@forbids(OpenDoor, "DOR-10", "DOR-12")
def minions_wait_for_the_order(world: World, attempt: OpenDoor) -> Message | None:
    """During an invasion a minion does only if that attack was ordered; the Master always may."""
    creature = world.creatures[attempt.actor]
    if not attempt.reaching or world.role_of(creature) != "minion" or not anyone_inside(world):
        return None
    if creature.attacks == attempt.reaching:
        return None
    return Message("refusal.attack_not_ordered", door=attempt.door, enemy=attempt.reaching)


@forbids(OpenDoor, "DOR-11")
def beasts_never_do(world: World, attempt: OpenDoor) -> Message | None:
    """Dungeon creatures never do, invasion or not; nor, as we read it, do wild ones."""
    role = world.role_of(world.creatures[attempt.actor])
    if not attempt.reaching or role not in BEASTS:
        return None
    return Message("refusal.beasts_open_no_door", door=attempt.door)
