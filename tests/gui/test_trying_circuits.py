"""Circuits are tried out in the editor: a click sets them off, the level stays as it is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from editor.app.trial.trial_run import TrialRun
from schemas.model import Cell
from simulation.level.writing import write_level
from simulation.level_files import default_legend
from tests.gui.conftest import LEFT, NO_KEYS, Designer

LEVER, TIMER, DOOR = (4, 4), (8, 4), (12, 9)
DELAY_S = 1


class Experimenter:
    """A designer who builds lever, timer and door on floor, wires them and tries them out."""

    def __init__(self, designer: Designer) -> None:
        self.designer = designer
        designer.open_new("blank", 24, 16)
        designer.window.toolbox.paint_with("terrain", 2)
        designer.do("tool.rectangle")
        designer.drag((2, 2), (18, 8))
        designer.drag((12, 9), (12, 11))
        for kind, cell in (("lever", LEVER), ("timer", TIMER), ("door", DOOR)):
            designer.window.toolbox.place(kind)
            designer.click(cell)
        designer.do("tool.wire")
        designer.drag(LEVER, DOOR)
        designer.do("tool.test")
        self.ids = {placed.kind: placed.id for placed in designer.level.objects.values()}

    @property
    def run(self) -> TrialRun:
        """The trial that is on."""
        run = self.designer.window.circuit_test.run
        assert run is not None
        return run

    def click(self, cell: Cell) -> None:
        """Click, and hold the clock: the test lets time pass itself."""
        self.designer.click(cell)
        player = self.designer.window.circuit_test.player
        assert player is not None
        player.pause()

    def later(self, seconds: float) -> None:
        """Let time pass, and look."""
        self.run.advance(self.run.clock + round(seconds * 1_000), budget_s=10)
        player = self.designer.window.circuit_test.player
        assert player is not None
        player.advanced.emit()

    def drawn(self, kind: str) -> str:
        """The state in which an object is drawn."""
        view = self.designer.window.tabs.view
        assert view is not None
        look = view.canvas.objects.states.get(self.ids[kind])
        return look.state if look is not None else ""

    def bytes(self) -> bytes:
        """The level as it would be written."""
        return write_level(self.designer.level, default_legend())


@pytest.fixture
def bench(designer: Designer) -> Iterator[Experimenter]:
    """Ready to click."""
    made = Experimenter(designer)
    yield made
    designer.window.circuit_test.stop()


def test_a_lever_opens_its_door_after_the_delay(bench: Experimenter) -> None:
    """The wire before the timer lights up at once, the door is drawn open a second later."""
    bench.click(LEVER)
    before = (bench.drawn("lever"), bench.drawn("door"))

    bench.later(DELAY_S)

    assert before == ("on", "closed") and bench.drawn("door") == "open"


def test_the_timer_shows_how_far_it_is(bench: Experimenter) -> None:
    """A ring that fills, with the time that is left."""
    bench.click(LEVER)
    bench.later(0.5)
    view = bench.designer.window.tabs.view
    assert view is not None

    look = view.canvas.live.running[bench.ids["timer"]]

    assert look.amount == 0.5 and look.label == "0.5 s"


def test_the_past_is_shown_again(bench: Experimenter) -> None:
    """Scrubbed to before the signal came, the door is closed; a second click there switches the lever off."""
    bench.click(LEVER)
    bench.later(3)

    bench.designer.window.circuit_test.look_at(bench.run.began + 500)
    shut = bench.drawn("door")
    bench.click(LEVER)
    bench.later(5)

    assert shut == "closed" and bench.drawn("lever") == "off" and bench.drawn("door") == "closed"


def test_the_document_is_not_touched(bench: Experimenter) -> None:
    """Neither level, nor undo, nor whether it is saved."""
    document = bench.designer.document
    before = (bench.bytes(), document.core.history.position, document.dirty)

    bench.click(LEVER)
    bench.later(5)
    bench.designer.press(Qt.Key.Key_Escape)

    assert before == (bench.bytes(), document.core.history.position, document.dirty)
    assert bench.designer.window.circuit_test.run is None and bench.drawn("door") == ""


def test_an_edit_plays_the_same_clicks_again(bench: Experimenter) -> None:
    """With a longer delay the door is still closed at the moment that is shown."""
    bench.click(LEVER)
    bench.later(2)
    opened = bench.drawn("door")

    bench.designer.window.circuit_test.set_delay(bench.ids["timer"], 3_000)
    QTest.qWait(300)

    assert (opened, bench.drawn("door"), bench.drawn("lever")) == ("open", "closed", "on")


def test_a_delay_is_dragged_on_the_strip(bench: Experimenter) -> None:
    """One step, which undo takes back."""
    bench.click(LEVER)
    bench.later(2)
    strip = bench.designer.window.circuit_test.panel.strip
    QApplication.processEvents()
    grip = strip.grip(bench.ids["timer"])
    assert grip is not None
    goal = QPoint(round(strip.x_of(bench.run.began + 3_000)), round(grip.y()))
    QTest.mousePress(strip, LEFT, NO_KEYS, grip.toPoint())
    QTest.mouseMove(strip, goal)
    QTest.mouseRelease(strip, LEFT, NO_KEYS, goal)
    dragged = bench.designer.level.objects[bench.ids["timer"]]

    bench.designer.do("edit.undo")

    back = bench.designer.level.objects[bench.ids["timer"]]
    assert abs(getattr(dragged, "delay_ms", 0) - 3_000) <= 100 and getattr(back, "delay_ms", 0) == 1_000


def test_what_cannot_work_says_so_at_the_pointer(bench: Experimenter) -> None:
    """A plate without wire."""
    bench.designer.window.toolbox.place("pressure_plate")
    bench.designer.click((16, 7))
    bench.designer.do("tool.test")
    bench.click((16, 7))
    QTest.qWait(50)
    view = bench.designer.window.tabs.view
    assert view is not None

    assert "has no wire" in view.canvas.preview.tip
    assert "connected to nothing" in bench.designer.window.circuit_test.panel.said.text()


def test_nothing_runs_when_nothing_is_lit(bench: Experimenter) -> None:
    """The clock rests once the door has closed again; while a wire is lit it runs."""
    test = bench.designer.window.circuit_test
    bench.designer.click(LEVER)
    assert test.player is not None
    test.player.speed = 50
    QTest.qWait(300)
    lit = test.player.playing
    bench.designer.click(LEVER)
    QTest.qWait(1_500)

    assert lit and not test.player.playing


def test_a_breakpoint_pauses_the_test(bench: Experimenter) -> None:
    """At the door, when it opens."""
    test = bench.designer.window.circuit_test
    bench.designer.window.breakpoints.toggle_at(DOOR)
    bench.designer.click(LEVER)
    assert test.player is not None
    test.player.speed = 50
    QTest.qWait(400)

    assert not test.player.playing and bench.run.clock == bench.run.began + 1_000
    assert "breakpoint" in test.panel.said.text()
