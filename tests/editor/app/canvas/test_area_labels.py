"""Names of rooms: readable at every zoom, or not there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from editor.app.canvas.art.labels import tab_at
from editor.app.canvas.art.palette import STYLES
from editor.app.canvas.camera import Camera
from editor.app.canvas.layers.areas import labelled
from editor.app.canvas.object_index import ObjectIndex
from editor.app.canvas.scene import Scene
from schemas.objects import Area, Furnishing
from simulation.level.level import Level


def area(key: str, kind: str, x: int, side: int) -> Area:
    """A square room at (x, 10)."""
    return Area.model_validate(
        {"id": key, "kind": kind, "name": f"Hall {key}", "cell": (x, 10), "rects": ((x, 10, side, side),)}
    )


@pytest.mark.parametrize(("scale", "named"), [(2.0, ["sanctum"]), (32.0, ["sanctum", "wide", "narrow"])])
def test_names_do_not_lie_over_one_another(qapp: QApplication, scale: float, named: list[str]) -> None:
    """Far off, the sanctum keeps its name and the rooms beside it go without; nearby all have theirs."""
    level = Level.blank(60, 40, "")
    rooms = (area("narrow", "room", 10, 4), area("wide", "room", 16, 5), area("sanctum", "sanctum", 23, 4))
    level.objects.update({room.id: room for room in rooms})
    scene = Scene(level=level, index=ObjectIndex(level), style=STYLES["dungeon"])
    scene.camera = Camera(20, 12, scale, 800, 600)

    assert [room.id for room, _, _ in labelled(scene)] == named


@pytest.mark.parametrize(("stands_at", "row"), [((), 9), ((9,), 14), ((9, 14), 10)])
def test_a_name_lies_over_nothing_that_stands_there(
    qapp: QApplication, stands_at: tuple[int, ...], row: int
) -> None:
    """Above the room; below it where a door is in the way; inside where both walls are taken."""
    level = Level.blank(60, 40, "")
    level.objects["r"] = area("r", "sanctum", 10, 4)
    for y in stands_at:
        bed = Furnishing.model_validate({"id": f"b{y}", "kind": "bed", "cell": (10, y)})
        level.objects[bed.id] = bed
    scene = Scene(level=level, index=ObjectIndex(level), style=STYLES["dungeon"])
    scene.camera = Camera(20, 12, 32.0, 800, 600)
    ((_, corner, _),) = labelled(scene)

    tab, _ = tab_at(corner, "Hall r")
    assert int(scene.camera.to_map((tab.left(), tab.center().y()))[1]) == row


@pytest.mark.parametrize(("name", "shown"), [("12: two orcs and a troll", "12"), ("12", "12")])
def test_a_numbered_room_keeps_its_number(qapp: QApplication, name: str, shown: str) -> None:
    """What follows the number goes first: a number with dots tells less than a number."""
    assert tab_at(QPointF(), name, small=True, most=30)[1] == shown
