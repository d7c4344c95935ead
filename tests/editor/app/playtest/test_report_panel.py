"""The report panel says at the end what the report says."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from editor.app.playtest.report import ReportPanel
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
