"""Questions about what is to be built or moved in play: whether it may stand there, how it is called."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from schemas.message import Message
from schemas.model import Cell
from schemas.objects import AnyPlaced, family_of, model_of
from simulation.level.level import Level
from simulation.level.placement import PlacementRules

if TYPE_CHECKING:
    from simulation.world.world import World

ENDS = {"activator": "mechanism", "mechanism": "activator"}
"""What the part at the other end of a connection is."""


def placed_as(id: str, kind: str, cell: Cell, facing: str) -> AnyPlaced:
    """A structure of the kind, as a level has it."""
    fields: dict[str, Any] = {"id": id, "kind": kind, "cell": cell, "facing": facing}
    return cast(AnyPlaced, model_of(kind)(**fields))


def why_not_there(world: World, placed: AnyPlaced) -> Message | None:
    """Why it may not be built where it says, beside all that stands there now or is to (TRP-06 …)."""
    return PlacementRules(level_now(world), world.catalogue, world.ruleset).why_not(placed)


def level_now(world: World) -> Level:
    """The level with its structures where they are now, and those planned; no creatures."""
    level = world.setting.level
    objects = {key: placed for key, placed in level.objects.items() if family_of(placed.kind) != "creature"}
    for key, part in world.parts.items():
        objects[key] = _stands(objects.get(key), placed_as(key, part.kind, part.cell, part.facing))
    for key, site in world.sites.items():
        planned = placed_as(key, site.kind, site.cell, site.facing)
        objects[f"{key} there" if site.moves else key] = planned
    return replace(level, objects=objects)


def _stands(placed: AnyPlaced | None, here: AnyPlaced) -> AnyPlaced:
    """An object of the level in its place of now; one that is new as it is."""
    if placed is None or placed.cell == here.cell:
        return placed or here
    return placed.model_copy(update={"cell": here.cell, "facing": getattr(here, "facing", "n")})


def opposite_ends(world: World, family: str, part: str) -> bool:
    """Whether one is an activator and the other a mechanism."""
    return ENDS.get(family) == family_of(world.parts[part].kind)


def new_name(world: World, kind: str) -> str:
    """The id of the next structure of a kind that is planned in play, different from those of the level."""
    name = world.name_for(built_stem(kind))
    while name in world.setting.level.objects:
        name += "x"
    return name


def built_stem(kind: str) -> str:
    """What structures that are planned in play are named after."""
    return f"new-{kind}"
