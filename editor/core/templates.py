"""What a new level starts from: solid rock, or rock with an entrance, a corridor and a sanctum."""

from __future__ import annotations

from collections.abc import Callable

from schemas.level import MAX_SIDE
from schemas.message import Message
from schemas.objects import Area, Creature, Portal
from schemas.problem import SayError
from simulation.level.level import Level
from simulation.loading import default_catalogue

DEFAULT_SIZE = (48, 32)
SANCTUM_SIDE = 5
WALL = 1
ENTRANCE_MIN = (SANCTUM_SIDE + 6, SANCTUM_SIDE + 2 * WALL)


def new_level(template: str, width: int, height: int) -> Level:
    """A level made from a template. Raises SayError for an unknown template or a size it can't have."""
    if template not in TEMPLATES:
        raise SayError(Message("template.unknown", name=template, names=", ".join(TEMPLATES)))
    if not (1 <= width <= MAX_SIDE and 1 <= height <= MAX_SIDE):
        raise SayError(Message("template.size", width=width, height=height, most=MAX_SIDE))
    return TEMPLATES[template](width, height)


def _rock(width: int, height: int) -> Level:
    return Level.blank(width, height, material=_material("rock"))


def _entrance(width: int, height: int) -> Level:
    """A corridor from a portal in the middle of the west edge to a sanctum at the east, the Master in it."""
    if width < ENTRANCE_MIN[0] or height < ENTRANCE_MIN[1]:
        raise SayError(Message("template.too_small", width=ENTRANCE_MIN[0], height=ENTRANCE_MIN[1]))
    level = _rock(width, height)
    middle = height // 2
    left, top = width - WALL - SANCTUM_SIDE, middle - SANCTUM_SIDE // 2
    floor = _material("floor")
    terrain = level.terrain.copy()
    terrain[middle, :left] = floor
    terrain[top : top + SANCTUM_SIDE, left : left + SANCTUM_SIDE] = floor
    level.terrain = terrain
    centre = (left + SANCTUM_SIDE // 2, middle)
    placed = (
        Portal(id="portal", kind="portal", cell=(0, middle), facing="w"),
        Area(id="sanctum", kind="sanctum", cell=centre, rects=((left, top, SANCTUM_SIDE, SANCTUM_SIDE),)),
        Creature(id="master", kind="master", cell=centre),
    )
    level.objects = {each.id: each for each in placed}
    level.freeze()
    return level


def _material(name: str) -> int:
    return [material.id for material in default_catalogue().materials].index(name)


TEMPLATES: dict[str, Callable[[int, int], Level]] = {"entrance": _entrance, "rock": _rock}
