"""The inspector of a creature in play."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from editor.app.playtest.creature import CreaturePanel
from editor.app.playtest.run import Run
from simulation.happenings.fights import FightBegan
from tests.simulation.drawing import drawn

HALL = """
    ########
    P..G..M#
    ########
"""


def test_who_waits_for_its_turn_fights(qtbot: QtBot) -> None:
    """Between two turns nobody is busy with anything, and still it does something."""
    run = Run(drawn(HALL, G="goblin"), seed=7)
    panel = CreaturePanel()
    qtbot.addWidget(panel)
    while not any(isinstance(entry.happening, FightBegan) for entry in run.log):
        run.step()
    goblin = run.world.creatures["G"]
    run.world.activities.pop("G", None)

    panel.show_creature(run.world, "G")

    assert goblin.fight and panel._values["doing"].text() == "fight"
