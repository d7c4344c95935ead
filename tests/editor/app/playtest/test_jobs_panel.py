"""The job list of a play-test: a line a job, of the moment that is shown; a click tells where."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from editor.app.playtest.jobs import JobsPanel
from editor.app.playtest.run import Run
from schemas.scenario import Member, PartyPlan, Scenario
from simulation.happenings.rearming import PartRearmed
from tests.simulation.drawing import drawn, entries

SPENT = {"kind": "pressure_plate", "needs_rearm": True}
LATE = PartyPlan(id="party", arrives_ms=86_400_000, members=(Member(kind="peasant"),))
QUIET = Scenario(id="quiet", parties=(LATE,))
WHAT = "Rearm pressure plate"
ROWS = ["11, 0", "3, 0"]


def shown(qtbot: QtBot) -> tuple[JobsPanel, Run]:
    """A goblin and two spent plates, at the start."""
    level = drawn("G..A.......B#P", A=SPENT, B=SPENT, G={"kind": "goblin", "tasks": ("traps",)})
    panel, run = JobsPanel(), Run(level, 1, QUIET)
    qtbot.addWidget(panel)
    panel.resize(760, 320)
    with qtbot.waitExposed(panel):
        panel.show()
    panel.follow(run)
    panel.fill()
    return panel, run


def rows(panel: JobsPanel, column: int = 0) -> list[str]:
    """The texts of a column."""
    tree = panel.tree
    return [tree.topLevelItem(index).text(column) for index in range(tree.topLevelItemCount())]


def test_each_job_has_a_line_that_says_who_is_about_it(qtbot: QtBot) -> None:
    """The goblin walks to the nearer one; the other waits, and says why."""
    panel, _ = shown(qtbot)

    assert (rows(panel), rows(panel, 1)) == ([WHAT, WHAT], ROWS)
    assert rows(panel, 2) == ["–", "Goblin"]
    assert rows(panel, 4) == ["Waits: all who could do it are busy (1)", "On the way"]


def test_the_list_is_of_the_moment_that_is_shown(qtbot: QtBot) -> None:
    """Played on until one is rearmed, then set back to the start."""
    panel, run = shown(qtbot)
    while not entries(run.session, PartRearmed):
        run.advance(run.clock + 60_000, 5)
    panel.fill()
    after = rows(panel, 1)
    run.look_at(0)
    panel.fill()

    assert after == ROWS[:1] and len(rows(panel)) == 2


def test_a_click_tells_the_cell(qtbot: QtBot) -> None:
    """Of the job in the row."""
    panel, _ = shown(qtbot)
    row = panel.tree.topLevelItem(0)
    assert row is not None

    with qtbot.waitSignal(panel.chosen) as told:
        place = panel.tree.visualItemRect(row).center()
        qtbot.mouseClick(panel.tree.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert told.args == [(11, 0)]


def test_columns_sort_by_what_they_mean(qtbot: QtBot) -> None:
    """By place: the one further left first."""
    panel, _ = shown(qtbot)
    panel.tree.sortByColumn(1, Qt.SortOrder.AscendingOrder)

    assert rows(panel, 1) == ROWS[::-1]


def test_the_figures_stand_above(qtbot: QtBot) -> None:
    """Two parts in need, one minion."""
    panel, _ = shown(qtbot)

    assert panel.figures.text().startswith("Parts that need a rearm: 2, overdue: 0.")


def test_how_long_a_job_is_open_is_told_in_whole_seconds(qtbot: QtBot) -> None:
    """Hundredths that flicker tell nobody anything."""
    panel, run = shown(qtbot)
    run.advance(run.clock + 3_260, 5)
    panel.fill()

    assert set(rows(panel, 3)) == {"3 s"}


def test_an_empty_list_says_that_nothing_is_to_do(qtbot: QtBot) -> None:
    """A line instead of a bare header."""
    panel, run = JobsPanel(), Run(drawn("G..A#P", A="pressure_plate", G="goblin"), 1, QUIET)
    qtbot.addWidget(panel)
    panel.show()
    panel.follow(run)
    panel.fill()

    assert (panel.tree.isHidden(), panel.nothing.isHidden()) == (True, False)
    assert panel.nothing.text().startswith("Nothing to do")
