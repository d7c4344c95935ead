"""Questions about a door that comes to stand: the padlock in its cell, the activators that are on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.objects import Padlock

if TYPE_CHECKING:
    from simulation.world.structures import DoorState
    from simulation.world.world import World


def padlock_on(world: World, door: DoorState) -> Padlock | None:
    """DOR-06: the padlock that the level has built in a door's cells; of several the last by id."""
    found = None
    for cell in door.cells:
        for key in world.setting.objects_at.get(cell, ()):
            placed = world.setting.level.objects[key]
            if isinstance(placed, Padlock) and placed.built:
                found = placed
    return found


def drivers_of(world: World, door: str) -> list[str]:
    """DOR-15, DOR-16: the activators that are on and drive a door, by id."""
    wired = world.derived.connections.activators(door)
    on = (key for key in wired if key in world.parts and world.parts[key].on)
    return [key for key in on if any(driven == door for driven, _, _ in world.link(key).doors)]
