"""The map seen from far (under 4 px a cell): one colour per cell, and dots for what stands on it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from editor.app.canvas.art.areas import area_colour
from editor.app.canvas.art.objects import ACTIVATORS, AREAS, DOORS, MECHANISMS
from editor.app.canvas.art.palette import MapStyle, mix, tint
from editor.app.canvas.art.textures import base_colour, mark_colour

OUTLINED_FROM = 2.0
"""Pixels of radius."""
_SHOWN = frozenset(
    {"portal", "treasure", "torch", "lair", "altar", "stockpile", "scrying_pool", "guard_post"}
)


@lru_cache(maxsize=512)
def plan_colour(material: str, style: MapStyle) -> QColor:
    """The colour of one cell in the one-pixel-per-cell picture; shared, do not change it."""
    if material in ("rock", "masonry"):
        return tint(base_colour(material, style))
    if material == "floor":
        return tint(mix(style.floor, "#ffffff", 12) if style.dark else style.floor)
    return tint(mix(base_colour(material, style), mark_colour(material, style), 30))


def plan_rgb(material: str, style: MapStyle) -> int:
    """The same as 0xAARRGGBB, ready for a numpy table or `QImage.Format_RGB32`."""
    return plan_colour(material, style).rgba()


def dot_colour(kind: str, style: MapStyle) -> str:
    """The colour of an object's dot; empty for kinds that are not shown from far."""
    if kind in ACTIVATORS:
        return style.accent
    if kind in MECHANISMS:
        return style.danger
    if kind in DOORS:
        return style.wood if kind != "padlock" else ""
    if kind in AREAS:
        return area_colour(kind, style)
    if kind == "portal":
        return style.ok
    return style.gold if kind in _SHOWN else ""


def paint_dots(
    painter: QPainter, dots: Iterable[tuple[float, float, str]], radius: float, style: MapStyle
) -> None:
    """Dots (x, y in pixels, colour), outlined so that they show on any ground; doors read as dots too.

    Very small ones are squares without an outline, which would be all that one saw of them.
    """
    if radius < OUTLINED_FROM:
        for x, y, colour in dots:
            painter.fillRect(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), tint(colour))
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(tint(style.ink, 230))
    for x, y, colour in dots:
        painter.setBrush(tint(colour))
        painter.drawEllipse(QPointF(x, y), radius, radius)
    painter.restore()
