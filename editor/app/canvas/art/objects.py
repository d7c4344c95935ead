"""Every kind of object, by name: one call paints any of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from editor.app.canvas.art import activators, areas, doors, furnishings, mechanisms, portals
from editor.app.canvas.art.badges import paint_badges
from editor.app.canvas.art.easel import Easel, easel
from editor.app.canvas.art.fading import paint_faded
from editor.app.canvas.art.looks import ObjectLook
from editor.app.canvas.art.palette import MapStyle, tint

Drawing = Callable[[Easel, ObjectLook], None]

ACTIVATORS: dict[str, Drawing] = {
    "tripwire": activators.tripwire,
    "wide_tripwire": activators.wide_tripwire,
    "pressure_plate": activators.pressure_plate,
    "sensor": activators.sensor,
    "lever": activators.lever,
    "timer": activators.timer,
}
MECHANISMS: dict[str, Drawing] = {
    "spinning_blades": mechanisms.spinning_blades,
    "flamethrower": mechanisms.flamethrower,
    "gas_sprayer": mechanisms.gas_sprayer,
    "electric_coil": mechanisms.electric_coil,
    "dart_launcher": mechanisms.dart_launcher,
    "explosive_trap": mechanisms.explosive_trap,
    "spider_trap": mechanisms.spider_trap,
    "web_trap": mechanisms.web_trap,
    "terror_trap": mechanisms.terror_trap,
    "alarm_trap": mechanisms.alarm_trap,
}
DOORS: dict[str, Drawing] = {
    "door": doors.door,
    "double_door": doors.double_door,
    "secret_door": doors.secret_door,
    "portcullis": doors.portcullis,
    "archway": doors.archway,
    "padlock": doors.padlock,
}
FURNISHINGS: dict[str, Drawing] = {
    "bed": furnishings.bed,
    "lair": furnishings.lair,
    "stockpile": furnishings.stockpile,
    "treasure": furnishings.treasure,
    "altar": furnishings.altar,
    "guard_post": furnishings.guard_post,
    "scrying_pool": furnishings.scrying_pool,
    "butchers_table": furnishings.butchers_table,
    "pyre": furnishings.pyre,
    "remains": furnishings.remains,
    "torch": furnishings.torch,
}
AREAS = tuple(areas.EMBLEMS)
DRAWINGS: dict[str, Drawing] = {
    **ACTIVATORS,
    **MECHANISMS,
    **DOORS,
    **FURNISHINGS,
    "portal": portals.portal,
}
OBJECT_KINDS: tuple[str, ...] = (*DRAWINGS, *AREAS)
_USUAL = ObjectLook()


def paint_object(
    painter: QPainter, kind: str, rect: QRectF, style: MapStyle, look: ObjectLook = _USUAL
) -> None:
    """Paint an object over `rect`: one cell, or the cells of its body.

    Only vector calls, no cached pictures, so it serves screens, SVG and print alike.
    An unknown kind is drawn as a box with a question mark. Planned objects are dashed ghosts.
    """
    if kind in AREAS:
        areas.paint_area(painter, kind, rect, style, look)
        return
    if look.built:
        _body(painter, kind, rect, style, look)
    else:
        paint_faded(painter, rect, 0.55, lambda p: _body(p, kind, rect, style, look))
    with easel(painter, rect, style) as e:
        if not look.built:
            _dashed(e)
        quality = () if look.quality == "normal" else (look.quality,)
        paint_badges(e, (*look.badges, *quality))


@lru_cache(maxsize=2048)
def object_picture(kind: str, wide: int, high: int, style: MapStyle, look: ObjectLook = _USUAL) -> QImage:
    """The object on a transparent picture of `wide` × `high` px: quick to stamp many times.

    The picture is shared: never paint on it.
    """
    picture = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_object(painter, kind, QRectF(0, 0, wide, high), style, look)
    painter.end()
    return picture


def _body(painter: QPainter, kind: str, rect: QRectF, style: MapStyle, look: ObjectLook) -> None:
    with easel(painter, rect, style) as e:
        DRAWINGS.get(kind, _unknown)(e, look)


def _unknown(e: Easel, look: ObjectLook) -> None:
    e.fill(tint(e.style.plate, 160), e.style.danger, 2)
    e.box(-17, -17, 34, 34, 6)
    e.stroke(e.style.danger, 3.4)
    e.draw("M -6 -5 C -6 -13 7 -13 6 -5 C 5.6 -1 0 0 0 5")
    e.fill(e.style.danger, None)
    e.disc(0, 11, 2.2)


def _dashed(e: Easel) -> None:
    """The bright dashed edge of what is only planned."""
    pen = QPen(tint(e.style.select), max(1.6, e.thin), Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([3, 2])
    e.painter.setPen(pen)
    e.painter.setBrush(Qt.BrushStyle.NoBrush)
    e.box(2 - e.width / 2, 2 - e.height / 2, e.width - 4, e.height - 4, 5)
