"""Doors of every make, and the padlock: wood with iron, iron alone, masonry."""

from __future__ import annotations

from editor.app.canvas.art.easel import Easel
from editor.app.canvas.art.looks import ObjectLook
from editor.app.canvas.art.palette import mix, tint


def _upright(e: Easel, look: ObjectLook) -> float:
    """Degrees that turn a drawing of a west-east door the way this one runs."""
    if e.width != e.height:
        return 0 if e.width > e.height else 90
    return 0 if look.horizontal else 90


def _leaf(e: Easel, x: float, w: float, half: float = 9) -> None:
    """A plank leaf with two iron bands, from `x` to `x + w`, along the x axis."""
    e.shadow_box(x, -half, w, 2 * half, 3)
    e.fill(e.down(e.style.wood, e.style.wood_dark, -half, half), width=1.7)
    e.box(x, -half, w, 2 * half, 3)
    if e.fine:
        e.stroke(tint(e.style.ink, 110), 1.2)
        for k in range(1, round(w / 10)):
            at = x + w * k / round(w / 10)
            e.line(at, 2 - half, at, half - 2)
    for y in (-half * 0.46, half * 0.46):
        e.stroke(tint(e.style.ink, 150), 3.6)
        e.line(x + 2, y, x + w - 2, y)
        e.stroke(e.style.metal, 2.2)
        e.line(x + 2, y, x + w - 2, y)


def _posts(e: Easel, reach: float) -> None:
    """Stone jambs at both ends of the doorway."""
    for x in (-reach, reach - 5):
        e.fill(e.down(e.style.stone, e.style.stone_dark, -12, 12), width=1.3)
        e.box(x, -12, 5, 24, 1.5)


def _splinters(e: Easel, reach: float) -> None:
    """What is left of a leaf: stumps on the hinges and planks on the ground."""
    e.fill(e.down(e.style.wood, e.style.wood_dark, -9, 9), width=1.5)
    e.draw(
        f"M {5 - reach} -8 L {16 - reach} -8 L {11 - reach} -3 L {18 - reach} 1 L {10 - reach} 4 "
        f"L {14 - reach} 8 L {5 - reach} 8 Z"
    )
    e.draw(
        f"M {reach - 5} -8 L {reach - 14} -8 L {reach - 10} -2 L {reach - 16} 3 L {reach - 11} 8 "
        f"L {reach - 5} 8 Z"
    )
    for x, y, turn in ((-4, -11, 24), (5, 9, -35), (-6, 13, 8)):
        with e.moved(x, y), e.turned(turn):
            e.box(-7, -2, 14, 4, 1)


def door(e: Easel, look: ObjectLook) -> None:
    """One leaf between two jambs."""
    reach = max(e.width, e.height) / 2
    with e.turned(_upright(e, look)):
        if look.state == "broken":
            _splinters(e, reach)
        elif look.state == "open":
            _threshold(e, reach)
            _swung(e, 5 - reach)
        else:
            _leaf(e, 3 - reach, 2 * reach - 6)
            e.fill(e.style.gold, width=1.1)
            e.disc(reach - 11, 0, 2.6)
        _posts(e, reach)


def _threshold(e: Easel, reach: float) -> None:
    """The free doorway: a sill where the leaf would be."""
    e.fill(tint("#000000", e.style.shadow * 2 // 3), None)
    e.box(5 - reach, -6, 2 * reach - 10, 12)
    e.stroke(tint(e.style.stone, 200), 1.4)
    e.line(6 - reach, -6, reach - 6, -6)
    e.line(6 - reach, 6, reach - 6, 6)


def _swung(e: Easel, x: float) -> None:
    """A leaf that stands open, seen along its edge, hinged at (x, -8)."""
    e.shadow_box(x, -8, 9, 31, 2)
    e.fill(e.down(e.style.wood, e.style.wood_dark, -8, 23), width=1.7)
    e.box(x, -8, 9, 31, 2)
    for y in (-3, 15):
        e.stroke(e.style.metal, 2.2)
        e.line(x + 1.4, y, x + 7.6, y)
    e.fill(e.style.gold, width=1)
    e.disc(x + 4.5, 19.4, 1.9)


def double_door(e: Easel, look: ObjectLook) -> None:
    """Two leaves that meet in the middle, with ring handles."""
    reach = max(e.width, e.height) / 2
    with e.turned(_upright(e, look)):
        if look.state == "broken":
            _splinters(e, reach)
        elif look.state == "open":
            _threshold(e, reach)
            _swung(e, 5 - reach)
            _swung(e, reach - 14)
        else:
            for x in (3 - reach, 1):
                _leaf(e, x, reach - 4, 11)
            e.fill(e.style.ink, None)
            e.box(-1.4, -12, 2.8, 24)
            e.stroke(e.style.gold, 2.4)
            e.disc(-6, 0, 3)
            e.disc(6, 0, 3)
        _posts(e, reach)


def secret_door(e: Easel, look: ObjectLook) -> None:
    """A piece of wall that turns: masonry with a broken outline and a tell-tale hinge."""
    reach = max(e.width, e.height) / 2
    with e.turned(_upright(e, look)):
        if look.state == "broken":
            _rubble(e)
            return
        with e.turned(-68 if look.state == "open" else 0):
            e.fill(e.down(e.style.stone, e.style.stone_dark, -12, 12), width=1.5)
            e.box(2 - reach, -12, 2 * reach - 4, 24, 1)
            e.stroke(tint(e.style.face_dark, 255), 1.5)
            e.line(2 - reach, 0, reach - 2, 0)
            e.draw(f"M {-reach / 2} -12 L {-reach / 2} 0 M {reach / 2} -12 L {reach / 2} 0")
        e.fill(e.style.ink, e.style.accent, 1.8)
        e.disc(0, 0, 7.5)
        e.stroke(e.style.accent, 2)
        e.draw("M 2.6 -2.6 C 1 -5 -3.4 -4 -2.6 -1.4 C -2 0.6 2.4 -0.4 2.6 1.8 C 3 4.4 -1.6 5 -2.8 2.6")


def _rubble(e: Easel) -> None:
    for x, y, size in ((-14, 3, 6), (-4, -5, 5), (4, 5, 7), (14, -2, 5), (-9, 10, 3.5), (12, 9, 4)):
        e.fill(e.down(e.style.stone, e.style.stone_dark, -10, 10), width=1.3)
        with e.moved(x, y, size / 6):
            e.draw("M -6 0 L -2.4 -5 L 5 -3 L 6 2.4 L 0 5 Z")


def portcullis(e: Easel, look: ObjectLook) -> None:
    """An iron grate with spikes; pulled up, only its teeth hang from the lintel."""
    reach = max(e.width, e.height) / 2
    raised = look.state == "open"
    with e.turned(_upright(e, look)):
        bars = max(3, round(reach / 5))
        low = -6 if raised else 10
        for k in range(bars):
            x = -reach + 7 + (2 * reach - 14) * k / (bars - 1)
            bent = 5 if look.state == "broken" and k % 2 else 0
            for colour, width in ((e.style.ink, 5.2), (e.style.metal, 2.8)):
                e.stroke(colour, width)
                e.line(x, -13, x + bent, low)
            e.fill(e.style.metal, width=1)
            e.draw(f"M {x + bent - 3.2} {low} L {x + bent + 3.2} {low} L {x + bent} {low + 7} Z")
        for y in (-10,) if raised or look.state == "broken" else (-10, -1, 7):
            for colour, width in ((e.style.ink, 4.8), (e.style.metal, 2.4)):
                e.stroke(colour, width)
                e.line(4 - reach, y, reach - 4, y)
        _posts(e, reach)


def archway(e: Easel, look: ObjectLook) -> None:
    """Two heavy piers and the ring of voussoirs between them: nothing bars the way."""
    reach = max(e.width, e.height) / 2
    with e.turned(_upright(e, look)):
        e.fill(tint(e.style.stone, 110), tint(e.style.ink, 150), 1.4)
        e.draw(f"M {8 - reach} -9 Q 0 -16 {reach - 8} -9 L {reach - 8} 1 Q 0 -6 {8 - reach} 1 Z")
        e.draw(f"M {8 - reach} 9 Q 0 16 {reach - 8} 9 L {reach - 8} 3 Q 0 9 {8 - reach} 3 Z")
        e.fill(e.down(mix(e.style.stone, "#ffffff", 20), e.style.stone, -16, 0), width=1.4)
        e.draw("M -4.4 -15 L 4.4 -15 L 3 -3 L -3 -3 Z")
        for x in (1 - reach, reach - 12):
            e.shadow_box(x, -15, 11, 30, 2)
            e.fill(e.down(e.style.stone, e.style.stone_dark, -15, 15), width=1.6)
            e.box(x, -15, 11, 30, 2)
            e.stroke(tint(e.style.ink, 140), 1.2)
            e.line(x + 1, -5, x + 10, -5)
            e.line(x + 1, 5, x + 10, 5)


def padlock(e: Easel, look: ObjectLook) -> None:
    """A brass lock; armed it is shut and its keyhole glows, disarmed the shackle hangs open."""
    armed = look.state != "disarmed"
    for colour, width in ((e.style.ink, 7), (e.style.metal, 4)):
        e.stroke(colour, width)
        if armed:
            e.draw("M -7 0 L -7 -6 C -7 -16 7 -16 7 -6 L 7 0")
        else:
            e.draw("M -7 0 L -7 -8 C -7 -18 8 -18 8 -9")
    e.shadow_box(-12, -2, 24, 18, 4)
    e.fill(
        e.down(mix(e.style.gold, "#ffffff", 20), mix(e.style.gold, e.style.wood_dark, 35), -2, 16), width=1.7
    )
    if not armed:
        e.fill(e.down(e.style.metal, mix(e.style.metal, e.style.ink, 40), -2, 16), width=1.7)
    e.box(-12, -2, 24, 18, 4)
    e.fill(e.style.danger if armed else e.style.ink, e.style.ink, 1.4)
    e.disc(0, 5, 3.6)
    e.fill(e.style.ink, None)
    e.draw("M -1.6 6 L 1.6 6 L 2.4 12 L -2.4 12 Z")
