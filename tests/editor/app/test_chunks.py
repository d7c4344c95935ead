"""Chunks: bounded memory, and only what changed is painted anew."""

from __future__ import annotations

from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from editor.app.canvas.layers.chunks import Chunks, cells_per_side
from editor.core.change import Region

MEGABYTE = 512 * 512 * 4


def test_the_least_recently_seen_go_first(qtbot: QtBot) -> None:
    """With room for two, the one not looked at makes way for the third."""
    chunks = Chunks(most_bytes=2 * MEGABYTE)
    for column in range(2):
        chunks.put((32, column, 0), QPixmap(512, 512))
    chunks.get((32, 0, 0))

    chunks.put((32, 2, 0), QPixmap(512, 512))

    assert chunks.get((32, 1, 0)) is None and chunks.get((32, 0, 0)) is not None
    assert chunks.bytes == 2 * MEGABYTE


def test_a_change_spoils_only_the_chunks_that_show_it(qtbot: QtBot) -> None:
    """The neighbour stays as it is; the spoilt one remembers which cells."""
    chunks = Chunks()
    side = cells_per_side(32)
    for column in range(2):
        chunks.put((32, column, 0), QPixmap(512, 512))

    chunks.spoil(Region(side + 1, 2, 1, 1))

    assert not chunks.is_stale((32, 0, 0))
    assert chunks.stale_part((32, 1, 0)) == Region(side + 1, 2, 1, 1)
