"""DOR-29, DOR-30 in play: would it cut the last walking path from a portal to the sanctum?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell

if TYPE_CHECKING:
    from simulation.derived.ways import Way
    from simulation.world.world import World

RULES = ("DOR-29", "DOR-30")


def cuts_last_path(world: World, cell: Cell) -> bool:
    """Whether there is such a path now and none without the cell. Doors, locked or not, are no bar."""
    sanctum = sorted(world.setting.ground.sanctum)
    if not sanctum:
        return False
    return _leads(world, world.derived.ways.to(sanctum)) and not _leads(
        world, world.derived.ways.to([goal for goal in sanctum if goal != cell], [cell])
    )


def _leads(world: World, way: Way) -> bool:
    return any(way.distance(portal.cell) is not None for portal in world.setting.ground.portals.values())
