"""The roster: who is there and how they are, those who act before those who sit in prison."""

from __future__ import annotations

from PySide6.QtWidgets import QTreeWidget
from pytestqt.qtbot import QtBot

from editor.app.canvas.art.palette import DUNGEON
from editor.app.playtest.roster import RosterPanel
from tests.simulation.drawing import drawn, play

HELD = {"kind": "peasant", "prisoner": True, "side": "adventurers"}


def test_captives_stand_below_the_party_and_are_called_so(qtbot: QtBot) -> None:
    """Their hearts tell nobody that they are held."""
    session = play(drawn("########\nP...A.M#\n########", A=HELD), party=["warrior"], seconds=2)
    panel = RosterPanel(DUNGEON)
    qtbot.addWidget(panel)
    panel.show_world(session.world)
    (tree,) = panel.findChildren(QTreeWidget)
    group = tree.topLevelItem(0)
    assert group is not None

    assert [group.child(row).text(0) for row in range(2)] == ["Warrior\n●●●●●", "Peasant\nprisoner"]
