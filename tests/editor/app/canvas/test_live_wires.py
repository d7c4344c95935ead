"""What carries a signal is drawn so: its wires glow, dashes run away from where it comes in."""

from __future__ import annotations

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from editor.app.canvas.art.palette import DUNGEON
from editor.app.canvas.layers.flow_paths import flow_path
from editor.app.document import LevelDocument
from editor.app.level_view import LevelView
from editor.app.playtest.showing import Showing
from editor.app.toolbox import Toolbox
from editor.app.trial.trial_run import TrialRun
from editor.core.document import Document
from simulation.live.flow import Branch
from tests.simulation.live.halls import hall
from tests.simulation.wiring.board import cross

SIZE = 480


class Screen:
    """A view on lever, timer and door, with a trial in which the lever was switched on."""

    def __init__(self, qtbot: QtBot) -> None:
        self.view = LevelView(LevelDocument(Document(hall("L T D"))), Toolbox(), DUNGEON)
        qtbot.addWidget(self.view)
        self.view.resize(SIZE, SIZE)
        self.view.show()
        self.view.canvas.fit()
        self.run = TrialRun(self.view.document.level)
        self.showing = Showing(self.view, self.run, everyone=False)

    def at(self, seconds: float) -> QImage:
        """What is seen so long after the beginning."""
        self.run.advance(self.run.began + round(seconds * 1_000), 10)
        self.showing.show(self.run)
        return self.picture()

    def picture(self) -> QImage:
        """What is seen, once everything is painted."""
        image = self.view.canvas.grab().toImage()
        while self.view.canvas.backdrop.waiting:
            image = self.view.canvas.grab().toImage()
        return image


def test_the_live_wire_is_drawn_otherwise(qtbot: QtBot) -> None:
    """Once the lever is on; with the test over it looks as before."""
    screen = Screen(qtbot)
    idle = screen.at(0)
    screen.run.click("L")
    lit = screen.at(0.5)

    screen.showing.clear()

    assert lit != idle and screen.picture() == idle


def test_the_dashes_move_unless_nothing_is_to(qtbot: QtBot) -> None:
    """A frame later the picture is another; with less motion it is the same."""
    screen = Screen(qtbot)
    screen.run.click("L")
    seen = []
    for moves in (True, False):
        screen.view.canvas.moves = moves
        before = screen.at(3)
        screen.showing.march()
        seen.append(screen.picture() == before)

    assert seen == [False, True]


def test_only_where_something_is_live_needs_painting(qtbot: QtBot) -> None:
    """Nothing while all is dark; else the box round the live wires, less than the view."""
    screen = Screen(qtbot)
    live, scene = screen.view.canvas.live, screen.view.canvas.scene
    screen.at(0)
    dark = live.box(scene)
    screen.run.click("L")
    screen.at(0.5)

    assert dark.isEmpty() and 0 < live.box(scene).width() < SIZE / 2


def test_a_flow_arches_where_its_wire_hops() -> None:
    """Over the wire below, and not where it lies below itself."""
    grid = cross().grid
    upper = flow_path(Branch(0, tuple((3, y) for y in range(6))), grid)
    lower = flow_path(Branch(0, tuple((x, 2) for x in range(7))), grid)

    assert upper.path.elementCount() > 6 and lower.path.boundingRect().height() == 0
