"""A trial is its clicks: they are kept, cut off where one goes back, and played again after an edit."""

from __future__ import annotations

from editor.app.playtest.breakpoints import Breakpoints
from editor.app.trial.trial_run import Click, TrialRun
from schemas.message import Message
from simulation.level.level import Level
from simulation.live.signals import Signals
from simulation.live.switches import Switches
from simulation.wiring.circuits import Circuits
from simulation.wiring.nets import nets
from tests.simulation.live.halls import hall


def tried(level: Level, *clicks: tuple[int, str], until: int = 10_000) -> TrialRun:
    """A trial with clicks at ms since the beginning."""
    run = TrialRun(level)
    for after, key in clicks:
        run.advance(run.began + after, 10)
        run.click(key)
    run.advance(run.began + until, 10)
    return run


def test_the_present_is_kept_while_the_past_is_shown() -> None:
    """And no quiet time is skipped: the clock is where it was told to go."""
    run = tried(hall("L T D"), (1_000, "L"))
    run.look_at_time(run.began + 2_000)
    assert (run.clock, run.present) == (run.began + 2_000, run.began + 10_000) and not run.live


def test_a_click_in_the_past_drops_those_that_came_after() -> None:
    """They belong to another future."""
    run = tried(hall("L T D"), (1_000, "L"), (5_000, "L"))
    run.look_at_time(run.began + 3_000)
    run.click("L")
    assert run.clicks == [Click(1_000, "L"), Click(3_000, "L")] and run.present == run.began + 3_000


def test_after_an_edit_the_same_clicks_come_at_the_same_moments() -> None:
    """With the new delay the door is still closed at the moment that is shown."""
    level = hall("L T D")
    run = tried(level, (1_000, "L"))
    run.look_at_time(run.began + 4_000)
    was_open = run.world.doors["D"].open
    level.objects["T"] = level.objects["T"].model_copy(update={"delay_ms": 5_000})

    again = run.anew(level)

    assert (was_open, again.world.doors["D"].open) == (True, False)
    assert (again.clock, again.present, again.clicks) == (run.clock, run.present, run.clicks)


def test_a_click_on_what_is_gone_does_nothing() -> None:
    """The others are played all the same."""
    level = hall("L T D")
    run = tried(level, (1_000, "L"), (2_000, "A"))
    del level.objects["A"]
    assert run.anew(level).world.parts["L"].on


def test_everything_is_rearmed_at_once() -> None:
    """A click on nothing."""
    run = tried(hall("A X"), (1_000, "A"), (2_000, ""))
    assert not any(part.needs_rearm or part.on for part in run.world.parts.values())


def test_a_click_that_does_nothing_says_why() -> None:
    """A plate without wire."""
    run = TrialRun(hall())
    assert run.click("A") == Message("refusal.unconnected")


def test_a_step_goes_to_the_next_signal() -> None:
    """Not to a clock that runs out in two days."""
    run = TrialRun(hall("L T D"))
    run.click("L")
    run.step()
    arrived = run.clock
    run.step()
    assert (arrived, run.clock) == (run.began + 2_000, run.began + 2_000)


def test_a_breakpoint_at_a_door_stops_where_it_opens() -> None:
    """The entry of the log at which it does."""
    run, marks = tried(hall("L T D"), (1_000, "L")), Breakpoints()
    marks.toggle_object("D")
    stop = marks.in_log(run.world, run.log, 0, run.index)
    assert stop is not None and stop.time == run.began + 3_000 and stop.key == "D"


def test_a_breakpoint_at_a_wire_stops_when_its_signal_comes() -> None:
    """At the wire behind the timer, whichever of its cells it was set at."""
    level = hall("L T D")
    run, marks, table = tried(level, (1_000, "L")), Breakpoints(), nets(level.wires, level.object_cells())
    behind = table.nodes[table.of("D")[0]]
    marks.toggle_wire(table, behind[-1])
    signals, switches = Signals(Circuits(table, {"T": 2_000})), Switches([])
    switches.read(run.log)
    stop = marks.on_wires(signals, table, switches.up_to(run.index), run.began, run.present)
    assert stop is not None and stop.time == run.began + 3_000
    assert marks.toggle_wire(table, behind[0]) is False and not marks
