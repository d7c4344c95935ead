"""Small pictures of cells, drawn once and stamped many times; in vector mode they are drawn each time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

LIMIT_BYTES = 48 * 1024 * 1024


class Stamps:
    """An LRU of pictures by key, bounded in bytes."""

    def __init__(self, limit_bytes: int = LIMIT_BYTES) -> None:
        """Start empty; forget the pictures not used longest beyond `limit_bytes`."""
        self._pictures: OrderedDict[Hashable, QImage] = OrderedDict()
        self._limit = limit_bytes
        self._used = 0

    def picture(self, key: Hashable, wide: int, high: int, draw: Callable[[QPainter], None]) -> QImage:
        """The picture under `key`; the first time `draw` paints it on transparent ground."""
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            return found
        made = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter)
        painter.end()
        self._pictures[key] = made
        self._used += made.sizeInBytes()
        while self._used > self._limit and len(self._pictures) > 1:
            self._used -= self._pictures.popitem(last=False)[1].sizeInBytes()
        return made


STAMPS = Stamps()


def stamp(
    painter: QPainter,
    cell: tuple[int, int],
    px: int,
    key: Hashable | None,
    draw: Callable[[QPainter], None],
) -> None:
    """Put a one-cell drawing (its cell at 0, 0, `px` wide) on `cell`; `key` None draws it as vectors."""
    x, y = cell[0] * px, cell[1] * px
    if key is not None:
        painter.drawImage(x, y, STAMPS.picture((key, px), px, px, draw))
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(x, y)
    painter.setClipRect(QRectF(0, 0, px, px), Qt.ClipOperation.IntersectClip)
    draw(painter)
    painter.restore()
