"""What a new level starts from: small levels that can be played at once, set into rock of any size."""

from __future__ import annotations

from importlib.resources import files

from schemas.level import MAX_SIDE
from schemas.message import Message
from schemas.model import Cell
from schemas.objects import AnyPlaced, Area, Portal
from schemas.problem import SayError
from simulation.level.level import LAYERS, Array, Level
from simulation.level.reading import read_level
from simulation.level_files import default_legend
from simulation.loading import default_catalogue
from simulation.wiring.grid import WireGrid

DEFAULT_SIZE = (48, 32)
TEMPLATES = ("blank", "cellar", "crossroads", "gauntlet", "rock")
"""The default first; `<name>.dungeon` stands beside this module."""


def new_level(template: str, width: int, height: int) -> Level:
    """A level made from a template. Raises SayError for an unknown template or a size it can't have."""
    if template not in TEMPLATES:
        raise SayError(Message("template.unknown", name=template, names=", ".join(TEMPLATES)))
    if not (1 <= width <= MAX_SIDE and 1 <= height <= MAX_SIDE):
        raise SayError(Message("template.size", width=width, height=height, most=MAX_SIDE))
    source = files("editor.core.templates") / f"{template}.dungeon"
    drawn = read_level(source.read_bytes(), default_legend()).level
    if width < drawn.width or height < drawn.height:
        raise SayError(Message("template.too_small", width=drawn.width, height=drawn.height))
    return _in_the_middle(drawn, width, height)


def _in_the_middle(drawn: Level, width: int, height: int) -> Level:
    """The drawn level with rock around it; what led to its edge leads to the new one."""
    dx, dy = (width - drawn.width) // 2, (height - drawn.height) // 2
    level = Level.blank(width, height, drawn.name)
    for name in LAYERS:
        layer = level.layer(name).copy()
        layer[dy : dy + drawn.height, dx : dx + drawn.width] = drawn.layer(name)
        setattr(level, name, layer)
    level.objects = {key: _moved(each, dx, dy) for key, each in drawn.objects.items()}
    level.wires = WireGrid(((x + dx, y + dy), wires) for (x, y), wires in drawn.wires.cells.items())
    for portal in level.of_kind("portal"):
        if isinstance(portal, Portal) and portal.form == "edge":
            level.objects[portal.id] = _at_the_edge(portal, level.terrain)
    level.freeze()
    return level


def _moved(placed: AnyPlaced, dx: int, dy: int) -> AnyPlaced:
    changes: dict[str, object] = {"cell": (placed.cell[0] + dx, placed.cell[1] + dy)}
    if isinstance(placed, Area):
        changes["rects"] = tuple((x + dx, y + dy, width, height) for x, y, width, height in placed.rects)
    return placed.model_copy(update=changes)


def _at_the_edge(portal: Portal, terrain: Array) -> Portal:
    """The portal moved on in its facing to the edge of the map, over newly laid floor."""
    (x, y), (end_x, end_y) = portal.cell, _edge(portal, terrain.shape)
    laid = slice(min(y, end_y), max(y, end_y) + 1), slice(min(x, end_x), max(x, end_x) + 1)
    terrain[laid] = default_catalogue().material_value("floor")
    return portal.model_copy(update={"cell": (end_x, end_y)})


def _edge(portal: Portal, shape: tuple[int, ...]) -> Cell:
    x, y = portal.cell
    return {"w": (0, y), "e": (shape[1] - 1, y), "n": (x, 0), "s": (x, shape[0] - 1)}[portal.facing]
