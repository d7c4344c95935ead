"""Building and moving traps during a play-test, with the mouse."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt

from editor.app.playtest.order_menu import OrderMenu
from schemas.objects import Creature
from simulation.happenings.building import MovePlanned, PartSetUp, SitePlanned
from simulation.world.structures import PartState
from tests.gui.conftest import Designer
from tests.gui.test_orders import Overseer
from tests.simulation.drawing import happened


class Foreman(Overseer):
    """Somebody at a play-test of a gauntlet with many traps."""

    @property
    def plate(self) -> PartState:
        """The first pressure plate, by id."""
        parts = self.run.world.parts
        return next(parts[key] for key in sorted(parts) if parts[key].kind == "pressure_plate")

    def choose(self, cell: tuple[int, int], start: str) -> None:
        """Choose what the menu of a cell offers, by the beginning of its words."""
        offers = self.offers(cell)
        next(action for text, action in offers.items() if text.startswith(start)).trigger()
        for menu in self.designer.window.findChildren(OrderMenu):
            menu.close()


@pytest.fixture
def foreman(designer: Designer) -> Iterator[Foreman]:
    """At a play-test that stands still."""
    made = Foreman(designer)
    yield made
    designer.window.play_test.stop()


def somewhere(foreman: Foreman) -> tuple[int, int]:
    """A free cell of floor near the Master."""
    level = foreman.designer.level
    x, y = next(each.cell for each in level.of_kind("master") if isinstance(each, Creature))
    return x - 1, y + 1


def test_a_padlock_is_not_offered_on_open_floor_but_a_plate_is(foreman: Foreman) -> None:
    """Right click on the floor of the sanctum."""
    offers = foreman.offers(somewhere(foreman))

    assert any(text.startswith("Pressure plate") for text in offers) and "Padlock" not in offers
    assert not offers["Padlock – it needs a door"].isEnabled()


def test_what_is_chosen_becomes_a_site(foreman: Foreman) -> None:
    """And it is drawn there as planned."""
    cell = somewhere(foreman)
    foreman.choose(cell, "Spinning blades")
    [planned] = happened(foreman.run.session, SitePlanned)
    view = foreman.designer.window.tabs.view
    assert view is not None

    assert (planned.kind, planned.cell) == ("spinning_blades", cell)
    assert not view.canvas.objects.states[planned.object].built


def test_a_part_is_moved_with_two_clicks(foreman: Foreman) -> None:
    """The menu's Move, then a click on its new place."""
    key = foreman.plate.id
    foreman.choose(foreman.plate.cell, "Move")
    foreman.designer.click(somewhere(foreman), Qt.MouseButton.LeftButton)
    assert [move.object for move in happened(foreman.run.session, MovePlanned)] == [key]


def test_a_right_click_takes_a_move_back(foreman: Foreman) -> None:
    """The next left click chooses again."""
    foreman.choose(foreman.plate.cell, "Move")
    foreman.offers(somewhere(foreman))
    for menu in foreman.designer.window.findChildren(OrderMenu):
        menu.close()
    foreman.designer.click(somewhere(foreman), Qt.MouseButton.LeftButton)

    assert not happened(foreman.run.session, (MovePlanned, PartSetUp))
