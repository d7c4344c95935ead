"""Ways in and out of the level: a gap at the map's edge, stairs, a gate."""

from __future__ import annotations

from editor.app.canvas.art.easel import FACINGS, Easel
from editor.app.canvas.art.looks import ObjectLook
from editor.app.canvas.art.palette import mix, tint


def portal(e: Easel, look: ObjectLook) -> None:
    """Draws the portal's form; an unknown form is drawn as an edge."""
    {"stairs_up": _stairs_up, "stairs_down": _stairs_down, "gate": _gate}.get(look.form, _edge)(e, look)


def _edge(e: Easel, look: ObjectLook) -> None:
    """Daylight falls in from outside, and an arrow shows the way in (the facing)."""
    with e.turned(FACINGS[look.facing or "n"]):
        e.fill(tint(e.style.spark, 70), None)
        e.draw("M -22 24 L 22 24 L 13 -20 L -13 -20 Z")
        e.fill(e.style.ok, width=1.8)
        e.draw("M 0 -17 L 14 0 L 6 0 L 6 15 L -6 15 L -6 0 L -14 0 Z")
        e.stroke(e.style.paper, 2.4)
        e.line(-20, 21, 20, 21)


def _stairs_up(e: Easel, look: ObjectLook) -> None:
    """Treads that grow lighter towards the top."""
    with e.turned(FACINGS[look.facing or "n"]):
        _well(e)
        for k in range(5):
            e.fill(mix(e.style.stone_dark, mix(e.style.stone, "#ffffff", 45), k * 25), width=1.2)
            e.box(-17, 12 - k * 8.4, 34, 8.4)
        _arrow(e, up=True)


def _stairs_down(e: Easel, look: ObjectLook) -> None:
    """Treads that narrow and sink into the dark."""
    with e.turned(FACINGS[look.facing or "n"]):
        _well(e)
        for k in range(5):
            inset = k * 2.4
            e.fill(mix(e.style.stone, e.style.ink, k * 22), width=1.2)
            e.box(inset - 17, 12 - k * 8.4, 34 - 2 * inset, 8.4)
        _arrow(e, up=False)


def _well(e: Easel) -> None:
    e.shadow_box(-20, -22, 40, 44, 3)
    e.fill(e.style.ink, e.style.cap_light, 2)
    e.box(-20, -22, 40, 44, 3)


def _arrow(e: Easel, up: bool) -> None:
    e.fill(e.style.ok if up else e.style.accent, width=1.6)
    if up:
        e.draw("M 0 -12 L 9 -1 L 3.4 -1 L 3.4 11 L -3.4 11 L -3.4 -1 L -9 -1 Z")
    else:
        e.draw("M 0 12 L 9 1 L 3.4 1 L 3.4 -11 L -3.4 -11 L -3.4 1 L -9 1 Z")


def _gate(e: Easel, look: ObjectLook) -> None:
    """A stone ring with something shimmering in it."""
    e.shadow_disc(0, 1, 19)
    e.fill(e.down(e.style.stone, e.style.stone_dark), width=1.7)
    e.disc(0, 0, 20.5)
    e.fill(mix(e.style.magic, e.style.ink, 62), width=1.4)
    e.disc(0, 0, 14)
    e.stroke(e.style.magic, 2.6)
    e.draw("M 0 0 C 4 -5 9 0 5 5 C 0 11 -11 7 -10 -2 C -9 -11 4 -13 10 -6")
    if e.fine:
        e.stroke(tint(e.style.ink, 150), 1.4)
        for k in range(8):
            with e.turned(k * 45 + 22):
                e.line(0, -14.5, 0, -20)
