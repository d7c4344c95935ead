"""The picture of wires: made anew only where wires changed, arcs, dots and erased pieces in a preview."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from editor.app.canvas.layers.wire_paths import Lines, edges_path
from editor.app.canvas.layers.wire_preview import paint_change
from editor.app.canvas.layers.wires import WireLayer
from editor.app.canvas.object_index import ObjectIndex
from editor.app.canvas.scene import Scene
from editor.app.wiring_view import WiringView
from editor.core.document import Document
from editor.core.edits.wire_edit import WireEdit
from editor.core.facing import new_object
from schemas.model import Cell
from simulation.level.level import Level
from simulation.wiring.drag import plan_drag
from simulation.wiring.erase import plan_erase
from simulation.wiring.grid import HOP_V, wire_cell
from tests.editor.core.sketches import furnish, wire

PIXELS = 20


class Picture:
    """A document with a scene and the wire layer that shows it."""

    def __init__(self, *wires: tuple[Cell, ...]) -> None:
        level = furnish(
            Level.blank(40, 20), new_object("lever", (1, 3), "one"), new_object("timer", (8, 3), "timer")
        )
        for corners in wires:
            wire(level, *corners)
        self.document = Document(level)
        self.scene = Scene(level=level, index=ObjectIndex(level))
        camera = self.scene.camera.resized(40 * PIXELS, 20 * PIXELS)
        self.scene.camera = camera.zoomed(PIXELS, (0, 0)).centred(20, 10)
        self.layer = WireLayer()
        self.layer.view = WiringView(self.document)
        self.paint()

    def paint(self) -> QImage:
        """Paint all of it."""
        image = QImage(40 * PIXELS, 20 * PIXELS, QImage.Format.Format_RGB32)
        image.fill(QColor("black"))
        painter = QPainter(image)
        self.layer.paint(painter, self.scene)
        painter.end()
        return image

    def draw(self, *corners: Cell) -> None:
        """Draw a wire and tell the layer."""
        level = self.document.level
        edit = WireEdit.plan("draw", plan_drag(level.wires, level.object_cells(), corners).change)
        self.document.do(edit)
        self.layer.changed(self.scene, edit.change)

    def looks(self) -> list[tuple[str, ...]]:
        """The states of the wires in the first chunk, as painted last."""
        return [look[:1] for look in self.layer._chunks[(0, 0)].looks or () if look is not None]


def test_only_chunks_in_which_wires_changed_are_made_anew(qtbot: QtBot) -> None:
    """A wire drawn on the left leaves the right as it was, and hovering leaves all."""
    picture = Picture(((1, 3), (30, 3)))
    before = dict(picture.layer._chunks)
    picture.scene.hover = (5, 5)
    picture.paint()
    hovered = dict(picture.layer._chunks)
    picture.draw((3, 6), (6, 6))
    picture.paint()
    after = picture.layer._chunks

    assert hovered == before
    assert after[(1, 0)] is before[(1, 0)] and after[(0, 0)] is not before[(0, 0)]


def test_a_joined_net_looks_alike_far_away_too(qtbot: QtBot) -> None:
    """Where two nets become one, the chunks of the net that changed its hue are named to be painted anew."""
    picture = Picture(((1, 3), (8, 3)), ((20, 3), (38, 3)), ((20, 12), (38, 12)))
    picture.draw((20, 3), (20, 12))

    stale = {region.x for region in picture.layer.stale(picture.scene)}
    picture.paint()
    assert 32 in stale and not picture.layer.stale(picture.scene)


@pytest.mark.parametrize(
    ("mode", "states"),
    [
        ("all", ["faded", "faded", "selected"]),
        ("connected", ["hint", "idle", "selected"]),
        ("selected", ["hint", "hint", "selected"]),
        ("none", []),
    ],
)
def test_four_ways_to_show_wires(qtbot: QtBot, mode: str, states: list[str]) -> None:
    """With the lever selected: its net, the one behind the timer, and a foreign one."""
    picture = Picture(((1, 3), (14, 3)), ((2, 9), (6, 9)))
    picture.scene.selected_objects = frozenset({"one"})
    picture.scene.overlays.wires = mode  # type: ignore[assignment]  # a literal from the table above
    picture.paint()

    assert sorted(state for (state,) in picture.looks()) == states


def test_while_wires_are_drawn_none_is_wholly_hidden(qtbot: QtBot) -> None:
    """Hidden wires are hinted at, so that nobody joins one unseen."""
    picture = Picture(((1, 3), (8, 3)))
    picture.scene.overlays.wires = "none"
    picture.scene.drawing_wires = True
    picture.paint()

    assert picture.looks() == [("hint",)]


def test_straight_runs_are_one_line(qtbot: QtBot) -> None:
    """Ten cells in a row make one line of a start and an end; a hop adds its arc."""
    straight, hop = Lines(), wire_cell(15, HOP_V)
    cell = wire_cell(10)
    assert cell is not None and hop is not None
    for x in range(10):
        straight.add((x, 0), cell, 10)
    arched = Lines()
    arched.add((0, 0), hop, 5)

    assert straight.path().elementCount() == 2
    assert arched.path().elementCount() > 4


def test_a_preview_shows_what_comes_and_what_goes(qtbot: QtBot) -> None:
    """New wire over an old one has its arc, an erased piece its dashes, both where they are."""
    picture = Picture(((2, 9), (12, 9)))
    level = picture.document.level
    come = plan_drag(level.wires, level.object_cells(), [(5, 6), (5, 12)]).change
    go = plan_erase(level.wires, level.object_cells(), [((8, 9), (9, 9))])
    image = QImage(40 * PIXELS, 20 * PIXELS, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    painter = QPainter(image)
    paint_change(painter, picture.scene, come.then(go))
    painter.end()

    def lit(x: float, y: float) -> bool:
        return image.pixelColor(round(x * PIXELS), round(y * PIXELS)) != QColor("black")

    assert lit(5.5, 7.5) and lit(5.3, 9.5) and not lit(7.5, 9.5)
    assert any(lit(8.5 + step / 20, 9.5) for step in range(20))


def test_a_selected_section_is_marked_along_its_edges(qtbot: QtBot) -> None:
    """The path of some edges covers them and no others."""
    picture = Picture(((1, 3), (8, 3), (8, 9)))
    box = edges_path(picture.document.level.wires, [((3, 3), (4, 3)), ((4, 3), (5, 3))]).boundingRect()

    assert (box.left(), box.right(), box.top(), box.bottom()) == (3.5, 5.5, 3.5, 3.5)
