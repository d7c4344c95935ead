"""Squares of painted terrain kept as pixmaps: the least recently seen go when they take more than 150 MB."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from PySide6.QtGui import QPixmap

from editor.core.change import Region

MOST_BYTES = 150 * 1024 * 1024
SIDE_PIXELS = 512
Key = tuple[int, int, int]
"""Pixels per cell, column and row of the chunk."""


def cells_per_side(pixels: int) -> int:
    """How many cells a chunk spans at so many pixels per cell."""
    return max(SIDE_PIXELS // pixels, 4)


class Chunks:
    """Pixmaps by key; `stale` ones are still shown until there is time to paint them anew."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most = most_bytes
        self._pixmaps: OrderedDict[Key, QPixmap] = OrderedDict()
        self._stale: dict[Key, Region | None] = {}
        self.bytes = 0

    def get(self, key: Key) -> QPixmap | None:
        """The pixmap of a chunk, which counts as seen."""
        pixmap = self._pixmaps.get(key)
        if pixmap is not None:
            self._pixmaps.move_to_end(key)
        return pixmap

    def put(self, key: Key, pixmap: QPixmap) -> None:
        """Keep a pixmap, and let go of those not seen for longest if it gets too much."""
        self._drop(key)
        self._pixmaps[key] = pixmap
        self.bytes += _bytes(pixmap)
        while self.bytes > self._most and len(self._pixmaps) > 1:
            self._drop(next(iter(self._pixmaps)))

    def is_stale(self, key: Key) -> bool:
        """Whether part of the chunk shows what no longer is."""
        return key in self._stale

    def stale_part(self, key: Key) -> Region | None:
        """The cells of a chunk to paint anew; forgets them."""
        return self._stale.pop(key, None)

    def spoil(self, region: Region) -> None:
        """Mark the cells of a region in all chunks that show them."""
        for key in self._touching(region):
            known = self._stale.get(key)
            self._stale[key] = region if known is None else known | region

    def clear(self) -> None:
        """Forget everything."""
        self._pixmaps.clear()
        self._stale.clear()
        self.bytes = 0

    def _touching(self, region: Region) -> Iterable[Key]:
        for key in list(self._pixmaps):
            pixels, column, row = key
            side = cells_per_side(pixels)
            if (
                region.x < (column + 1) * side
                and column * side < region.x + region.width
                and region.y < (row + 1) * side
                and row * side < region.y + region.height
            ):
                yield key

    def _drop(self, key: Key) -> None:
        pixmap = self._pixmaps.pop(key, None)
        self._stale.pop(key, None)
        if pixmap is not None:
            self.bytes -= _bytes(pixmap)


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
