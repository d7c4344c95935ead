"""The job list: every job with who is about it, or why nobody is; and the figures of the work."""

import pytest

from simulation.analysis.jobs import open_jobs
from simulation.analysis.report_words import report_lines, report_on
from simulation.analysis.work import WorkFigures, WorkReading, reading_at, work_figures
from simulation.analysis.work_words import figures_said
from simulation.happenings.doors import DoorBreached
from simulation.happenings.moving import EnemyLearned
from simulation.happenings.rearming import PartRearmed
from simulation.orders.traps import MoveTrap
from tests.simulation.drawing import drawn, entries, let_happen, load_dice, play, run

SPENT = {"kind": "pressure_plate", "needs_rearm": True}
PLANNED = {"kind": "pressure_plate", "built": False}
TRAPPER = {"kind": "goblin", "tasks": ("traps",)}
HAULER = {"kind": "goblin", "tasks": ("haul",)}
IDLE = {"kind": "goblin"}


def lines(level, seconds=0):
    """The job list after some seconds: kind, object, state, who, why."""
    session = play(level, seconds=seconds)
    return [told(line) for line in open_jobs(session.world)]


def told(line):
    """What a test compares."""
    return line.kind, line.object, line.state, line.actor, line.reason.code if line.reason else ""


@pytest.mark.rule("RRM-03")
@pytest.mark.parametrize(("seconds", "state"), [(0, "walking"), (3, "walking"), (9, "working")])
def test_a_rearm_is_walked_to_and_then_worked_at(seconds, state):
    """The plate is seven steps off."""
    level = drawn("G.......A", G=TRAPPER, A=SPENT)

    assert lines(level, seconds) == [("rearm", "A", state, "G", "")]


@pytest.mark.rule("RRM-03", "BLD-01", "BLD-02")
@pytest.mark.parametrize(
    ("picture", "kinds", "line"),
    [
        ("G..A", {"G": IDLE, "A": SPENT}, ("rearm", "A", "waiting", "", "jobs.nobody")),
        ("G#.A", {"G": TRAPPER, "A": SPENT}, ("rearm", "A", "waiting", "", "jobs.no_way")),
        ("G..A", {"G": HAULER, "A": PLANNED}, ("haul", "A", "waiting", "", "jobs.no_metal")),
        ("G..A", {"G": TRAPPER, "A": PLANNED}, ("haul", "A", "waiting", "", "jobs.nobody")),
    ],
)
def test_what_nobody_is_about_says_why(picture, kinds, line):
    """No task, no way, no metal."""
    assert lines(drawn(picture, **kinds)) == [line]


@pytest.mark.rule("RRM-03")
def test_what_waits_because_all_are_busy_says_so_and_comes_first():
    """One goblin, two plates."""
    assert lines(drawn("G..A......B", G=TRAPPER, A=SPENT, B=SPENT)) == [
        ("rearm", "B", "waiting", "", "jobs.all_busy"),
        ("rearm", "A", "walking", "G", ""),
    ]


@pytest.mark.rule("RRM-03")
def test_with_enemies_known_the_work_waits():
    """The goblin has heard of a bear behind a wall."""
    level = drawn("G..A#..B", G=TRAPPER | {"stance": "regroup"}, A=SPENT, B="bear")
    session = play(level)
    let_happen(session, EnemyLearned("G", "B", (7, 0)))
    run(session, 3)

    assert [told(line) for line in open_jobs(session.world)] == [("rearm", "A", "waiting", "", "jobs.danger")]


@pytest.mark.rule("DOR-28", "BLD-04")
def test_breaches_and_moves_are_jobs_too():
    """A forced door, a plate that is to stand elsewhere; each since it came to that."""
    level = drawn(
        "G...D....A...", D={"kind": "door", "facing": "e", "padlock": {}}, G=IDLE, A="pressure_plate"
    )
    session = play(level)
    let_happen(session, DoorBreached("D", ""), later=1_000)
    session.order(MoveTrap("A", 11, 0), session.now + 1_000)

    found = open_jobs(session.world)
    assert {(line.kind, line.object, line.cell) for line in found} == {
        ("mend", "D", (4, 0)), ("move", "A", (11, 0)),
    }  # fmt: skip
    assert [line.since - session.scenario.start.time_ms for line in found] == [1_000, 2_000]


@pytest.mark.rule("RRM-11")
def test_a_rearm_that_has_waited_half_a_day_is_overdue():
    """Not an hour before."""
    session = play(drawn("G..A", G=IDLE, A=SPENT))
    session.world.now += 11 * 3_600_000
    assert [line.overdue for line in open_jobs(session.world)] == [False]
    session.world.now += 3_600_000

    assert [line.overdue for line in open_jobs(session.world)] == [True]


def worked(monkeypatch):
    """A goblin walks seven cells and rearms a plate in one try; then a quiet hour goes by."""
    load_dice(monkeypatch, {"rearm": (20, 15)})
    return play(drawn("G.......A", G=TRAPPER, A=SPENT), seconds=3_600)


@pytest.mark.rule("RRM-14")
def test_figures_of_the_work(monkeypatch):
    """Seven seconds of walking and two minutes of work are three hundredths of the hour."""
    session = worked(monkeypatch)
    reading = reading_at(WorkReading(), session.log, len(session.log) - 1)
    figures = work_figures(session.world, reading, session.scenario.start.time_ms + 3_600_000)

    assert reading.busy_at(session.scenario.start.time_ms + 3_600_000) == 127_000
    assert (figures.needing, figures.overdue, figures.minions, figures.rearms) == (0, 0, 1, 1)
    assert (figures.per_day_tenths, figures.busy_percent) == (10, 3)


@pytest.mark.rule("RRM-14")
def test_figures_of_a_moment_in_the_past_are_of_that_moment(monkeypatch):
    """Read to the end and back again: in the middle of the work it has not been done."""
    session = worked(monkeypatch)
    whole = reading_at(WorkReading(), session.log, len(session.log) - 1)
    before = entries(session, PartRearmed)[0].id - 2
    back = reading_at(whole, session.log, before)

    assert (back.rearms, whole.rearms) == (0, 1)
    assert back.busy_at(session.scenario.start.time_ms + 60_000) == 60_000


@pytest.mark.rule("RRM-14")
def test_the_report_says_how_the_rearms_went(monkeypatch):
    """After the traps, in both languages."""
    session = worked(monkeypatch)
    said = [line.text("en") for line in report_lines(session, report_on(session))]

    assert "Rearms: 1, tries: 1, fumbles: 0." in said
    assert any(line.startswith("Parts that need a rearm: 0, overdue: 0. Rearms: 1 in ") for line in said)


@pytest.mark.rule("RRM-14")
@pytest.mark.parametrize(
    ("hours", "said"), [(12, "Rearms: 5 in 12 h."), (24, "Rearms a day: 5."), (48, "Rearms a day: 2.5.")]
)
def test_less_than_a_day_is_not_made_out_to_be_one(hours, said):
    """Up to a day the count is said, and in what time; from then on the rate."""
    figures = WorkFigures(0, 0, 1, 5, 5, 0, 50 * 24 // max(24, hours), 0, hours * 3_600_000)

    assert f" {said} " in next(figures_said(figures)).text("en")
