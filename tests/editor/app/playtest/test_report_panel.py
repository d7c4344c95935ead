"""The report panel says at the end what the report says."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from editor.app.playtest.report import MARGIN, ReportPanel
from editor.app.playtest.run import Run
from simulation.analysis.report_words import report_lines, report_on
from tests.simulation.drawing import drawn

HALL = """
    #######
    P...#M#
    #######
"""


def test_every_line_of_the_report_is_shown(qtbot: QtBot) -> None:
    """With the seed above it, each sentence with a capital, members below their party."""
    panel = ReportPanel()
    qtbot.addWidget(panel)
    run = Run(drawn(HALL), seed=7)
    run.session.run_to_end()
    panel.report(run)

    shown = panel.findChild(QLabel).text()
    said = [line.text("en").strip() for line in report_lines(run.session, report_on(run.session))]
    assert "7" in shown.splitlines()[0]
    assert [line.casefold() in shown.casefold() for line in said] == [True] * len(said)
    assert "\n  Warrior: " in shown


@pytest.mark.parametrize("height", range(100, 120))
def test_no_line_is_cut_in_half(qtbot: QtBot, height: int) -> None:
    """However high the panel is, it shows whole lines below its margin."""
    panel = ReportPanel()
    qtbot.addWidget(panel)
    panel.resize(400, height)
    panel.show()

    line = panel.findChild(QLabel).fontMetrics().lineSpacing()
    assert (panel.viewport().height() - MARGIN) % line == 0
