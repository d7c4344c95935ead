"""Both parts of a trap need a rearm every two days."""

import pytest

from schemas.scenario import Start
from simulation.happenings.rearming import ClockRanOut, PartRearmed, RearmNeeded
from simulation.happenings.traps import MechanismFired
from tests.simulation.drawing import entries, happened, load_dice, run
from tests.simulation.rules.rearming.workshops import days, workshop
from tests.simulation.rules.traps.passages import passage, walked

ARMED = {"on": False, "needs_rearm": False}
HOUR = 3_600_000
FRESH = Start(part_age_ms={"A": 0, "X": 0})


@pytest.mark.rule("RRM-10", "RRM-11")
def test_a_part_that_nobody_used_stops_working_after_two_days():
    """Without a minion it stays so: a thief walks over it."""
    session = walked(passage(), seconds=0, party=(), start=FRESH)
    days(session, 2)

    assert [entry.time - session.scenario.start.time_ms for entry in entries(session, RearmNeeded)] == [
        48 * HOUR
    ] * 2
    assert all(part.needs_rearm for part in session.world.parts.values())


@pytest.mark.rule("RRM-11")
def test_a_minion_then_comes_and_it_works_again(monkeypatch):
    """Called by the run-out."""
    load_dice(monkeypatch, {"rearm": (20, 15)})
    session = workshop(ARMED, {"needs_rearm": False}, start=FRESH)
    days(session, 2)
    run(session, 2 * 86_400 + 300)

    assert sorted(rearmed.object for rearmed in happened(session, PartRearmed)) == ["A", "X"]
    assert not any(part.needs_rearm for part in session.world.parts.values())


@pytest.mark.rule("RRM-11")
def test_an_activator_that_is_on_stays_on():
    """Its time runs out; it was used before."""
    session = workshop({"on": True, "needs_rearm": True}, start=FRESH)
    session.world.creatures["G"].tasks = ()
    days(session, 3)

    assert session.world.parts["A"].on


@pytest.mark.rule("RRM-12", "RRM-10")
def test_after_a_rearm_the_two_days_start_over(monkeypatch):
    """A part rearmed at some time runs out two days after that time."""
    load_dice(monkeypatch, {"rearm": (20, 15)})
    session = workshop(mechanism={"needs_rearm": False}, start=FRESH)
    days(session, 3)

    rearmed = next(e.time for e in entries(session, PartRearmed) if e.happening.object == "A")
    outs = [e.time for e in entries(session, ClockRanOut) if e.happening.object == "A"]
    assert outs[:1] == [rearmed + 48 * HOUR]


@pytest.mark.rule("RRM-13")
def test_a_lever_has_no_such_limit_but_its_mechanism_has():
    """Only the launcher runs out."""
    session = workshop({"kind": "lever", **ARMED}, {"needs_rearm": False}, start=FRESH)
    days(session, 3)

    assert [out.object for out in happened(session, ClockRanOut)] == ["X"]


@pytest.mark.rule("INV-35")
def test_clocks_have_the_age_that_the_scenario_says():
    """A part that was last rearmed 47 hours ago runs out in one."""
    start = Start(part_age_ms={"A": 47 * HOUR, "X": 0})
    session = workshop(ARMED, {"needs_rearm": False}, start=start, seconds=7_200)

    outs = entries(session, ClockRanOut)
    assert [(e.happening.object, e.time - start.time_ms) for e in outs] == [("A", HOUR)]


@pytest.mark.rule("RRM-11")
def test_a_trap_that_ran_out_does_not_go_off():
    """A thief comes after the run-out."""
    old = Start(part_age_ms={"A": 48 * HOUR, "X": 48 * HOUR})

    assert not happened(walked(passage(), start=old), MechanismFired)


@pytest.mark.rule("RRM-10")
def test_quiet_hours_cost_nothing(monkeypatch):
    """A day and a half in which nothing runs out adds nothing to the log."""
    session = workshop(ARMED, {"needs_rearm": False}, start=FRESH)
    before = len(session.log)
    run(session, 36 * 3_600)

    assert len(session.log) == before
