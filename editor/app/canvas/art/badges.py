"""Small signs in the corners of a body: what is up with it, each told by its shape too."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from editor.app.canvas.art.easel import Easel

_CORNERS = ((15, -15), (-15, -15), (-15, 15), (15, 15))


def paint_badges(e: Easel, names: Iterable[str]) -> None:
    """Badges in the corners, beginning at the upper right; unknown names are left out, at most four."""
    known = [name for name in names if name in BADGES]
    scale = 1.0 if e.px >= 30 else min(1.6, 30 / max(1.0, e.px))
    for name, (x, y) in zip(known, _CORNERS, strict=False):
        with e.moved(x, y, scale):
            BADGES[name](e)


def _coin(e: Easel, colour: str) -> None:
    e.fill(colour, e.style.ink, 1.4)
    e.disc(0, 0, 8.6)


def _rearm(e: Easel) -> None:
    """The crossed-out dart: it has fired and must be rearmed."""
    _coin(e, e.style.paper)
    e.stroke("#15161b", 2.2)
    e.draw("M -4.4 4.4 L 3.4 -3.4 M 4 -0.4 L 4 -4 L 0.4 -4")
    e.stroke("#d62839", 2.6)
    e.line(-5, -5, 5, 5)


def _rigged(e: Easel) -> None:
    """A hooked line: rigged to something."""
    _coin(e, e.style.accent)
    e.stroke("#15161b", 2.1)
    e.draw("M 3 -5 L 3 1.4 C 3 6 -4.4 6 -4.4 1 M -6.4 2.4 L -4.4 0.4 L -2.4 2.4")


def _triangle(e: Easel, colour: str, mark: str) -> None:
    e.fill(colour, e.style.ink, 1.5)
    e.draw("M 0 -9.4 L 10 8 L -10 8 Z")
    e.stroke(mark, 2.4)
    e.line(0, -3.6, 0, 2)
    e.fill(mark, None)
    e.disc(0, 5.2, 1.4)


def _warning(e: Easel) -> None:
    _triangle(e, "#f2b01e", "#15161b")


def _error(e: Easel) -> None:
    _triangle(e, "#d62839", "#ffffff")


def _off(e: Easel) -> None:
    """The power sign, grey."""
    _coin(e, "#6b717b")
    e.stroke("#ffffff", 2)
    e.draw("M -3.4 -2.6 C -7.6 2 -3.4 5.6 0 5.2 C 3.4 5.6 7.6 2 3.4 -2.6 M 0 -5.4 L 0 0")


def _planned(e: Easel) -> None:
    """A pencil: not built yet."""
    _coin(e, "#3f7fc4")
    e.fill("#ffffff", None)
    e.draw("M -5 5 L -4 1.4 L 2.6 -5.2 L 5.2 -2.6 L -1.4 4 Z")


def _fine(e: Easel) -> None:
    e.fill("#f3c14b", e.style.ink, 1.3)
    e.draw(
        "M 0 -8.6 L 2.5 -3 L 8.4 -2.6 L 3.8 1.4 L 5.3 7.4 L 0 4.2 L -5.3 7.4 L -3.8 1.4 L -8.4 -2.6 L "
        "-2.5 -3 Z"
    )


def _mediocre(e: Easel) -> None:
    e.fill("#9a6a43", e.style.ink, 1.3)
    e.draw("M -7 -5 L 7 -5 L 0 6.5 Z")


def _locked(e: Easel) -> None:
    e.stroke("#15161b", 3.6)
    e.draw("M -3.6 -1 L -3.6 -4 C -3.6 -9 3.6 -9 3.6 -4 L 3.6 -1")
    e.stroke("#cfd4db", 1.8)
    e.draw("M -3.6 -1 L -3.6 -4 C -3.6 -9 3.6 -9 3.6 -4 L 3.6 -1")
    e.fill("#f2a541", e.style.ink, 1.3)
    e.box(-6.4, -1.6, 12.8, 9.6, 2)


def _note(e: Easel) -> None:
    e.fill("#fff1a8", e.style.ink, 1.3)
    e.draw("M -7 -7 L 7 -7 L 7 3 L 3 7 L -7 7 Z")
    e.stroke("#15161b", 1.3)
    e.draw("M -4 -3 L 4 -3 M -4 0.6 L 3 0.6")


BADGES: dict[str, Callable[[Easel], None]] = {
    "rearm": _rearm,
    "rigged": _rigged,
    "warning": _warning,
    "error": _error,
    "off": _off,
    "planned": _planned,
    "fine": _fine,
    "mediocre": _mediocre,
    "locked": _locked,
    "note": _note,
}
