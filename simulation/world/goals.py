"""What parties are after: targets on the map, and whether they can be reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.geometry.cells import NEIGHBOURS

if TYPE_CHECKING:
    from simulation.derived.ways import Way
    from simulation.world.creature import Creature
    from simulation.world.party import Party
    from simulation.world.world import World


def parties_inside(world: World) -> list[Party]:
    """Parties whose invasion is not over, by id."""
    return [world.parties[key] for key in sorted(world.parties) if not world.parties[key].ended]


def anyone_inside(world: World) -> bool:
    """Whether some party's invasion is not over."""
    return any(not party.ended for party in world.parties.values())


def master_of(world: World) -> Creature | None:
    """The living Master, or None."""
    for key in world.setting.masters:
        if world.creatures[key].conscious:
            return world.creatures[key]
    return None


def treasure_cells(world: World) -> list[Cell]:
    """Where there is treasure left, by id."""
    objects = world.setting.level.objects
    return [objects[key].cell for key in sorted(world.treasure) if world.treasure[key] > 0]


def carries_more(world: World, creature: Creature) -> int:
    """How many pieces it can still carry."""
    return max(0, world.ruleset.invasions.treasure_carried - creature.carrying)


def prisoners(world: World) -> list[Creature]:
    """Adventurers that the dungeon holds and that could walk, by id (INV-32)."""
    held = (world.creatures[key] for key in sorted(world.creatures) if world.creatures[key].prisoner)
    return [each for each in held if each.conscious and world.role_of(each) == "adventurer"]


def altars(world: World) -> list[str]:
    """The altars that stand, by id (INV-01)."""
    return [key for key in world.setting.altars if key not in world.destroyed]


def cells_of_goal(world: World, goal: str) -> list[Cell]:
    """Where a goal is met; empty when it is gone."""
    if goal in ("steal", "loot"):
        return treasure_cells(world)
    if goal == "rescue":
        return [each.cell for each in prisoners(world)]
    if goal == "destroy_altar":
        objects = world.setting.level.objects
        return [beside for key in altars(world) for beside in _beside(world, objects[key].cell)]
    master = master_of(world)
    return [master.cell] if master is not None else []


def targets(world: World, creature: Creature, party: Party) -> list[Cell]:
    """The cells that a member makes for: its goal's or, with nothing left to want, its portal's."""
    wants = not party.leaving and (party.goal != "loot" or carries_more(world, creature) > 0)
    wanted = cells_of_goal(world, party.goal) if wants else []
    return wanted or [world.setting.ground.portals[party.portal].cell]


def way_on(world: World, creature: Creature, party: Party) -> Way:
    """The way to what a member makes for, through no door that its party has given up (DOR-27).

    Round the doors that it has decided to go round, unless there is no other way (DOR-02, DOR-04).
    """
    return world.derived.way_of(creature.id, lambda: _way_on(world, creature, party))


def _way_on(world: World, creature: Creature, party: Party) -> Way:
    goals, closed, ways = targets(world, creature, party), closed_to(world, party), world.derived.ways
    if True in party.detours.values() and (turned_from := cells_turned_from(world, party)):
        way = ways.to(goals, (*closed, *turned_from))
        if way.distance(creature.cell) is not None:
            return way
    return ways.to(goals, closed)


def cells_turned_from(world: World, party: Party) -> list[Cell]:
    """The cells of the closed doors that a party goes round (DOR-02)."""
    doors = (world.doors[key] for key, round in sorted(party.detours.items()) if round)
    return [cell for door in doors if not door.open for cell in door.cells]


def traits_of(world: World, party: Party) -> list[str]:
    """The traits of all members that are able, with repetitions."""
    members = (world.creatures[key] for key in party.members)
    return [trait for member in members if member.able for trait in member.traits]


def given_up(world: World, party: Party) -> list[str]:
    """The locked doors that a party has given up, by id (DOR-27)."""
    return [key for key, tried in sorted(party.doors.items()) if tried.given_up and world.doors[key].locked]


def closed_to(world: World, party: Party) -> list[Cell]:
    """The cells of the doors that a party has given up."""
    return [cell for key in given_up(world, party) for cell in world.doors[key].cells] if party.doors else []


def _beside(world: World, cell: Cell) -> list[Cell]:
    x, y = cell
    around = [(x + dx, y + dy) for dx, dy in NEIGHBOURS]
    return [each for each in around if world.setting.ground.is_walkable(each)]
