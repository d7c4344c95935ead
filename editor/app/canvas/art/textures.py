"""The ground: each material has marks of its own, strewn over a sheet that repeats without a seam.

Marks belong to a cell and may reach into the next; they depend on the cell modulo SHEET, so that a
sheet of SHEET × SHEET cells, drawn once, tiles the plane.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from editor.app.canvas.art.easel import Easel, easel
from editor.app.canvas.art.noise import noise, spread
from editor.app.canvas.art.palette import MapStyle, mix, tint

SHEET = 8
SOLID = frozenset({"rock", "masonry"})


def base_colour(material: str, style: MapStyle) -> str:
    """The plain colour of a material; unknown ones look like rock."""
    return str(getattr(style, material, style.rock))


def mark_colour(material: str, style: MapStyle) -> str:
    """The colour of a material's marks."""
    return str(getattr(style, f"{material}_mark", style.rock_mark))


def draw_ground(painter: QPainter, material: str, x: int, y: int, px: int, style: MapStyle) -> None:
    """One cell of ground at the painter's origin: its colour, then the marks of it and its neighbours."""
    painter.fillRect(QRectF(0, 0, px, px), tint(base_colour(material, style)))
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            with easel(painter, QRectF(dx * px, dy * px, px, px), style) as e:
                MARKS.get(material, _rock)(e, (x + dx) % SHEET, (y + dy) % SHEET)


def draw_sheet(painter: QPainter, material: str, px: int, style: MapStyle) -> None:
    """The whole sheet of a material, SHEET × SHEET cells of `px`."""
    size = SHEET * px
    painter.fillRect(QRectF(0, 0, size, size), tint(base_colour(material, style)))
    for y in range(-1, SHEET + 1):
        for x in range(-1, SHEET + 1):
            with easel(painter, QRectF(x * px, y * px, px, px), style) as e:
                MARKS.get(material, _rock)(e, x % SHEET, y % SHEET)


def _rock(e: Easel, x: int, y: int) -> None:
    """Quiet blotches; slanting hatches in the print style."""
    if e.style.hatched:
        e.stroke(tint(e.style.rock_mark, 150), 1.1)
        for k in range(4):
            at = -24 + k * 12
            e.line(at, 24, at + 12, 12)
            e.line(at, 12, at + 12, 0)
            e.line(at, 0, at + 12, -12)
            e.line(at, -12, at + 12, -24)
        return
    if e.style.name == "blueprint":
        e.stroke(tint(e.style.rock_mark, 170), 0.8)
        e.line(-24, 24, -24, -24, 24, -24)
        return
    for k in range(3):
        size = spread(x, y, k + 20, 3, 12)
        e.fill(tint(e.style.rock_mark, noise(x, y, k + 9, 95) + 60), None)
        e.disc(spread(x, y, k, -24, 24), spread(x, y, k + 30, -24, 24), size, size * 0.66)
    if noise(x, y, 50) < 110:
        e.stroke(tint("#000000", 70), 1.2)
        a, b = spread(x, y, 51, -12, 12), spread(x, y, 52, -12, 12)
        e.line(a - 8, b - 3, a - 1, b + 1, a + 3, b - 2, a + 9, b + 4)


def _masonry(e: Easel, x: int, y: int) -> None:
    """Courses of dressed stone."""
    for row in range(3):
        top = -24 + row * 16
        shift = 12 if (row + y) % 2 else 0
        for k in range(2):
            left = -24 + shift + k * 24
            shade = 92 + noise(x * 3 + k, y * 3 + row, 3, 22)
            e.fill(
                tint(mix(e.style.masonry, e.style.masonry_mark, 30), 255, shade), e.style.masonry_mark, 1.2
            )
            e.box(left + 0.8, top + 0.8, 22.4, 14.4, 1.4)


def _slabs(pattern: int, cut: float) -> tuple[tuple[float, float, float, float], ...]:
    """One of four ways to lay a cell, as (left, top, width, height); `cut` shifts the joints."""
    if pattern == 0:
        return ((-24, -24, 48, 24 + cut), (-24, cut, 24, 24 - cut), (0, cut, 24, 24 - cut))
    if pattern == 1:
        return ((-24, -24, 24 + cut, 48), (cut, -24, 24 - cut, 22), (cut, -2, 24 - cut, 26))
    if pattern == 2:
        return ((-24, -24, 48, 24 + cut), (-24, cut, 48, 24 - cut))
    return ((-24, -24, 22, 24), (-2, -24, 26, 24), (-24, 0, 48, 24))


def _floor(e: Easel, x: int, y: int) -> None:
    """Flagstones: two to four slabs a cell, each with a tone of its own."""
    slabs = _slabs(noise(x, y, 3, 4), spread(x, y, 4, -4, 4))
    tones = 9 if e.style.relief else 3
    joint = tint(e.style.floor_mark, 230 if e.fine else 130)
    e.pen(joint, 1.2)
    for k, (left, top, wide, high) in enumerate(slabs):
        e.painter.setBrush(tint(e.style.floor, 255, 100 - tones // 2 + noise(x, y, 40 + k, tones)))
        e.box(left, top, wide, high)
        if e.style.relief and e.fine:
            e.fill(tint("#ffffff", 13), None)
            e.box(left + 1.2, top + 1, wide - 2, 1.4)
            e.pen(joint, 1.2)
    if e.style.relief and e.fine and noise(x, y, 60) < 220:
        e.stroke(tint(e.style.floor_mark, 200), 1)
        a, b = spread(x, y, 61, -12, 12), spread(x, y, 62, -12, 12)
        e.line(a - 6, b - 5, a - 1, b - 1, a, b + 4, a + 5, b + 7)


def _earth(e: Easel, x: int, y: int) -> None:
    """Trodden soil: soft patches and pebbles."""
    for k in range(2):
        e.fill(tint(e.style.earth_mark, 70), None)
        size = spread(x, y, k + 10, 6, 13)
        e.disc(spread(x, y, k, -24, 24), spread(x, y, k + 5, -24, 24), size, size * 0.6)
    for k in range(5):
        light = noise(x, y, k + 70) < 400 and e.style.dark
        e.fill(tint(e.style.earth_mark, 220, 190 if light else 100), None)
        e.disc(spread(x, y, k + 40, -24, 24), spread(x, y, k + 50, -24, 24), 1.4, 1.1)


def _grass(e: Easel, x: int, y: int) -> None:
    """Tufts of blades over darker clumps."""
    e.fill(tint(e.style.grass_mark, 40), None)
    e.disc(spread(x, y, 1, -20, 20), spread(x, y, 2, -20, 20), 13, 9)
    for k in range(7):
        a, b = spread(x, y, k + 10, -23, 23), spread(x, y, k + 20, -20, 23)
        e.stroke(tint(e.style.grass_mark, 150 + noise(x, y, k, 100), 88 + noise(x, y, k + 5, 26)), 1.5)
        e.line(a - 3, b - 4.5, a, b, a + 0.4, b - 6.5)
        e.line(a, b, a + 3.4, b - 4)


def _rubble(e: Easel, x: int, y: int) -> None:
    """Broken stones on dust."""
    for k in range(7):
        a, b = spread(x, y, k + 10, -23, 23), spread(x, y, k + 20, -23, 23)
        size = spread(x, y, k + 30, 2.4, 7)
        e.fill(tint("#000000", e.style.shadow // 2), None)
        e.disc(a + 1, b + 1.8, size, size * 0.8)
        e.fill(tint(e.style.rubble_mark, 255, 86 + noise(x, y, k + 60, 30)), tint(e.style.ink, 150), 0.9)
        with e.moved(a, b, size / 6), e.turned(noise(x, y, k + 40, 360)):
            e.draw("M -6 1 L -3 -5 L 3 -5.4 L 6 -0.6 L 3.4 5 L -3.6 4.8 Z")


def _foliage(e: Easel, x: int, y: int) -> None:
    """Overlapping crowns of leaves."""
    for k in range(5):
        a, b = spread(x, y, k + 10, -22, 22), spread(x, y, k + 20, -22, 22)
        size = spread(x, y, k + 30, 7, 11)
        e.fill(tint("#000000", e.style.shadow // 2), None)
        e.disc(a + 1.5, b + 2.5, size)
        tone = mix(e.style.foliage, e.style.foliage_mark, 30 + noise(x, y, k + 40, 60))
        e.fill(tone, tint(e.style.ink, 120), 0.9)
        with e.moved(a, b, size / 10), e.turned(noise(x, y, k + 50, 360)):
            e.draw(
                "M 0 -10 C 5 -12 9 -8 8 -4 C 12 -2 11 5 7 6 C 7 11 0 12 -2 9 C -7 11 -11 6 -9 2 "
                "C -12 -2 -9 -8 -5 -7 C -4 -10 -2 -11 0 -10 Z"
            )
        e.fill(tint("#ffffff", 26), None)
        e.disc(a - size * 0.3, b - size * 0.35, size * 0.38)


def _waves(e: Easel, x: int, y: int, material: str, count: int) -> None:
    colour = mark_colour(material, e.style)
    for k in range(count):
        a = spread(x, y, k + 10, -9, 9)
        b = -16 + k * 48 / count + spread(x, y, k + 20, -4, 4)
        size = spread(x, y, k + 30, 0.8, 1.2)
        e.stroke(tint(colour, 120 + noise(x, y, k, 120)), 1.9)
        with e.moved(a, b, size):
            e.draw("M -15 0 Q -7.5 -5 0 0 Q 7.5 5 15 0")


def _water(e: Easel, x: int, y: int) -> None:
    """Ripples."""
    _waves(e, x, y, "water", 2)


def _deep_water(e: Easel, x: int, y: int) -> None:
    """Dark swells with a darker bottom, fewer ripples."""
    e.fill(tint("#000000", 34 if e.style.dark else 10), None)
    e.disc(spread(x, y, 1, -16, 16), spread(x, y, 2, -16, 16), 17, 10)
    _waves(e, x, y, "deep_water", 1)
    e.stroke(tint(e.style.deep_water_mark, 110), 1.4)
    e.line(spread(x, y, 5, -18, 0), 17, spread(x, y, 6, 4, 20), 17)


def _ice(e: Easel, x: int, y: int) -> None:
    """Gleams and cracks."""
    e.fill(tint("#ffffff", 46), None)
    a = spread(x, y, 1, -14, 14)
    e.draw(f"M {a - 8:.1f} 20 L {a + 12:.1f} -22 L {a + 18:.1f} -22 L {a - 2:.1f} 20 Z")
    e.stroke(tint(e.style.ice_mark, 220), 1.2)
    b = spread(x, y, 3, -14, 14)
    e.line(b - 15, spread(x, y, 4, -16, 0), b, spread(x, y, 5, -6, 6), b + 9, spread(x, y, 6, 6, 20))
    if noise(x, y, 7) < 600:
        e.line(b, spread(x, y, 5, -6, 6), b + 13, spread(x, y, 8, -18, -6))


def _chasm(e: Easel, x: int, y: int) -> None:
    """Darkness with a few ledges far below."""
    for k in range(2):
        a, b = spread(x, y, k + 10, -20, 20), spread(x, y, k + 20, -18, 18)
        e.stroke(tint(e.style.chasm_mark, 120), 1.4)
        e.line(a - 8, b, a - 3, b + 3, a + 3, b + 1, a + 8, b + 5)


MARKS: dict[str, Callable[[Easel, int, int], None]] = {
    "rock": _rock,
    "masonry": _masonry,
    "floor": _floor,
    "earth": _earth,
    "grass": _grass,
    "rubble": _rubble,
    "foliage": _foliage,
    "water": _water,
    "deep_water": _deep_water,
    "ice": _ice,
    "chasm": _chasm,
}
MATERIALS: tuple[str, ...] = tuple(MARKS)
