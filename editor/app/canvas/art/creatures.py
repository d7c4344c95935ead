"""Creatures: round tokens with a ring for the side, a glyph for the kind, and signs of their state."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen, QRadialGradient

from editor.app.canvas.art.creature_glyphs import GLYPHS, Glyph
from editor.app.canvas.art.easel import FACINGS, Easel, easel
from editor.app.canvas.art.fading import paint_faded
from editor.app.canvas.art.looks import CreatureLook
from editor.app.canvas.art.palette import MapStyle, mix, tint

CREATURE_KINDS: tuple[str, ...] = tuple(GLYPHS)
_UNKNOWN = Glyph(
    "#6b6f78",
    "M -6 -5 C -6 -14 8 -14 7 -5 C 6.6 0 2 0 2 5 L -2 5 C -2 -2 3 -2 3 -5 C 3 -9 -2 -9 -2 -5 Z O 0 10 2.6",
)
_USUAL = CreatureLook()
_RADIUS = 17.0
_SIDE_TURNS = {
    "adventurers": (45, 135, 225, 315),
    "wild": tuple(range(15, 360, 30)),
    "visitors": (80, 100, 260, 280),
}
"""Where the ring of a side is notched, in degrees; the dungeon's is whole."""


def paint_creature(
    painter: QPainter, kind: str, side: str, rect: QRectF, style: MapStyle, look: CreatureLook = _USUAL
) -> None:
    """Paint a creature over `rect`. `side`: dungeon, master, adventurers, wild or visitors.

    The Master has a ring of his own whichever side is given. Vector calls only.
    """
    if look.planned:
        paint_faded(painter, rect, 0.6, lambda p: _creature(p, kind, side, rect, style, look))
    else:
        _creature(painter, kind, side, rect, style, look)


def _creature(
    painter: QPainter, kind: str, side: str, rect: QRectF, style: MapStyle, look: CreatureLook
) -> None:
    glyph = GLYPHS.get(kind, _UNKNOWN)
    ring = style.ring("master" if kind == "master" else side)
    with easel(painter, rect, style) as e:
        if look.condition:
            _fallen(e, kind, glyph, ring, look)
        else:
            e.shadow_disc(0, 1, _RADIUS)
            _token(e, kind, glyph, ring, look)
            _side_marks(e, kind, side)
            _state(e, look)
        if look.health < 1 and look.condition != "dead":
            _wound_bar(e, look.health)
        if look.name and e.px >= 40:
            _name(e, look.name)


@lru_cache(maxsize=1024)
def creature_picture(kind: str, side: str, px: int, style: MapStyle, look: CreatureLook = _USUAL) -> QImage:
    """The creature on a transparent picture `px` wide and high; shared, never paint on it."""
    picture = QImage(px, px, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_creature(painter, kind, side, QRectF(0, 0, px, px), style, look)
    painter.end()
    return picture


def _token(e: Easel, kind: str, glyph: Glyph, ring: str, look: CreatureLook) -> None:
    if look.facing:
        with e.turned(FACINGS[look.facing]):
            e.fill(ring, width=1.6)
            e.draw("M 0 -24 L 11 -12 L -11 -12 Z")
    body = mix(e.style.floor, glyph.body, e.style.token_fill)
    shine = QRadialGradient(QPointF(-6, -8), 26)
    shine.setColorAt(0, tint(body, 255, 128))
    shine.setColorAt(1, tint(body, 255, 80))
    e.painter.setBrush(shine)
    e.pen(e.style.ink, 6.2)
    e.disc(0, 0, _RADIUS - 1)
    e.pen(ring, max(3.2, e.thin * 1.3))
    e.disc(0, 0, _RADIUS - 1)
    if not e.style.dark and e.fine:
        e.stroke(e.style.paper, 1.3)
        e.disc(0, 0, _RADIUS - 3.2)
    if look.planned:
        _dash_ring(e)
    with e.moved(0, 0, 0.88 if e.fine else 1.0):
        _figure(e, kind, glyph)


def _side_marks(e: Easel, kind: str, side: str) -> None:
    """What tells the sides apart without colour: notches in the ring."""
    if kind == "master" or side == "master":
        return
    for turn in _SIDE_TURNS.get(side, ()):
        with e.turned(turn):
            e.stroke(e.style.ink, 2.4)
            e.line(0, 1 - _RADIUS - 1.4, 0, 1 - _RADIUS + 1.4)


def _figure(e: Easel, kind: str, glyph: Glyph) -> None:
    if kind == "cave_spider":
        _legs(e)
    e.fill(e.style.token_glyph, tint("#000000", 150) if e.fine else None, 1.1)
    e.draw(glyph.figure)
    if glyph.details:
        e.fill(tint("#14151a", 235), None)
        e.draw(glyph.details)
    if glyph.lines and e.fine:
        e.stroke(tint("#14151a", 220), 1.5)
        e.draw(glyph.lines)


def _legs(e: Easel) -> None:
    for side in (-1, 1):
        for knee, foot in ((-12, -9), (-5, -1), (4, 6), (10, 14)):
            e.stroke(e.style.token_glyph, 2)
            e.line(side * 3, knee * 0.25 + 1, side * 9, knee, side * 13, foot)


def _dash_ring(e: Easel) -> None:
    pen = QPen(tint(e.style.select), max(1.6, e.thin), Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([3, 2])
    e.painter.setPen(pen)
    e.painter.setBrush(Qt.BrushStyle.NoBrush)
    e.disc(0, 0, _RADIUS + 2.4)


def _fallen(e: Easel, kind: str, glyph: Glyph, ring: str, look: CreatureLook) -> None:
    """Lying flat: smaller, pale, with the sign of how bad it is."""
    paint_faded(e.painter, QRectF(-24, -24, 48, 48), 0.78, lambda p: _lying(p, kind, glyph, ring, e.style))
    if look.condition == "dead":
        for colour, width in ((e.style.ink, 5.6), (e.style.danger, 3)):
            e.stroke(colour, width)
            e.draw("M -12 -9 L 12 15 M 12 -9 L -12 15")
    elif look.condition == "unconscious":
        _sleep(e)
    else:
        _stars(e)


def _lying(painter: QPainter, kind: str, glyph: Glyph, ring: str, style: MapStyle) -> None:
    grey = Glyph(mix(glyph.body, "#5c5f66", 65), *glyph[1:])
    with easel(painter, QRectF(-24, -24, 48, 48), style) as e, e.moved(0, 3), e.turned(80):
        painter.scale(0.98, 0.84)
        _token(e, kind, grey, mix(ring, "#5c5f66", 45), CreatureLook())


def _sleep(e: Easel) -> None:
    """Zz."""
    for colour, width in ((e.style.ink, 5), (e.style.paper, 2.4)):
        e.stroke(colour, width)
        e.draw("M 2 -12 L 10 -12 L 2 -3 L 10 -3 M 13 -21 L 19 -21 L 13 -14 L 19 -14")


def _stars(e: Easel) -> None:
    """Three stars going round."""
    for x, y in ((-12, -12), (0, -17), (12, -12)):
        with e.moved(x, y, 0.75):
            e.fill(e.style.gold, width=1.6)
            e.draw("M 0 -8 L 2.4 -2.4 L 8 0 L 2.4 2.4 L 0 8 L -2.4 2.4 L -8 0 L -2.4 -2.4 Z")


def _state(e: Easel, look: CreatureLook) -> None:
    if look.prisoner:
        e.stroke(e.style.ink, 4)
        e.draw("M -8 -15 L -8 15 M 0 -17 L 0 17 M 8 -15 L 8 15")
        e.stroke(e.style.metal, 2)
        e.draw("M -8 -15 L -8 15 M 0 -17 L 0 17 M 8 -15 L 8 15")
    if look.fleeing:
        _badge(e, 15, -15, "#2f6fb0", "M -5 -4 L -1 0 L -5 4 M 0.6 -4 L 4.6 0 L 0.6 4")
    if look.stance in STANCES and e.px >= 20:
        colour, sign = STANCES[look.stance]
        _badge(e, -15, -15, colour, sign)


STANCES: dict[str, tuple[str, str]] = {
    "flee": ("#2f6fb0", "M 5 -4 L 1 0 L 5 4 M -0.6 -4 L -4.6 0 L -0.6 4"),
    "avoid": ("#5a7f9c", "M -5 0 L 5 0 M -2 -3 L -5 0 L -2 3"),
    "regroup": ("#6a5aa8", "M -5 -5 L -1.4 -1.4 M 5 -5 L 1.4 -1.4 M -5 5 L -1.4 1.4 M 5 5 L 1.4 1.4"),
    "defensive": ("#4b7d4f", "M -4.4 -4.4 L 4.4 -4.4 L 4.4 0 C 4.4 3 2 4.6 0 5.4 C -2 4.6 -4.4 3 -4.4 0 Z"),
    "aggressive": ("#b3322f", "M -4.4 4.4 L 4.4 -4.4 M -4.4 -4.4 L 4.4 4.4"),
}


def _badge(e: Easel, x: float, y: float, colour: str, sign: str) -> None:
    with e.moved(x, y, 1.0 if e.px >= 30 else 1.25):
        e.fill(colour, e.style.ink, 1.3)
        e.disc(0, 0, 8)
        e.stroke("#ffffff", 2)
        e.draw(sign)


def _wound_bar(e: Easel, health: float) -> None:
    share = min(1.0, max(0.0, health))
    colour = e.style.ok if share > 0.6 else e.style.gold if share > 0.3 else e.style.danger
    high = max(5.4, e.thin * 3)
    e.fill(tint("#0f1014", 235), None)
    e.box(-17, 24 - high, 34, high, high / 3)
    if share > 0:
        inset = max(1.1, e.thin)
        e.fill(colour, None)
        e.box(inset - 17, 24 - high + inset, (34 - 2 * inset) * share, high - 2 * inset, 1)


def _name(e: Easel, name: str) -> None:
    wide = 7 + 5.6 * len(name)
    e.fill(tint("#0f1014", 205), None)
    e.box(-wide / 2, 25, wide, 12, 4)
    e.text(QRectF(-wide / 2, 25, wide, 12), name, 9, "#ffffff")
