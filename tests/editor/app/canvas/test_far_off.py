"""A map seen from far off: rooms stay larger than what stands in them, names stay on top."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from editor.app.canvas.art.palette import STYLES
from editor.app.canvas.camera import Camera
from editor.app.canvas.layers.areas import AreaLayer, FarNameLayer
from editor.app.canvas.layers.objects import ObjectLayer
from editor.app.canvas.object_index import ObjectIndex
from editor.app.canvas.scene import Layer, Scene
from schemas.objects import Area, Furnishing
from simulation.level.level import Level

BLANK = QColor("#000000")


def scene_at(scale: float) -> Scene:
    """A torch in the upper left corner of a large hall, at a scale."""
    level = Level.blank(60, 40, "")
    hall = {"id": "hall", "kind": "sanctum", "name": "Hall", "cell": (4, 10), "rects": ((4, 10, 50, 20),)}
    level.objects = {
        "torch": Furnishing(id="torch", kind="torch", cell=(10, 10)),
        "hall": Area.model_validate(hall),
    }
    scene = Scene(level=level, index=ObjectIndex(level), style=STYLES["dungeon"])
    scene.camera = Camera(30, 20, scale, 800, 600)
    return scene


def painted(layer: Layer, scene: Scene) -> int:
    """How many pixels a layer paints."""
    image = QImage(800, 600, QImage.Format.Format_RGB32)
    image.fill(BLANK)
    painter = QPainter(image)
    layer.paint(painter, scene)
    painter.end()
    return sum(image.pixelColor(x, y) != BLANK for y in range(600) for x in range(800))


def test_an_object_seen_from_far_is_no_larger_than_its_cell(qapp: QApplication) -> None:
    """At two pixels a cell a speck of four pixels, nothing round it."""
    assert 0 < painted(ObjectLayer(), scene_at(2.0)) <= 4


@pytest.mark.parametrize(("scale", "on_top"), [(2.0, True), (32.0, False)])
def test_names_lie_over_the_dots_and_under_the_pictures(
    qapp: QApplication, scale: float, on_top: bool
) -> None:
    """They are painted once: last where objects are dots, else below what stands inside."""
    scene = scene_at(scale)
    scene.level.objects.pop("torch")

    assert bool(painted(FarNameLayer(), scene)) is on_top
    assert painted(AreaLayer(), scene)
