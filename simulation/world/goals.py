"""What parties are after: targets on the map, and whether they can be reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.party import Party
    from simulation.world.world import World


def parties_inside(world: World) -> list[Party]:
    """Parties whose invasion is not over, by id."""
    return [world.parties[key] for key in sorted(world.parties) if not world.parties[key].ended]


def master_of(world: World) -> Creature | None:
    """The living Master, or None."""
    for key in sorted(world.creatures):
        creature = world.creatures[key]
        if creature.conscious and world.role_of(creature) == "master":
            return creature
    return None


def treasure_cells(world: World) -> list[Cell]:
    """Where there is treasure left, by id."""
    objects = world.setting.level.objects
    return [objects[key].cell for key in sorted(world.treasure) if world.treasure[key] > 0]


def treasure_at(world: World, cell: Cell) -> str:
    """The id of a treasure in the cell with something left, or nothing."""
    for key in world.setting.objects_at.get(cell, ()):
        if world.treasure.get(key, 0) > 0:
            return key
    return ""


def carries_more(world: World, creature: Creature) -> int:
    """How many pieces it can still carry."""
    return max(0, world.ruleset.invasions.treasure_carried - creature.carrying)


def targets(world: World, creature: Creature, party: Party) -> list[Cell]:
    """The cells that a member makes for: its goal's, the Master's when the goal is gone, or its portal.

    INV-03: a goal that is gone makes way for the Master. With nothing left to want, the way out.
    """
    portal = world.setting.ground.portals[party.portal].cell
    if party.leaving:
        return [portal]
    if party.goal in ("steal", "loot"):
        wanted = treasure_cells(world) if carries_more(world, creature) else []
        if wanted:
            return wanted
        if party.goal == "loot" or creature.carrying:
            return [portal]
    master = master_of(world)
    return [master.cell] if master is not None else [portal]


def closed_to(world: World, party: Party) -> list[Cell]:
    """Cells of the locked doors that a party has given up (DOR-27)."""
    return [
        cell
        for key, forcing in sorted(party.doors.items())
        if forcing.given_up and world.doors[key].locked
        for cell in world.doors[key].cells
    ]
