"""Creatures seen from far off: shapes, not only colours, tell the Master and whoever lies there."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from editor.app.canvas.art.looks import CreatureLook
from editor.app.canvas.art.palette import STYLES
from editor.app.canvas.camera import Camera
from editor.app.canvas.layers.creatures import Figure, FigureLayer
from editor.app.canvas.object_index import ObjectIndex
from editor.app.canvas.scene import Scene
from simulation.level.level import Level

BLANK = QColor("#ff00ff")
GOBLIN = Figure("g", "goblin", "dungeon", 5, 5, CreatureLook())


def shape(figure: Figure, scale: float = 4.0) -> frozenset[tuple[int, int]]:
    """The pixels that a figure covers."""
    level = Level.blank(40, 40, "")
    scene = Scene(level=level, index=ObjectIndex(level), style=STYLES["dungeon"])
    scene.camera = Camera(5.5, 5.5, scale, 40, 40)
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(BLANK)
    layer = FigureLayer()
    layer.figures = [figure]
    painter = QPainter(image)
    layer.paint(painter, scene)
    painter.end()
    return frozenset((x, y) for x in range(40) for y in range(40) if image.pixelColor(x, y) != BLANK)


@pytest.mark.parametrize("scale", [1.0, 2.0, 4.0, 8.0])
def test_master_and_minion_have_other_shapes(qapp: QApplication, scale: float) -> None:
    """Also in a play-test, where he has the side of his minions."""
    assert len(shape(replace(GOBLIN, kind="master"), scale)) > len(shape(GOBLIN, scale)) > 0


@pytest.mark.parametrize("scale", [4.0, 8.0])
@pytest.mark.parametrize("kind", ["goblin", "master"])
def test_who_lies_there_is_flat(qapp: QApplication, kind: str, scale: float) -> None:
    """Wider than high; whoever stands is as wide as high."""
    standing = replace(GOBLIN, kind=kind)
    down = shape(replace(standing, look=CreatureLook(condition="unconscious")), scale)

    assert _width(down) > _height(down)
    assert abs(_width(shape(standing, scale)) - _height(shape(standing, scale))) <= 1


def _width(cells: frozenset[tuple[int, int]]) -> int:
    return len({x for x, _ in cells})


def _height(cells: frozenset[tuple[int, int]]) -> int:
    return len({y for _, y in cells})
