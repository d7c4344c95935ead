"""All art can be written as SVG without a single embedded picture."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

from editor.app.canvas.art.palette import DUNGEON
from editor.app.canvas.art.terrain import paint_terrain
from tests.editor.app.canvas.art.study import StudyMap, paint_study


def test_the_study_is_pure_vectors() -> None:
    """Terrain in vector mode, objects, creatures, wires and overlays embed no image."""
    study = StudyMap()
    buffer = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(study.width * 24, study.height * 24))
    generator.setViewBox(QRectF(0, 0, study.width * 24, study.height * 24))
    painter = QPainter(generator)
    paint_terrain(painter, study, (0, 0, study.width, study.height), 24, DUNGEON, vector=True)
    paint_study(painter, DUNGEON, 24, vector=True)
    painter.end()
    text = bytes(buffer.data().data()).decode()

    assert "<path" in text and "<image" not in text
