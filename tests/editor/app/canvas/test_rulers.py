"""The numbers on the rulers can be read whole."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF
from pytestqt.qtbot import QtBot

from editor.app.canvas.layers.rulers import BREADTH, PIXELS, clear_of_the_corner
from editor.app.canvas.widget import FRAME


def test_three_figures_have_room_beside_the_frame_of_a_play_test(qtbot: QtBot) -> None:
    """Rows from 100 on keep their first figure."""
    font = QFont()
    font.setPixelSize(PIXELS)

    assert QFontMetricsF(font).horizontalAdvance("888") + 2 * FRAME <= BREADTH


def test_a_number_that_the_corner_would_cut_is_left_out() -> None:
    """Half a number is another number."""
    assert not clear_of_the_corner(QRectF(BREADTH - 6, 0, 12, BREADTH))
    assert clear_of_the_corner(QRectF(BREADTH, 0, 12, BREADTH))
