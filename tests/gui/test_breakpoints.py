"""A play-test pauses where something fires or changes; what does nothing says why not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeWidget

from editor.app.playtest.order_menu import OrderMenu
from editor.app.playtest.player import Player
from schemas.model import Cell
from simulation.happenings.signals import ActivatorSwitched
from simulation.happenings.traps import MechanismFired
from tests.gui.conftest import Designer

RIGHT = Qt.MouseButton.RightButton
MOST_MS = 20_000


class Observer:
    """Somebody who watches a play-test of the crossroads, which has a trap on each road."""

    def __init__(self, designer: Designer) -> None:
        self.designer = designer
        designer.open_new("crossroads", 48, 32)
        view = designer.window.tabs.view
        assert view is not None
        self.view = view
        self.mechanisms = {placed.id: placed.cell for placed in designer.level.of_family("mechanism")}

    def play(self) -> Player:
        """As fast as it goes, until it pauses or is over."""
        self.designer.do("play.start")
        player = self.designer.window.play_test.player
        assert player is not None
        player.speed = 0
        for _ in range(MOST_MS // 50):
            if not player.playing:
                break
            QTest.qWait(50)
        return player

    def answers(self) -> list[str]:
        """What the panel says when asked why not."""
        (tree,) = self.designer.window.play_panels.why.findChildren(QTreeWidget)
        top = tree.topLevelItem(0)
        assert top is not None
        return [top.text(0), *(top.child(row).text(0) for row in range(top.childCount()))]


@pytest.fixture
def observer(designer: Designer) -> Iterator[Observer]:
    """At the level that is edited."""
    made = Observer(designer)
    yield made
    designer.window.play_test.stop()


def choose_breakpoint(observer: Observer, cell: Cell) -> None:
    """Right click, and take what the menu offers last."""
    observer.designer.click(cell, RIGHT)
    (menu,) = [menu for menu in observer.designer.window.findChildren(OrderMenu) if menu.isVisible()]
    menu.actions()[-1].trigger()
    menu.close()


def test_it_pauses_when_a_mechanism_fires(observer: Observer) -> None:
    """At that very entry; the transport says where, and the sign stands on the map."""
    for cell in observer.mechanisms.values():
        observer.designer.window.breakpoints.toggle_at(cell)

    run = observer.play().run

    assert isinstance(run.log[run.index].happening, MechanismFired)
    assert "breakpoint" in observer.designer.window.play_panels.transport.doing.text()
    assert set(observer.view.canvas.stops.cells) == set(observer.mechanisms.values())


def test_it_runs_on_from_there(observer: Observer) -> None:
    """The same breakpoint does not hold it again at the same moment."""
    for cell in observer.mechanisms.values():
        observer.designer.window.breakpoints.toggle_at(cell)
    player = observer.play()
    held = player.run.index

    player.play()
    QTest.qWait(200)

    assert player.run.index > held


def test_it_pauses_when_a_signal_comes_to_a_wire(observer: Observer) -> None:
    """At the moment at which the first activator switches on."""
    nets = observer.view.wiring.nets
    for net in nets.numbers:
        observer.view.breakpoints.toggle_wire(nets, nets.nodes[net][0])

    run = observer.play().run

    switched = [entry.time for entry in run.log if isinstance(entry.happening, ActivatorSwitched)]
    assert switched and run.clock == switched[0]


def test_the_menu_sets_it_and_takes_it_away(observer: Observer) -> None:
    """While playing, with the right button."""
    observer.designer.do("play.start")
    key, cell = next(iter(observer.mechanisms.items()))

    choose_breakpoint(observer, cell)
    there = key in observer.view.breakpoints.objects
    choose_breakpoint(observer, cell)

    assert there and key not in observer.view.breakpoints.objects


def test_it_is_kept_while_the_level_is_open_and_not_in_the_file(observer: Observer) -> None:
    """Playing again, it is still there; the document is clean."""
    observer.designer.window.breakpoints.toggle_at(next(iter(observer.mechanisms.values())))
    observer.designer.do("play.start")
    observer.designer.do("play.stop")

    assert observer.view.breakpoints.objects and not observer.designer.document.dirty


def test_a_click_on_a_trap_asks_why_it_does_nothing(observer: Observer) -> None:
    """Before anybody has come: its activator has not gone off."""
    observer.designer.do("play.start")
    player = observer.designer.window.play_test.player
    assert player is not None
    player.pause()

    observer.designer.click(next(iter(observer.mechanisms.values())))

    heading, *found = observer.answers()
    assert heading.startswith("Why not?") and any("has not gone off" in line for line in found)


def test_the_menu_asks_why_a_trap_does_nothing(observer: Observer) -> None:
    """Beside the breakpoint, for whoever came with the right button."""
    observer.designer.do("play.start")
    observer.designer.click(next(iter(observer.mechanisms.values())), RIGHT)
    (menu,) = [menu for menu in observer.designer.window.findChildren(OrderMenu) if menu.isVisible()]
    (why,) = [action for action in menu.actions() if action.text().startswith("Why")]

    why.trigger()
    menu.close()

    assert observer.answers()[0].startswith("Why not?")
