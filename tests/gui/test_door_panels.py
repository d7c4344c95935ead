"""The panel of a door: what it says, "Hold door open" and "Disarm lock" in the editor and in a play-test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QPushButton, QWidget

from editor.app.door_box import DoorBox
from editor.core.selection import Selection
from tests.gui.conftest import Designer
from tests.gui.test_orders import DOOR, Overseer

LOCK = f"{DOOR}-lock"


def box_in(panel: QWidget) -> DoorBox:
    """The door box of a panel."""
    return panel.findChildren(DoorBox)[0]


def texts(box: DoorBox) -> list[str]:
    """All that its labels say."""
    return [label.text() for label in box.findChildren(QLabel) if label.isVisibleTo(box)]


def button(box: DoorBox) -> QPushButton:
    """The one that switches the lock."""
    return box.findChildren(QPushButton)[0]


@pytest.fixture
def inspector(designer: Designer) -> DoorBox:
    """The inspector's box, with the cellar open."""
    designer.open_new("cellar", 48, 32)
    return box_in(designer.window.docks.show("inspector"))


@pytest.fixture
def overseer(designer: Designer) -> Iterator[Overseer]:
    """At a play-test of the cellar that stands still."""
    made = Overseer(designer)
    yield made
    designer.window.play_test.stop()


def select(designer: Designer, *ids: str) -> None:
    """Select objects."""
    view = designer.window.tabs.view
    assert view is not None
    view.selection.set(Selection(objects=frozenset(ids)))


@pytest.mark.rule("DOR-07", "DOR-14")
@pytest.mark.parametrize("chosen", [DOOR, LOCK])
def test_the_inspector_shows_and_edits_a_door_and_its_lock(
    designer: Designer, inspector: DoorBox, chosen: str
) -> None:
    """Whichever of them is selected; each is one step that can be undone."""
    select(designer, chosen)
    before = (texts(inspector)[1], button(inspector).text())
    button(inspector).click()
    after = (texts(inspector)[1].splitlines()[0], button(inspector).text())
    inspector.findChildren(QCheckBox)[0].click()

    assert before[0].startswith("It is locked") and before[1] == "Disarm lock"
    assert after == ("It is closed, not locked: anyone may open it.", "Arm lock")
    assert designer.level.objects[DOOR].held_open and not designer.level.objects[LOCK].armed  # type: ignore[union-attr]  # a door and a padlock
    for _ in range(2):
        designer.do("edit.undo")
    assert button(inspector).text() == "Disarm lock"


def test_the_odds_stand_below(designer: Designer, inspector: DoorBox) -> None:
    """A roll with no Craft opens a normal lock in 53 of 100 cases, and takes 30 s."""
    select(designer, DOOR)

    assert "53 % · 30 s" in texts(inspector) and "53 % · 1 min" in texts(inspector)


def test_a_plain_door_has_neither_lock_nor_odds(designer: Designer, inspector: DoorBox) -> None:
    """There is nothing to force."""
    select(designer, "barracks-door")

    assert not button(inspector).isVisibleTo(inspector)
    assert not any("%" in text for text in texts(inspector))


def test_nothing_else_has_the_box(designer: Designer, inspector: DoorBox) -> None:
    """An object that is no door does not show it, nor do two objects."""
    shown = []
    for ids in ((DOOR,), ("master",), (DOOR, LOCK)):
        select(designer, *(key for key in ids if key in designer.level.objects))
        shown.append(not inspector.isHidden())

    assert shown == [True, False, False]


@pytest.mark.rule("DOR-07", "DOR-14")
def test_a_click_on_a_door_in_play_shows_its_panel_and_orders_it_about(overseer: Overseer) -> None:
    """The orders go into the run; the level that is edited stays as it is."""
    window = overseer.designer.window
    before = dict(overseer.designer.level.objects)
    overseer.designer.click(overseer.run.world.doors[DOOR].cells[0])
    box = window.play_panels.door.box
    button(box).click()
    locked = overseer.run.world.doors[DOOR].armed
    box.findChildren(QCheckBox)[0].click()

    assert window.play_panels.door.key == DOOR and window.play_panels.door.isVisible()
    assert not locked and overseer.run.world.doors[DOOR].held_open and overseer.run.world.doors[DOOR].open
    assert texts(box)[0].startswith("It stands open.") and button(box).text() == "Arm lock"
    assert overseer.designer.level.objects == before


@pytest.mark.rule("DOR-10")
def test_a_right_click_on_an_enemy_offers_attacks(overseer: Overseer) -> None:
    """The nearest first; ordered, the minion's own menu calls it back."""
    overseer.later(20_000)
    world = overseer.run.world
    enemy = next(c for c in world.creatures.values() if c.party and c.conscious)
    offers = [text for text in overseer.offers(enemy.cell) if "is to attack" in text]
    overseer.order(enemy.cell, offers[0])
    ordered = [c for c in overseer.run.world.creatures.values() if c.attacks == enemy.id]

    assert len(offers) > 1 and len(ordered) == 1
    assert any(text.startswith("Call ") for text in overseer.offers(ordered[0].cell))


@pytest.mark.rule("DOR-29")
def test_a_cave_in_that_would_cut_the_last_way_is_refused_with_the_reason(overseer: Overseer) -> None:
    """The cellar has one corridor: the roof does not come down there."""
    overseer.later(1_000)
    world = overseer.run.world
    way = world.derived.ways.to(sorted(world.setting.ground.sanctum))
    portal = next(iter(world.setting.ground.portals.values())).cell
    corridor = list(way.path(portal))[8]

    offered = [action for text, action in overseer.offers(corridor).items() if "roof" in text]

    assert [action.isEnabled() for action in offered] == [False]
    assert offered[0].text().endswith("it would cut the last walking path from a portal to the sanctum")


@pytest.mark.rule("DOR-07", "DOR-14")
def test_in_play_both_switches_are_in_sight(overseer: Overseer) -> None:
    """In a small window the panel is low: what can be done stands above what is said."""
    window = overseer.designer.window
    window.resize(1024, 700)
    QApplication.processEvents()
    window.play_panels.choose_door(overseer.run.world, DOOR)
    QApplication.processEvents()
    box = box_in(window.play_panels.door)
    hold = box.findChildren(QCheckBox)[0]

    switches = (hold, button(box))
    assert all(each.visibleRegion().boundingRect().height() == each.height() for each in switches)
