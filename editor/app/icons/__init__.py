"""Icons by name, drawn from SVG in the colours of the palette: light, dark and disabled alike.

The files use two tones: `currentColor` becomes the palette's text, ACCENT_TOKEN the colour of its
links, which the themes set to an accent that can be read on their grounds.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QIconEngine, QImage, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

FOLDER = Path(__file__).parent
ACCENT_TOKEN = "#f2a541"
APP_ICON = "trapwright"


@cache
def icon(name: str) -> QIcon:
    """The icon of that name, recoloured each time it is painted; an empty icon when there is none."""
    return QIcon(_Engine(name)) if name in icon_names() else QIcon()


def or_gap(shown: QIcon) -> QIcon:
    """The icon, or as much of nothing: in a list what has none stays in line with what has one."""
    return shown if not shown.isNull() else _gap()


@cache
def _gap() -> QIcon:
    nothing = QPixmap(16, 16)
    nothing.fill(Qt.GlobalColor.transparent)
    return QIcon(nothing)


@cache
def icon_names() -> frozenset[str]:
    """The names of all icons but the application's own."""
    return frozenset(path.stem for path in FOLDER.glob("*.svg")) - {APP_ICON}


@cache
def app_icon() -> QIcon:
    """The application's own icon, in its own colours."""
    made = QIcon()
    renderer = QSvgRenderer(str(FOLDER / f"{APP_ICON}.svg"))
    for size in (16, 24, 32, 48, 64, 128, 256):
        made.addPixmap(QPixmap.fromImage(_drawn(renderer, size, size)))
    return made


class _Engine(QIconEngine):
    """Paints one SVG with the colours that the palette has at that moment."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        ratio = painter.device().devicePixelRatio()
        painter.drawImage(rect, self._picture(rect.size() * ratio, mode, state))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return QPixmap.fromImage(self._picture(size, mode, state))

    def clone(self) -> QIconEngine:
        return _Engine(self._name)

    def _picture(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QImage:
        main, accent = tones(QGuiApplication.palette(), mode)
        return _picture(self._name, size.width(), size.height(), main, accent)


def tones(palette: QPalette, mode: QIcon.Mode) -> tuple[str, str]:
    """The two colours of an icon under a palette: its lines and its accents."""
    if mode == QIcon.Mode.Disabled:
        grey = _between(
            palette.color(QPalette.ColorRole.WindowText), palette.color(QPalette.ColorRole.Window)
        )
        return grey, grey
    role = QPalette.ColorRole
    text = role.HighlightedText if mode == QIcon.Mode.Selected else role.WindowText
    return palette.color(text).name(), palette.color(role.Link).name()


def _between(text: QColor, ground: QColor) -> str:
    """A colour 60 % of the way from the text to the ground."""
    return QColor(
        (text.red() * 2 + ground.red() * 3) // 5,
        (text.green() * 2 + ground.green() * 3) // 5,
        (text.blue() * 2 + ground.blue() * 3) // 5,
    ).name()


@lru_cache(maxsize=1024)
def _picture(name: str, wide: int, high: int, main: str, accent: str) -> QImage:
    text = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    text = text.replace("currentColor", main).replace(ACCENT_TOKEN, accent)
    return _drawn(QSvgRenderer(QByteArray(text.encode())), wide, high)


def _drawn(renderer: QSvgRenderer, wide: int, high: int) -> QImage:
    picture = QImage(max(1, wide), max(1, high), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    side = min(picture.width(), picture.height())
    renderer.render(painter, QRectF((picture.width() - side) / 2, (picture.height() - side) / 2, side, side))
    painter.end()
    return picture
