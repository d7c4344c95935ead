"""What makes a dungeon a home: beds, hoards, altars and what the last party left."""

from __future__ import annotations

from editor.app.canvas.art.easel import FACINGS, Easel
from editor.app.canvas.art.looks import ObjectLook
from editor.app.canvas.art.noise import spread
from editor.app.canvas.art.palette import mix, tint


def bed(e: Easel, look: ObjectLook) -> None:
    """A wooden frame, a pillow at the head, a blanket."""
    lying = e.width > e.height
    long = max(e.width, e.height) / 2 - 2
    with e.turned(-90 if lying else FACINGS[look.facing or "n"]):
        e.shadow_box(-14, -long, 28, 2 * long, 3)
        e.fill(e.down(e.style.wood, e.style.wood_dark, -long, long), width=1.6)
        e.box(-14, -long, 28, 2 * long, 3)
        e.fill(e.style.paper, width=1.2)
        e.box(-11, 4 - long, 22, 2 * long - 8, 2)
        e.fill(e.down(mix(e.style.cloth, "#ffffff", 12), e.style.cloth, -long, long), width=1.2)
        e.box(-11.5, 15 - long, 23, 2 * long - 18, 2)
        e.fill(mix(e.style.paper, "#ffffff", 50), tint(e.style.ink, 160), 1.1)
        e.box(-8, 5.5 - long, 16, 7, 3)


def lair(e: Easel, look: ObjectLook) -> None:
    """A nest of straw and sticks with a gnawed bone in it."""
    e.shadow_disc(0, 3, 19, 15)
    e.fill(e.down(e.style.straw, mix(e.style.straw, e.style.ink, 40)), width=1.7)
    e.disc(0, 2, 20, 16.5)
    e.fill(mix(e.style.straw, e.style.ink, 68), tint(e.style.ink, 170), 1.2)
    e.disc(0, 3, 13, 9.5)
    if e.fine:
        for k in range(13):
            with e.turned(k * 27.7):
                e.stroke(mix(e.style.straw, "#ffffff" if k % 2 else e.style.wood_dark, 40), 1.4)
                e.line(spread(k, 0, 1, -4, 0), -16, spread(k, 0, 2, 3, 8), -12.5)
    for colour, width in ((e.style.ink, 5.4), (e.style.bone, 3.2)):
        e.stroke(colour, width)
        e.draw("M -5 6 L 5 0")
    e.fill(e.style.bone, None)
    for x, y in ((-6.5, 4.6), (-4.6, 8), (6.5, 1.4), (4.6, -2)):
        e.disc(x, y, 2.3)


def stockpile(e: Easel, look: ObjectLook) -> None:
    """Metal bars on a pallet; more of them when it is fuller."""
    e.shadow_box(-19, 8, 38, 9, 2)
    e.fill(e.style.wood_dark, width=1.5)
    e.box(-20, 9, 40, 7, 2)
    share = 1.0 if look.amount is None else look.amount
    bars = ((-10, 4), (10, 4), (0, 4), (-5, -5), (5, -5), (0, -13))
    shown = max(1, min(len(bars), round(share * len(bars)))) if share > 0 else 0
    light = mix(e.style.metal, "#ffffff", 35)
    for x, y in sorted(bars[:shown], key=lambda bar: -bar[1]):
        with e.moved(x, y):
            e.fill(e.down(light, mix(e.style.metal, e.style.ink, 30), -5, 6), width=1.4)
            e.draw("M -5 -4 L 5 -4 L 8 5 L -8 5 Z")
            if e.fine:
                e.stroke(tint("#ffffff", 170), 1)
                e.line(-4, -2.4, 4, -2.4)


def treasure(e: Easel, look: ObjectLook) -> None:
    """An open chest; the gold in it rises with the amount."""
    e.shadow_box(-18, -2, 36, 19, 4)
    e.fill(e.down(mix(e.style.wood, "#ffffff", 8), e.style.wood_dark, -17, 0), width=1.6)
    e.draw("M -17 -5 C -17 -18 17 -18 17 -5 Z")
    share = 1.0 if look.amount is None else look.amount
    if share > 0:
        e.fill(e.style.gold, width=1.2)
        rise = 2 + 7 * min(1.0, share)
        e.draw(f"M -14 2 L -14 -3 C -9 {-3 - rise} 9 {-3 - rise} 14 -3 L 14 2 Z")
    e.fill(e.down(e.style.wood, e.style.wood_dark, 0, 17), width=1.6)
    e.box(-18, -1, 36, 18, 2.5)
    e.fill(e.style.gold, width=1.2)
    e.box(-4, 1, 8, 9, 1.5)
    for x in (-14, 11) if e.fine else ():
        e.box(x, -1, 3, 18)
    e.fill(e.style.ink, None)
    e.disc(0, 5.2, 1.7)


def altar(e: Easel, look: ObjectLook) -> None:
    """A stone block under a cloth, between two candles."""
    e.shadow_box(-19, -9, 38, 24, 3)
    e.fill(e.down(e.style.stone, e.style.stone_dark, -10, 15), width=1.7)
    e.box(-20, -10, 40, 25, 2.5)
    e.fill(e.style.cloth, width=1.2)
    e.draw("M -8 -10 L 8 -10 L 8 13 L 0 20 L -8 13 Z")
    e.stroke(e.style.gold, 2.2)
    e.draw("M 0 -5 L 0 11 M -4.6 0 L 4.6 0")
    for x in (-14.5, 14.5):
        e.fill(e.style.paper, width=1.1)
        e.box(x - 2.4, -12, 4.8, 11, 1)
        e.fill(e.style.fire_heart, e.style.fire, 1.4)
        e.draw(f"M {x} -21 C {x + 5} -15 {x + 3} -12 {x} -12 C {x - 3} -12 {x - 5} -15 {x} -21 Z")


def guard_post(e: Easel, look: ObjectLook) -> None:
    """A shield before two crossed spears."""
    for side in (-1, 1):
        for colour, width in ((e.style.ink, 5), (e.style.wood, 2.8)):
            e.stroke(colour, width)
            e.line(side * -15, 19, side * 15, -14)
        e.fill(e.style.metal, width=1.2)
        with e.moved(side * 16, -15), e.turned(side * 42):
            e.draw("M 0 -8 L 4 1 L 0 4 L -4 1 Z")
    e.shadow_box(-10, -9, 20, 22, 7)
    e.fill(e.down(mix(e.style.visitors, e.style.ink, 15), mix(e.style.visitors, e.style.ink, 50)), width=1.7)
    e.draw("M -12 -10 L 12 -10 L 12 2 C 12 10 6 15 0 18 C -6 15 -12 10 -12 2 Z")
    e.fill(e.style.paper, None)
    e.draw(
        "M -2.4 -8 L 2.4 -8 L 2.4 -1 L 10 -1 L 10 3.6 L 2.4 3.6 L 2.4 14 L -2.4 14 L -2.4 3.6 L -10 3.6 "
        "L -10 -1 L -2.4 -1 Z"
    )


def scrying_pool(e: Easel, look: ObjectLook) -> None:
    """A basin of still water that shows something."""
    e.shadow_disc(0, 1, 20)
    e.fill(e.down(mix(e.style.stone, "#ffffff", 15), e.style.stone_dark), width=1.7)
    e.disc(0, 0, 21)
    e.fill(e.down(mix(e.style.magic, e.style.ink, 60), mix(e.style.magic, e.style.ink, 25)), width=1.4)
    e.disc(0, 0, 15.5)
    e.stroke(tint(e.style.magic, 210), 1.6)
    e.disc(0, 0, 11, 10)
    e.stroke(tint("#ffffff", 220), 2)
    e.draw("M -6 1 C -4 -3 4 -3 6 1 M -9 -5 C -6 -10 0 -11 4 -10")
    e.fill(tint("#ffffff", 230), None)
    e.draw("M 0 -7 L 1.6 -1.6 L 7 0 L 1.6 1.6 L 0 7 L -1.6 1.6 L -7 0 L -1.6 -1.6 Z")


def butchers_table(e: Easel, look: ObjectLook) -> None:
    """A stained table with a cleaver stuck in it."""
    e.shadow_box(-20, -8, 40, 24, 3)
    e.fill(e.style.wood_dark, width=1.5)
    for x in (-18, 12):
        e.box(x, 10, 6, 10, 1)
    e.fill(e.down(mix(e.style.wood, "#ffffff", 30), e.style.wood, -12, 14), width=1.7)
    e.box(-21, -9, 42, 23, 3)
    e.fill(tint(e.style.blood, 235), None)
    e.draw("M -17 4 C -19 -3 -9 -5 -7 0 C 4 -1 5 6 -2 9 C -6 13 -15 13 -17 4 Z O 15 9 2.4")
    with e.moved(4, -5), e.turned(28):
        e.fill(e.style.wood_dark, width=1.4)
        e.box(-2.4, -19, 5, 13, 2)
        e.fill(mix(e.style.metal, "#ffffff", 30), width=1.5)
        e.draw("M -4 -7 L 10 -7 C 11 -1 11 4 9 10 L -4 10 Z")
        e.fill(e.style.ink, None)
        e.disc(6, -3, 1.5)


def pyre(e: Easel, look: ObjectLook) -> None:
    """Crossed logs, burning unless the state says `out`."""
    e.shadow_disc(0, 11, 19, 7)
    if look.state != "out":
        e.fill(e.style.fire, width=1.5)
        e.draw(
            "M 2 -21 C 12 -10 18 -2 14 10 L -14 10 C -18 0 -12 -4 -9 -12 C -6 -8 -4 -8 -3 -9 C 0 -12 1 "
            "-16 2 -21 Z"
        )
        e.fill(e.style.fire_heart, None)
        e.draw("M 1 -8 C 7 0 9 4 7 10 L -7 10 C -9 4 -6 0 -3 -2 C -2 0 1 -4 1 -8 Z")
    for turn in (-17, 17):
        with e.moved(0, 12), e.turned(turn):
            e.fill(e.down(e.style.wood, e.style.wood_dark, -4, 4), width=1.5)
            e.box(-20, -3.6, 40, 7.2, 3.4)
            e.fill(e.style.straw, width=1)
            e.disc(-17.5 if turn < 0 else 17.5, 0, 2.6, 3.2)


def remains(e: Easel, look: ObjectLook) -> None:
    """What shows that somebody died here: blood, or burns when state or form says so."""
    if "burns" in (look.state, look.form):
        _burns(e)
        return
    e.fill(e.style.blood, tint(e.style.ink, 150), 1.2)
    e.draw(
        "M -16 3 C -19 -6 -9 -6 -8 -13 C -4 -18 1 -10 5 -12 C 13 -15 12 -5 17 -2 C 19 7 9 6 7 13 "
        "C 2 17 -3 11 -8 12 C -16 13 -13 6 -16 3 Z O -18 -11 2.8 O 18 11 3.2 O 14 -16 2 O -14 17 2"
    )
    e.fill(tint("#ffffff", 60), None)
    e.draw("M -9 -2 Q -6 -8 1 -8 Q -5 -5 -9 -2 Z")
    for colour, width in ((e.style.ink, 5.6), (e.style.bone, 3.2)):
        e.stroke(colour, width)
        e.draw("M -5 7 L 7 1")
    e.fill(e.style.bone, None)
    for x, y in ((-6.6, 5.8), (-5, 9), (8.4, 2.2), (7, -1)):
        e.disc(x, y, 2.2)


def _burns(e: Easel) -> None:
    """A charred patch with embers."""
    e.fill(tint("#000000", 130), None)
    e.draw(
        "M -18 2 C -19 -9 -10 -8 -7 -15 C -2 -18 4 -10 10 -13 C 17 -12 14 -4 19 0 C 20 9 11 9 8 15 "
        "C 1 18 -4 12 -10 14 C -17 12 -14 7 -18 2 Z"
    )
    e.fill(tint("#000000", 160), None)
    e.disc(-1, 1, 9, 7)
    e.stroke(e.style.fire, 1.6)
    e.draw("M -6 3 L -2 0 L 1 3 M 3 -4 L 6 -1 M -8 -5 L -6 -3")


def torch(e: Easel, look: ObjectLook) -> None:
    """A torch in a bracket; `out` when it does not burn."""
    e.shadow_box(-3, 0, 6, 18, 2)
    e.fill(e.down(e.style.wood, e.style.wood_dark, 0, 20), width=1.4)
    e.draw("M -3.6 -2 L 3.6 -2 L 2 19 L -2 19 Z")
    e.fill(e.style.metal, width=1.3)
    e.box(-5.5, -4, 11, 5, 1.5)
    if look.state == "out":
        return
    e.fill(tint(e.style.fire_heart, 60), None)
    e.disc(0, -10, 13)
    e.fill(e.style.fire, width=1.3)
    e.draw("M 1 -22 C 9 -14 8 -5 0 -4 C -8 -5 -9 -11 -4 -16 C -2 -13 1 -16 1 -22 Z")
    e.fill(e.style.fire_heart, None)
    e.draw("M 0 -13 C 4 -9 4 -6 0 -5 C -4 -6 -4 -9 0 -13 Z")
