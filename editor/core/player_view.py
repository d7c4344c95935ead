"""The level as its players may see it: nothing of traps, wires, secret doors, rooms or who is at home."""

from __future__ import annotations

from schemas.objects import Furnishing, Portal
from simulation.level.level import Level, body_cells
from simulation.loading import default_catalogue
from simulation.wiring.grid import WireGrid


def player_view(level: Level) -> Level:
    """A copy without what players have to discover; a secret door looks like the rock around it."""
    view = level.copy()
    terrain = view.terrain.copy()
    for door in level.of_kind("secret_door"):
        for x, y in body_cells(door):
            terrain[y, x] = default_catalogue().material_value("rock")
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
