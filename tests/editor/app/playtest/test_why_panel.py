"""Why? is read from top to bottom, never sideways."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QTreeWidget
from pytestqt.qtbot import QtBot

from editor.app.playtest.run import Run
from editor.app.playtest.telling import worth_telling
from editor.app.playtest.why import WhyPanel
from editor.core.templates import new_level

NARROW, MINUTE = 200, 60_000


def test_long_causes_wrap(qtbot: QtBot) -> None:
    """In a narrow panel every line of the chain is as wide as the panel, and as high as it must be."""
    run = Run(new_level("crossroads", 48, 32), seed=3)
    run.advance(run.began + MINUTE, budget_s=10)
    panel = WhyPanel()
    qtbot.addWidget(panel)
    panel.resize(NARROW, 400)
    panel.show()
    panel.explain(run, next(entry for entry in reversed(run.log) if worth_telling(entry)))
    QApplication.processEvents()
    (tree,) = panel.findChildren(QTreeWidget)
    first = tree.topLevelItem(0)
    assert first is not None
    lines = tree.fontMetrics().horizontalAdvance(first.text(0)) / tree.columnWidth(0)

    assert lines > 1 and tree.columnWidth(0) <= tree.viewport().width()
    assert tree.visualItemRect(first).height() > lines * tree.fontMetrics().height()
