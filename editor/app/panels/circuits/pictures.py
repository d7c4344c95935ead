"""The pictures of kinds, each painted once for a style of the map."""

from __future__ import annotations

from PySide6.QtGui import QIcon

from editor.app.canvas.art.palette import DUNGEON, MapStyle
from editor.app.panels.thumbnails import kind_icon


class Pictures:
    """Small pictures as the palette shows them."""

    def __init__(self) -> None:
        self._style: MapStyle = DUNGEON
        self._known: dict[str, QIcon] = {}

    def take(self, style: MapStyle) -> None:
        """Paint in this style from now on."""
        if style is not self._style:
            self._style = style
            self._known.clear()

    def of(self, kind: str) -> QIcon:
        """The picture of a kind."""
        if kind not in self._known:
            self._known[kind] = kind_icon(kind, self._style)
        return self._known[kind]
