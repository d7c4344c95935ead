"""Draws contact sheets of all map art into a folder, to be looked at: `python contact_sheet.py FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from editor.app.canvas.art.badges import BADGES
from editor.app.canvas.art.creatures import CREATURE_KINDS, STANCES, paint_creature
from editor.app.canvas.art.looks import CreatureLook, ObjectLook
from editor.app.canvas.art.objects import OBJECT_KINDS, paint_object
from editor.app.canvas.art.palette import STYLES, MapStyle, tint
from editor.app.canvas.art.terrain import paint_terrain
from tests.editor.app.canvas.art.study import StudyMap, paint_study

SIZES = (16, 24, 32, 48)
SIDES = {
    "master": "master",
    "bear": "wild",
    "trader": "visitors",
    "peasant": "adventurers",
    "warrior": "adventurers",
    "rogue": "adventurers",
    "mage": "adventurers",
    "priest": "adventurers",
    "ranger": "adventurers",
}
LOOKS: tuple[tuple[str, ObjectLook], ...] = (
    *(
        ("door", ObjectLook(state=state, horizontal=flat))
        for state in ("closed", "open", "broken")
        for flat in (True, False)
    ),
    *(("double_door", ObjectLook(state=state)) for state in ("closed", "open", "broken")),
    *(("secret_door", ObjectLook(state=state, horizontal=False)) for state in ("closed", "open", "broken")),
    *(("portcullis", ObjectLook(state=state)) for state in ("closed", "open", "broken")),
    ("archway", ObjectLook(horizontal=False)),
    ("padlock", ObjectLook(state="armed")),
    ("padlock", ObjectLook(state="disarmed")),
    ("lever", ObjectLook(state="off")),
    ("lever", ObjectLook(state="on")),
    ("tripwire", ObjectLook(horizontal=False)),
    ("wide_tripwire", ObjectLook(horizontal=False)),
    ("timer", ObjectLook(label="1.5 s")),
    ("timer", ObjectLook(amount=0.8)),
    *(("dart_launcher", ObjectLook(facing=facing)) for facing in "nesw"),
    ("sensor", ObjectLook(facing="w")),
    ("flamethrower", ObjectLook(facing="s")),
    *(("portal", ObjectLook(form=form)) for form in ("edge", "stairs_up", "stairs_down", "gate")),
    ("treasure", ObjectLook(amount=0.0)),
    ("treasure", ObjectLook(amount=0.5)),
    ("stockpile", ObjectLook(amount=0.4)),
    ("remains", ObjectLook(state="burns")),
    ("torch", ObjectLook(state="out")),
    ("pyre", ObjectLook(state="out")),
    ("bed", ObjectLook(facing="e")),
    ("spinning_blades", ObjectLook(built=False)),
    ("spinning_blades", ObjectLook(badges=("rearm", "error"))),
    ("gas_sprayer", ObjectLook(quality="fine")),
    ("gas_sprayer", ObjectLook(quality="mediocre")),
    *(("pressure_plate", ObjectLook(badges=(badge,))) for badge in BADGES),
    ("unheard_of", ObjectLook()),
)
CREATURES: tuple[CreatureLook, ...] = (
    *(CreatureLook(facing=facing) for facing in "nesw"),
    CreatureLook(health=0.9),
    CreatureLook(health=0.45),
    CreatureLook(health=0.15),
    *(CreatureLook(condition=condition, health=0.2) for condition in ("down", "unconscious", "dead")),
    CreatureLook(fleeing=True),
    CreatureLook(prisoner=True),
    CreatureLook(planned=True),
    CreatureLook(name="Orla"),
    *(CreatureLook(stance=stance) for stance in STANCES),
)


class Plain:
    """A map that is floor all over."""

    width = height = 64

    def material(self, x: int, y: int) -> str:
        return "floor"

    def elevation(self, x: int, y: int) -> int:
        return 0

    def light(self, x: int, y: int) -> int:
        return 100


def _sheet(
    style: MapStyle, folder: Path, name: str, rows: list[list[tuple[str, object]]], scale: int = 1
) -> None:
    """Each row is drawn once in every size."""
    wide = max(len(row) for row in rows)
    gap = 6
    height = sum(len(rows) * (size + gap) for size in SIZES)
    image = QImage(wide * (SIZES[-1] + gap), height, QImage.Format.Format_RGB32)
    image.fill(tint(style.floor))
    painter = QPainter(image)
    y = 0
    for size in SIZES:
        for row in rows:
            for k, (kind, look) in enumerate(row):
                rect = QRectF(k * (size + gap) + gap / 2, y + gap / 2, size, size)
                if isinstance(look, ObjectLook):
                    paint_object(painter, kind, rect, style, look)
                elif isinstance(look, CreatureLook):
                    paint_creature(painter, kind, SIDES.get(kind, "dungeon"), rect, style, look)
            y += size + gap
    painter.end()
    image.save(str(folder / f"{name}_{style.name}.png"))


def _chunks(items: list[tuple[str, object]], size: int) -> list[list[tuple[str, object]]]:
    return [items[k : k + size] for k in range(0, len(items), size)]


def draw_all(folder: Path) -> None:
    """Every kind in every style and size, states, creatures, and the study's map."""
    folder.mkdir(parents=True, exist_ok=True)
    for style in STYLES.values():
        _sheet(style, folder, "kinds", _chunks([(kind, ObjectLook()) for kind in OBJECT_KINDS], 20))
        _sheet(style, folder, "states", _chunks(list(LOOKS), 20))
        _sheet(style, folder, "creatures", _chunks([(kind, CreatureLook()) for kind in CREATURE_KINDS], 20))
        _sheet(style, folder, "conditions", _chunks([("orc", look) for look in CREATURES], 20))
        for size in SIZES:
            study = StudyMap()
            image = QImage(study.width * size, study.height * size, QImage.Format.Format_RGB32)
            image.fill(QColor(Qt.GlobalColor.black))
            painter = QPainter(image)
            paint_terrain(painter, study, (0, 0, study.width, study.height), size, style)
            paint_study(painter, style, size)
            painter.end()
            image.save(str(folder / f"study_{style.name}_{size}.png"))


if __name__ == "__main__":
    application = QGuiApplication(sys.argv)
    draw_all(Path(sys.argv[1] if len(sys.argv) > 1 else "contact"))
