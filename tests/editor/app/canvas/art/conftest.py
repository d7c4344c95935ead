"""Art needs a QGuiApplication for its lettering, and pictures to paint on."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

Painting = Callable[[QPainter], None]
Pixels = NDArray[np.uint8]


@pytest.fixture(autouse=True)
def _application(qapp: object) -> None:
    """Every test of this folder runs with an application."""


def pixels_of(image: QImage) -> Pixels:
    """A picture as [y, x, (blue, green, red, alpha)]."""
    flat = np.frombuffer(image.constBits(), np.uint8)
    return flat.reshape(image.height(), image.bytesPerLine() // 4, 4)[:, : image.width()].copy()


def painted(wide: int, high: int, paint: Painting) -> Pixels:
    """What `paint` leaves on a transparent picture."""
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return pixels_of(image)


@pytest.fixture
def paint() -> Callable[[int, int, Painting], Pixels]:
    """The function above, for tests that take fixtures only."""
    return painted
