"""What adventurers set off, and the timer: wood, stone, rope."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from editor.app.canvas.art.easel import Easel
from editor.app.canvas.art.looks import ObjectLook
from editor.app.canvas.art.palette import mix, tint


def tripwire(e: Easel, look: ObjectLook) -> None:
    """Two wooden pegs and a slack wire between them."""
    with e.turned(0 if look.horizontal else 90):
        e.stroke(e.style.ink, 4.2)
        e.draw("M -17 -1 Q 0 7 17 -1")
        e.stroke(e.style.paper if e.style.dark else mix(e.style.paper, e.style.ink, 55), 2)
        e.draw("M -17 -1 Q 0 7 17 -1")
        for x in (-18, 18):
            _peg(e, x)


def _peg(e: Easel, x: float) -> None:
    e.shadow_box(x - 4, -9, 8, 18, 2)
    e.fill(e.down(e.style.wood, e.style.wood_dark, -9, 9))
    e.box(x - 4, -9, 8, 18, 2.5)
    e.stroke(e.style.ink, 1.2)
    e.line(x - 3.4, -4, x + 3.4, -4)


def wide_tripwire(e: Easel, look: ObjectLook) -> None:
    """Forked posts, two wires and small tell-tales: it spans the body's whole length."""
    vertical = e.height > e.width or (e.height == e.width and not look.horizontal)
    reach = max(e.width, e.height) / 2 - 6
    with e.turned(90 if vertical else 0):
        for y in (-6, 6):
            e.stroke(e.style.ink, 3.8)
            e.line(-reach, y, reach, y)
            e.stroke(e.style.paper if e.style.dark else mix(e.style.paper, e.style.ink, 55), 1.7)
            e.line(-reach, y, reach, y)
        e.fill(e.style.accent, width=1.2)
        count = max(2, round(reach / 9))
        for k in range(count):
            x = -reach + (k + 0.5) * 2 * reach / count
            e.draw(f"M {x - 3.6} 6 L {x + 3.6} 6 L {x} 14 Z")
        for x in (-reach, reach):
            e.shadow_box(x - 4, -14, 8, 28, 2)
            e.fill(e.down(e.style.wood, e.style.wood_dark, -14, 14))
            e.box(x - 4, -14, 8, 28, 2.5)


def pressure_plate(e: Easel, look: ObjectLook) -> None:
    """A loose flagstone in a frame."""
    e.shadow_box(-17, -17, 34, 34)
    e.fill(e.style.stone_dark)
    e.box(-17, -17, 34, 34, 4)
    sunk = look.state == "on"
    e.fill(e.down(mix(e.style.stone, "#ffffff", 0 if sunk else 18), e.style.stone, -14, 14))
    e.box(-13, -13, 26, 26, 3)
    e.stroke(tint(e.style.ink, 110), 1.3)
    e.box(-8, -8, 16, 16, 2)
    if e.fine and not sunk:
        e.stroke(tint("#ffffff", 110), 1.2)
        e.line(-11, 9, -11, -11, 9, -11)


def sensor(e: Easel, look: ObjectLook) -> None:
    """An eye of crystal on a stone post; rays fan out where it looks."""
    if look.facing:
        _gaze(e, look.facing)
    e.shadow_disc(0, 2, 14, 13)
    e.fill(e.down(e.style.stone, e.style.stone_dark, -14, 14))
    e.draw("M -15 0 L -7 -14 L 7 -14 L 15 0 L 7 14 L -7 14 Z")
    e.fill(e.style.paper, width=1.4)
    e.draw("M -12 0 Q 0 -13 12 0 Q 0 13 -12 0 Z" if e.fine else "M -13 0 Q 0 -18 13 0 Q 0 18 -13 0 Z")
    e.fill(e.style.magic, "" if e.fine else None, width=1.2)
    e.disc(0, 0, 5.4 if e.fine else 6.4)
    e.fill(e.style.ink, None)
    e.disc(0, 0, 2.4)
    if e.fine:
        e.fill("#ffffff", None)
        e.disc(-1.8, -2, 1.3)


def _gaze(e: Easel, facing: str) -> None:
    with e.turned({"n": 0, "e": 90, "s": 180, "w": 270}[facing]):
        e.fill(tint(e.style.magic, 70), None)
        e.draw("M 0 0 L -15 -24 L 15 -24 Z")
        e.stroke(tint(e.style.magic, 200), 1.6)
        e.line(-9, -16, -14, -23)
        e.line(9, -16, 14, -23)


def lever(e: Easel, look: ObjectLook) -> None:
    """A stick with a knob on an iron foot; thrown to the right when on."""
    e.shadow_box(-15, 5, 30, 12, 4)
    e.fill(e.down(e.style.metal, mix(e.style.metal, e.style.ink, 35), 4, 18))
    e.box(-15, 5, 30, 12, 4)
    tip = 12 if look.state == "on" else -12
    e.stroke(e.style.ink, 8)
    e.line(0, 8, tip, -12)
    e.stroke(e.style.wood, 4.6)
    e.line(0, 8, tip, -12)
    e.fill(e.style.accent if look.state == "on" else e.style.danger, width=1.6)
    e.disc(tip, -13, 6.5)
    if e.fine:
        e.fill(tint("#ffffff", 150), None)
        e.disc(tip - 2, -15, 1.8)
        e.fill(e.style.ink, None)
        e.disc(0, 10, 2)


def timer(e: Easel, look: ObjectLook) -> None:
    """A clock; the filled part is the delay, or how far it has run. Its label stands below."""
    with e.moved(0, -3 if look.label and e.fine else 0):
        e.shadow_disc(0, 0, 16)
        e.fill(e.style.wood_dark, width=1.6)
        e.disc(0, 0, 17)
        e.fill(e.style.paper, width=1)
        e.disc(0, 0, 13.6)
        share = 0.36 if look.amount is None else min(1.0, max(0.0, look.amount))
        e.fill(e.style.accent, None)
        e.painter.drawPie(QRectF(-12, -12, 24, 24), 90 * 16, -round(share * 360 * 16))
        e.stroke(mix(e.style.ink, e.style.paper, 0), 2.2)
        e.line(0, -10, 0, 0, 7.5, 4.5)
        if e.fine:
            for x, y in ((0, -11.6), (11.6, 0), (0, 11.6), (-11.6, 0)):
                e.line(x, y, x * 0.86, y * 0.86)
    if look.label and e.fine:
        e.fill(tint(e.style.label_ink, 225), None)
        e.box(-17, 11, 34, 13, 6)
        e.text(QRectF(-17, 11, 34, 13), look.label, 10.5, "#ffffff")
