"""What traps do their harm with: each an emblem on a riveted steel plate."""

from __future__ import annotations

import math

from editor.app.canvas.art.easel import FACINGS, Easel
from editor.app.canvas.art.looks import ObjectLook
from editor.app.canvas.art.palette import mix, tint


def _plate(e: Easel, look: ObjectLook) -> float:
    """The steel plate; gives the scale for the emblem on it (larger when the cell is small)."""
    e.shadow_box(-19, -19, 38, 38, 7)
    e.fill(e.down(e.style.plate, e.style.plate_dark, -19, 19))
    e.box(-19, -19, 38, 38, 7)
    if e.fine:
        e.stroke(tint("#ffffff", 70 if e.style.dark else 200), 1.1)
        e.line(-17.2, 12, -17.2, -12)
        e.line(-12, -17.2, 12, -17.2)
        for x, y in ((-14, -14), (14, -14), (-14, 14), (14, 14)):
            e.fill(tint(e.style.metal, 190), tint(e.style.ink, 120), 0.8)
            e.disc(x, y, 1.7)
    if look.facing:
        _muzzle(e, look.facing)
    return 1.0 if e.fine else 1.16


def _muzzle(e: Easel, facing: str) -> None:
    """A bright arrow head on the edge that the mechanism looks over."""
    with e.turned(FACINGS[facing]):
        e.fill(e.style.accent, width=1.2)
        e.draw("M 0 -23.5 L 6.5 -16.5 L -6.5 -16.5 Z")


def spinning_blades(e: Easel, look: ObjectLook) -> None:
    """Four curved blades round a red hub."""
    with e.moved(0, 0, _plate(e, look)):
        for quarter in range(4):
            with e.turned(quarter * 90):
                e.fill(e.style.metal, "" if e.fine else None, width=1.3)
                e.draw("M -1.5 0 C 7 -4 9 -12 -1 -17 C 1.5 -11 -6 -8 -5.5 -2 Z")
        e.fill(e.style.danger, width=1.3)
        e.disc(0, 0, 4)


def flamethrower(e: Easel, look: ObjectLook) -> None:
    """A tongue of fire."""
    with e.moved(0, 0, _plate(e, look)):
        e.fill(e.style.fire, width=1.3)
        e.draw("M 1 -16 C 14 -4 12 13 0 14 C -12 13 -13 1 -6 -7 C -5 -2 -2 -2 -1 -4 C 1 -8 1 -12 1 -16 Z")
        e.fill(e.style.fire_heart, None)
        e.draw("M 1 -4 C 8 2 7 12 0 12 C -7 12 -7 4 -3 1 C -2 4 1 2 1 -4 Z")


def gas_sprayer(e: Easel, look: ObjectLook) -> None:
    """Three plumes that curl up from a grating."""
    with e.moved(0, 0, _plate(e, look)):
        for colour, width in ((e.style.ink, 6.6), (e.style.gas, 4)):
            e.stroke(colour, width)
            for x, y in ((-9.5, 3), (0, 0), (9.5, 3)):
                with e.moved(x, y):
                    e.draw("M 0 8 C -7 3 6 -3 -0.5 -10 Q -3 -15 2.6 -15")
        e.fill(e.style.metal, width=1.3)
        e.box(-14, 8.5, 28, 6.5, 2)
        if e.fine:
            e.stroke(e.style.ink, 1.3)
            for x in (-9, -4.5, 0, 4.5, 9):
                e.line(x, 10.4, x, 13)


def electric_coil(e: Easel, look: ObjectLook) -> None:
    """A bolt between the rings of a coil."""
    with e.moved(0, 0, _plate(e, look)):
        e.stroke(e.style.ink, 4.6)
        e.draw("M -14 -9 L -14 9 M 14 -9 L 14 9")
        for x in (-14, 14):
            for y in (-8, -2.7, 2.7, 8):
                e.stroke(e.style.metal, 2)
                e.line(x - 3, y + 1, x + 3, y - 1)
        e.fill(e.style.spark, width=1.4)
        e.draw("M 3 -16 L -8 2 L -1.5 2 L -4 16 L 8 -3 L 1.5 -3 Z")


def dart_launcher(e: Easel, look: ObjectLook) -> None:
    """Three darts side by side, flying where it faces."""
    scale = _plate(e, look)
    with e.turned(FACINGS[look.facing or "e"] - 90), e.moved(0, 0, scale):
        for y in (-9, 0, 9) if e.fine else (-7, 7):
            if e.fine:
                e.stroke(e.style.accent, 1.8)
                e.line(-14, y - 3, -10.5, y, -14, y + 3)
                e.stroke(e.style.ink, 4.4)
                e.line(-10, y, 7, y)
            e.stroke(e.style.metal, 2.4)
            e.line(-10, y, 7, y)
            e.fill(e.style.metal, "" if e.fine else None, width=1.1)
            reach = 3.8 if e.fine else 6
            e.draw(f"M 15 {y} L 5 {y - reach} L 5 {y + reach} Z")


def explosive_trap(e: Easel, look: ObjectLook) -> None:
    """A round bomb with a burning fuse."""
    with e.moved(0, 0, _plate(e, look)):
        e.stroke(e.style.straw, 2.6)
        e.draw("M 4 -7 C 6 -13 11 -13 11 -10")
        e.fill(mix(e.style.ink, e.style.metal, 12), mix(e.style.ink, e.style.metal, 55), 1.4)
        e.disc(-2, 4, 11.5)
        e.box(0.5, -9.5, 7, 6, 1.5)
        e.fill(e.style.fire_heart, e.style.fire, 1.6)
        e.draw("M 12 -17 L 13.5 -12 L 18 -10.5 L 13.5 -9 L 12 -4.5 L 10.5 -9 L 6 -10.5 L 10.5 -12 Z")
        e.fill(tint("#ffffff", 150), None)
        e.disc(-6, 0, 2.6, 3.4)


def spider_trap(e: Easel, look: ObjectLook) -> None:
    """A spider sprawled over the plate, red on its back."""
    with e.moved(0, 0, _plate(e, look)):
        _spider(e, mix(e.style.ink, e.style.metal, 8), e.style.danger)


def _spider(e: Easel, body: str, mark: str) -> None:
    """Eight bent legs, a round belly, a small head, pale round the edges so that it shows on steel."""
    for colour, width in ((e.style.metal, 4.4), (body, 2.2)) if e.fine else ((e.style.metal, 2.4),):
        for side in (-1, 1):
            for y, out in ((-13, -16), (-5, -7), (4, 5), (13, 15)):
                e.stroke(colour, width)
                knee = y + (1 if y < 0 else -1)
                e.line(side * 3, y * 0.3 + 1, side * 11, knee, side * 15.5, out + 1)
    e.fill(body, e.style.metal, 1.4)
    e.disc(0, 5, 7, 8)
    e.disc(0, -6, 4.6)
    e.fill(mark, None)
    e.draw("M 0 5 L 3.6 0 L -3.6 0 Z M 0 5 L 3.6 10 L -3.6 10 Z")


def web_trap(e: Easel, look: ObjectLook) -> None:
    """A cobweb from corner to corner."""
    with e.moved(0, 0, _plate(e, look)):
        width = 1.5 if e.fine else 2.2
        e.stroke(e.style.web, width)
        spokes = [(math.cos(k * math.pi / 4 + 0.39), math.sin(k * math.pi / 4 + 0.39)) for k in range(8)]
        for x, y in spokes:
            e.line(0, 0, x * 17, y * 17)
        for reach in (6.5, 11.5, 16) if e.fine else (8, 15):
            for (ax, ay), (bx, by) in zip(spokes, spokes[1:] + spokes[:1], strict=True):
                mid = reach * 0.76
                e.draw(
                    f"M {ax * reach:.2f} {ay * reach:.2f} Q {(ax + bx) / 2 * mid:.2f} "
                    f"{(ay + by) / 2 * mid:.2f} {bx * reach:.2f} {by * reach:.2f}"
                )


def terror_trap(e: Easel, look: ObjectLook) -> None:
    """A screaming skull."""
    with e.moved(0, 0, _plate(e, look)):
        e.fill(e.style.bone, width=1.4)
        e.draw("M 0 -16 C 13 -16 15 -4 10 3 L 8 14 C 4 17 -4 17 -8 14 L -10 3 C -15 -4 -13 -16 0 -16 Z")
        e.fill(e.style.ink, None)
        e.draw("M -10 -5 L -2.5 -2 C -3 3 -9 3 -10 -5 Z M 10 -5 L 2.5 -2 C 3 3 9 3 10 -5 Z")
        e.disc(0, 9.5, 3.4, 4.8)


def alarm_trap(e: Easel, look: ObjectLook) -> None:
    """A ringing bell."""
    with e.moved(0, 0, _plate(e, look)):
        e.fill(e.style.gold, width=1.4)
        e.disc(0, 11.5, 3.6)
        e.draw(
            "M 0 -15 C 9 -15 9 -6 10 2 C 10 6 13 7 13 10 L -13 10 C -13 7 -10 6 -10 2 C -9 -6 -9 -15 0 -15 Z"
        )
        if e.fine:
            e.stroke(tint("#ffffff", 160), 1.6)
            e.draw("M -5 -8 C -6 -4 -6 0 -6.5 4")
            e.stroke(e.style.gold, 1.8)
            e.draw("M -13 -11 Q -16 -6 -14.5 -1 M 13 -11 Q 16 -6 14.5 -1")
