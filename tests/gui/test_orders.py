"""Orders during a play-test: a right click says what can be ordered, and it is done at the moment shown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMenu
from pytestqt.qtbot import QtBot

from editor.app.playtest.order_menu import OrderMenu
from editor.app.playtest.run import Run
from schemas.model import Cell
from simulation.orders.doors import HoldDoor
from simulation.orders.minions import SendMinion
from tests.gui.conftest import Designer

DOOR = "sanctum-door"
NOWHERE: Cell = (1, 1)


class Overseer:
    """Somebody who gives orders in a play-test that stands still."""

    def __init__(self, designer: Designer) -> None:
        self.designer = designer
        designer.open_new("cellar", 48, 32)
        designer.do("play.start")
        player = designer.window.play_test.player
        assert player is not None
        player.pause()

    @property
    def run(self) -> Run:
        """The run as it is."""
        player = self.designer.window.play_test.player
        assert player is not None
        return player.run

    @property
    def said(self) -> str:
        """What the transport bar says."""
        return self.designer.window.play_panels.transport.doing.text()

    def offers(self, cell: Cell) -> dict[str, QAction]:
        """What the menu of a right click offers, submenus included."""
        self.designer.click(cell, Qt.MouseButton.RightButton)
        open_menus = [menu for menu in self.designer.window.findChildren(OrderMenu) if menu.isVisible()]
        return {action.text(): action for menu in open_menus for action in _leaves(menu)}

    def order(self, cell: Cell, text: str) -> None:
        """Choose what the menu offers."""
        offers = self.offers(cell)
        offers[text].trigger()
        for menu in self.designer.window.findChildren(OrderMenu):
            menu.close()

    def later(self, ms: int) -> None:
        """Let time pass."""
        self.run.advance(self.run.clock + ms, budget_s=10)
        self.designer.window.play_panels.refresh()


@pytest.fixture
def overseer(designer: Designer) -> Iterator[Overseer]:
    """At a play-test of the cellar that stands still."""
    made = Overseer(designer)
    yield made
    designer.window.play_test.stop()


def test_a_door_is_held_open_and_let_close_again(overseer: Overseer) -> None:
    """The menu offers the opposite of how the door is held; the level that is edited stays as it is."""
    level, cell = overseer.designer.level.copy(), overseer.run.world.doors[DOOR].cells[0]

    overseer.order(cell, "Hold open the door at 28, 15")
    held = overseer.run.world.doors[DOOR].held_open
    overseer.order(cell, "Let the door at 28, 15 close")

    assert held and not overseer.run.world.doors[DOOR].held_open
    assert overseer.designer.level.objects == level.objects


def test_a_lock_is_armed_at_its_door(overseer: Overseer) -> None:
    """The padlock is ordered about where its door is."""
    door = overseer.run.world.doors[DOOR]
    was = door.armed

    overseer.order(door.cells[0], f"{'Disarm' if was else 'Arm'} the lock of the door at 28, 15")

    assert overseer.run.world.doors[DOOR].armed is not was


def test_nothing_is_offered_where_nothing_is(overseer: Overseer) -> None:
    """A right click on rock opens a menu that says so, and Escape closes that and not the play-test."""
    offers = overseer.offers(NOWHERE)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    QTest.keyClick(popup, Qt.Key.Key_Escape)

    assert not offers["Nothing to order here"].isEnabled()
    assert overseer.designer.window.play_test.running and not popup.isVisible()


def test_escape_ends_a_play_test_without_orders_at_once(overseer: Overseer) -> None:
    """Nothing would be lost."""
    overseer.designer.press(Qt.Key.Key_Escape)

    assert not overseer.designer.window.play_test.running


def test_escape_asks_once_when_orders_would_be_lost(overseer: Overseer) -> None:
    """The transport bar asks; the second press ends it."""
    play_test = overseer.designer.window.play_test
    play_test.give(HoldDoor(DOOR, True))

    overseer.designer.press(Qt.Key.Key_Escape)
    assert (play_test.running, overseer.said) == (True, "Escape again ends the play; 1 order would be lost")
    overseer.designer.press(Qt.Key.Key_Escape)

    assert not play_test.running


def test_the_way_back_to_editing_asks_nothing(overseer: Overseer) -> None:
    """Whoever points at it means it."""
    overseer.designer.window.play_test.give(HoldDoor(DOOR, True))

    overseer.designer.do("play.stop")

    assert not overseer.designer.window.play_test.running


def test_what_a_breached_door_does_not_do_is_said_with_the_reason(overseer: Overseer) -> None:
    """Its orders are there, but can't be given."""
    door = overseer.run.world.doors[DOOR]
    door.breached = True

    offers = overseer.offers(door.cells[0])

    reason = "it is breached: a minion has to close the breach first"
    assert not offers[f"Hold open the door at 28, 15 – {reason}"].isEnabled()


def test_a_minion_is_sent_to_who_lies_there(overseer: Overseer) -> None:
    """The nearest free minion is named; whoever is of the own side is not captured or killed."""
    world = overseer.run.world
    minions = [c for c in world.creatures.values() if world.role_of(c) == "minion"]
    minions[0].condition = "unconscious"

    offers = overseer.offers(minions[0].cell)

    assert len([text for text in offers if "is to" in text]) == 2


def test_space_lets_time_go_with_the_pointer_over_the_map(overseer: Overseer) -> None:
    """While editing it makes the pointer a hand there; in a play-test it is the key of the transport."""
    window = overseer.designer.window
    assert window.tabs.view is not None and window.play_test.player is not None
    window.tabs.view.canvas.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)

    overseer.designer.press(Qt.Key.Key_Space)

    assert window.play_test.player.playing


def test_an_order_in_the_past_drops_what_came_after(overseer: Overseer) -> None:
    """The log is kept up to the moment shown; what stood behind it is another future's, and it is said."""
    overseer.later(60_000)
    old = list(overseer.run.log)
    overseer.designer.window.play_test.look_at(len(old) // 2)

    overseer.designer.window.play_test.give(HoldDoor(DOOR, True))

    run = overseer.run
    assert run.live and run.log[: len(old) // 2] == old[: len(old) // 2] and len(run.log) < len(old)
    assert overseer.said == "From here on it goes another way: what came after is gone."


def test_a_refused_order_says_why_and_drops_nothing(overseer: Overseer) -> None:
    """Also in the past: what came after is still there."""
    overseer.later(60_000)
    count = len(overseer.run.log)
    overseer.designer.window.play_test.look_at(count // 2)

    overseer.designer.window.play_test.give(SendMinion("nobody", "nobody", "heal"))

    assert overseer.said.startswith("Refused: ") and len(overseer.run.log) == count


def test_an_order_cuts_no_instant_in_two(overseer: Overseer) -> None:
    """Wherever in an instant one looks, what follows from its causes still happens before the order."""
    overseer.later(60_000)
    whole = overseer.run
    middle = next(e.id for e in whole.log[20:] if e.taken is not None and whole.log[e.id + 1].taken is None)
    expected = list(whole.log[: middle + 2])
    overseer.designer.window.play_test.look_at(middle)

    overseer.designer.window.play_test.give(HoldDoor(DOOR, True))

    assert overseer.run.log[: middle + 2] == expected


def _leaves(menu: QMenu) -> Iterator[QAction]:
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _leaves(inner)
        else:
            yield action


def test_space_holds_the_time_after_the_speed_was_chosen(designer: Designer, qtbot: QtBot) -> None:
    """The list of speeds keeps no keyboard to itself."""
    designer.open_new("crossroads")
    designer.do("play.start")
    (speed,) = (box for box in designer.window.findChildren(QComboBox) if box.accessibleName() == "Speed")
    qtbot.mouseClick(speed, Qt.MouseButton.LeftButton)
    qtbot.keyClick(speed.view(), Qt.Key.Key_Return)

    assert not speed.hasFocus()
    designer.window.play_test.stop()
