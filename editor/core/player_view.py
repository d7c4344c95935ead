"""The level as its players may see it: nothing of traps, wires, secret doors, rooms or who is at home."""

from __future__ import annotations

from schemas.model import Cell
from schemas.objects import Furnishing, Portal
from simulation.level.level import Level, body_cells
from simulation.loading import default_catalogue
from simulation.wiring.grid import WireGrid


def player_view(level: Level) -> Level:
    """A copy without what players have to discover; a secret door looks like the wall it is set in."""
    view = level.copy()
    terrain = view.terrain.copy()
    for door in level.of_kind("secret_door"):
        for x, y in body_cells(door):
            terrain[y, x] = _wall_around(level, (x, y))
    view.terrain = terrain
    view.objects = {
        key: placed
        for key, placed in level.objects.items()
        if isinstance(placed, Portal | Furnishing)
        or placed.kind in ("door", "double_door", "portcullis", "archway", "lever")
    }
    view.wires = WireGrid()
    view.freeze()
    return view


def _wall_around(level: Level, cell: Cell) -> int:
    """The material of a solid cell next to a cell; rock where there is none."""
    materials = default_catalogue().materials
    for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        beside = cell[0] + dx, cell[1] + dy
        if level.contains(beside) and materials[value := int(level.terrain[beside[1], beside[0]])].solid:
            return value
    return default_catalogue().material_value("rock")
