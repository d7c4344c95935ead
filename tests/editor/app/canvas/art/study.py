"""A small dungeon that shows every material and state, for contact sheets and tests."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from editor.app.canvas.art.creatures import paint_creature
from editor.app.canvas.art.fog import paint_fog
from editor.app.canvas.art.labels import paint_tab
from editor.app.canvas.art.looks import CreatureLook, ObjectLook
from editor.app.canvas.art.objects import paint_object
from editor.app.canvas.art.outlines import cell_rect, cells_in
from editor.app.canvas.art.overlays import (
    paint_area_outline,
    paint_ghost,
    paint_refusal,
    paint_ruler,
    paint_selection,
    paint_torchlight,
)
from editor.app.canvas.art.palette import WIRE_HUES, MapStyle
from editor.app.canvas.art.wires import stroke_wire

ROWS = (
    "##########################",
    "##########################",
    "###.......#######......###",
    "###.......#######......###",
    "###.......###..........###",
    "###..............#......##",
    "###.......#####.##......##",
    "###.......#####.##########",
    "######.########.##~~~~####",
    "######.########.##~~~~~###",
    "######.............~~~~###",
    "##############.##...~~~###",
    "##########################",
    "##,,,,''''&&&&::::**..__##",
    "##,,,,''''&&&&::::**..__##",
    "##,,,%%%''&&&&::==**.___##",
    "##,,,%.%''''&&::==......##",
    "##,,,....'''&..::.......##",
    "##########################",
    "##########################",
)
GLYPHS = {
    "#": "rock",
    "%": "masonry",
    ".": "floor",
    ",": "earth",
    "'": "grass",
    ":": "rubble",
    "&": "foliage",
    "~": "water",
    "=": "deep_water",
    "*": "ice",
    "_": "chasm",
}


class StudyMap:
    """The rows above as a terrain view."""

    width = len(ROWS[0])
    height = len(ROWS)

    def material(self, x: int, y: int) -> str:
        return GLYPHS[ROWS[y][x]] if 0 <= x < self.width and 0 <= y < self.height else "rock"

    def elevation(self, x: int, y: int) -> int:
        return 5 if 12 <= x < 15 and y == 4 else -5 if 7 <= x < 9 and 6 <= y < 8 else 0

    def light(self, x: int, y: int) -> int:
        return 45 if x > 20 and y > 13 else 100


def _objects(p: QPainter, style: MapStyle, px: int) -> None:
    look = ObjectLook
    for kind, x, y, state in (
        ("pressure_plate", 6, 9, look()),
        ("tripwire", 11, 10, look()),
        ("lever", 19, 11, look(state="off")),
        ("timer", 11, 5, look(label="1.5 s")),
        ("spinning_blades", 12, 5, look(badges=("rearm",))),
        ("dart_launcher", 5, 3, look(facing="e")),
        ("flamethrower", 21, 4, look(facing="s", badges=("error",))),
        ("door", 10, 5, look(horizontal=False)),
        ("door", 14, 10, look(horizontal=False, state="open")),
        ("door", 17, 4, look(horizontal=False)),
        ("padlock", 17, 4, look(state="armed")),
        ("torch", 4, 6, look()),
        ("torch", 19, 2, look()),
        ("altar", 21, 2, look()),
        ("treasure", 3, 2, look()),
        ("treasure", 4, 2, look(amount=0.4)),
        ("portcullis", 15, 7, look()),
        ("secret_door", 6, 8, look()),
        ("portal", 14, 11, look(form="stairs_down")),
        ("bed", 3, 7, look(facing="w")),
        ("lair", 3, 14, look()),
        ("scrying_pool", 21, 5, look()),
        ("web_trap", 20, 17, look(built=False)),
        ("archway", 6, 16, look()),
        ("remains", 9, 3, look()),
        ("guard_post", 23, 6, look()),
    ):
        paint_object(p, kind, cell_rect((x, y), px), style, state)


def _creatures(p: QPainter, style: MapStyle, px: int) -> None:
    look = CreatureLook
    for kind, side, x, y, state in (
        ("master", "master", 20, 3, look(facing="s")),
        ("goblin", "dungeon", 5, 5, look(health=0.8, facing="e")),
        ("orc", "dungeon", 8, 4, look(facing="s", stance="aggressive")),
        ("warrior", "adventurers", 9, 10, look(health=0.45, facing="e")),
        ("mage", "adventurers", 8, 10, look(facing="e")),
        ("rogue", "adventurers", 7, 10, look(health=0.7, facing="e")),
        ("priest", "adventurers", 12, 10, look(fleeing=True, facing="w")),
        ("wolf", "dungeon", 4, 16, look(facing="n")),
        ("bear", "wild", 10, 16, look(facing="w")),
        ("trader", "visitors", 22, 17, look()),
        ("kobold", "dungeon", 15, 9, look(condition="unconscious")),
        ("peasant", "adventurers", 8, 7, look(condition="dead")),
        ("cave_spider", "dungeon", 16, 17, look()),
    ):
        paint_creature(p, kind, side, cell_rect((x, y), px), style, state)


WIRES = (
    ([(6, 9), (6, 6), (12, 6), (12, 5)], "idle"),
    ([(11, 10), (11, 3), (5, 3)], "idle"),
    ([(19, 11), (15, 11), (15, 10), (14, 10)], "idle"),
    ([(18, 12), (23, 12), (23, 8)], "error"),
    ([(2, 12), (12, 12)], "faded"),
    ([(24, 7), (24, 12)], "selected"),
)
"""The corners of each wire and how it looks."""


def paint_study(p: QPainter, style: MapStyle, px: int, *, vector: bool = False) -> None:
    """Everything that lies on the study's terrain."""
    paint_torchlight(p, (4, 6), 3.2, cells_in(3, 2, 10, 8), px, style)
    paint_torchlight(p, (19, 2), 3.4, cells_in(17, 2, 23, 7) - {(17, 2), (17, 3), (17, 5)}, px, style)
    for number, (cells, state) in enumerate(WIRES):
        path = QPainterPath(cell_rect(cells[0], px).center())
        for cell in cells[1:]:
            path.lineTo(cell_rect(cell, px).center())
        stroke_wire(p, path, WIRE_HUES[number], style, cell_px=px, state=state)
    _objects(p, style, px)
    _creatures(p, style, px)
    paint_tab(p, QPointF(18 * px, 2 * px), "Sanctum", style.master, style)
    paint_tab(p, QPointF(5 * px, 2 * px), "Treasury", style.wild, style)
    paint_ghost(p, "gas_sprayer", cell_rect((3, 17), px), style)
    paint_refusal(p, cells_in(18, 8, 20, 10), px, style)
    paint_area_outline(p, cells_in(11, 14, 14, 17), px, style, style.accent, "radius 1")
    paint_fog(p, dict.fromkeys(cells_in(18, 16, 22, 18), 70), px, style, vector=vector)
    paint_selection(p, [cell_rect((12, 5), px)], style)
    paint_ruler(p, (3, 15), (7, 13), px, style, "4.5 cells")
    paint_object(p, "prison", QRectF(14 * px, 16 * px, 3 * px, 2 * px), style, ObjectLook(label="Prison"))
