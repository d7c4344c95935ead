"""Minions with the Traps task rearm what was used."""

import pytest

from simulation.happenings.doors import DoorClosed
from simulation.happenings.fights import CreatureFell
from simulation.happenings.jobs import JobTaken
from simulation.happenings.rearming import PartRearmed, RearmNeeded, RearmRolled
from simulation.happenings.signals import ActivatorSwitched
from simulation.happenings.traps import MechanismFired
from tests.simulation.drawing import entries, happened, load_dice, run
from tests.simulation.rules.rearming.workshops import workshop
from tests.simulation.rules.traps.passages import passage, walked


@pytest.mark.rule("RRM-01")
def test_a_used_trap_needs_a_rearm_of_both_parts():
    """Plate and launcher each."""
    session = walked(passage())

    assert [needed.object for needed in happened(session, RearmNeeded)] == ["A", "X"]


@pytest.mark.rule("RRM-01")
def test_a_trap_that_was_used_does_not_go_off_again():
    """The second of two thieves walks over it unharmed."""
    session = walked(passage(), party=("peasant", "peasant"))

    assert [fired.by for fired in happened(session, MechanismFired)] == ["party-1"]


@pytest.mark.rule("RRM-03", "DOR-18")
def test_a_minion_rearms_both_parts_each_with_its_own_roll(monkeypatch):
    """A Craft roll for each, two minutes of work for each; the activator switches off."""
    load_dice(monkeypatch, {"rearm": (20, 15)})
    session = workshop(seconds=300)

    rolls = happened(session, RearmRolled)
    assert sorted((r.object, r.roll.total - r.roll.natural) for r in rolls) == [("A", 3), ("X", 3)]
    assert [switch.on for switch in happened(session, ActivatorSwitched)] == [False]
    assert not any(part.needs_rearm for part in session.world.parts.values())


@pytest.mark.rule("RRM-03")
def test_a_rearm_takes_its_time(monkeypatch):
    """Two minutes beside the part."""
    load_dice(monkeypatch, {"rearm": (20, 15)})
    session = workshop(seconds=300, picture=BESIDE)

    start = session.scenario.start.time_ms
    assert [entry.time - start for entry in entries(session, PartRearmed)][0] == 120_000


BESIDE = """
    ####X######
    #...AG....#
    ###########
"""


@pytest.mark.rule("RRM-03")
def test_a_failure_takes_another_try(monkeypatch):
    """Again and again, with no other harm."""
    load_dice(monkeypatch, {"rearm": (20, 2)})
    session = workshop(seconds=1_000, picture=BESIDE)

    assert {r.object for r in happened(session, RearmRolled)} == {"A"}
    assert len(happened(session, RearmRolled)) == 8 and not happened(session, PartRearmed)


@pytest.mark.rule("RRM-03", "TRP-02")
@pytest.mark.parametrize("task", ["chores", "haul", "guard"])
def test_only_minions_with_the_task_rearm(task):
    """Others leave it."""
    session = workshop()
    session.world.creatures["G"].tasks = (task,)
    run(session, 2_000)

    assert not happened(session, (RearmRolled, PartRearmed))


@pytest.mark.rule("RRM-03")
def test_two_minions_never_take_the_same_part():
    """Each takes one of the two."""
    picture = """
        ####X######
        #G..A...G.#
        ###########
    """
    taken = happened(workshop(picture=picture, seconds=1), JobTaken)

    assert sorted(take.object for take in taken) == ["A", "X"]
    assert sorted(take.actor for take in taken) == ["G1", "G2"]


@pytest.mark.rule("RRM-03")
def test_a_part_whose_minion_is_gone_is_taken_by_another(monkeypatch):
    """The one that had taken it dies."""
    load_dice(monkeypatch, {"rearm": (20, 15)})
    picture = """
        ####X######
        #G..A.....#
        ######+####
        #G........#
        ###########
    """
    session = workshop(mechanism={"needs_rearm": False}, picture=picture, seconds=1)
    first, *_ = (take.actor for take in happened(session, JobTaken))
    session._engine().happen(CreatureFell(first, "dead", "test"))
    run(session, 86_400)

    assert {rearm.actor for rearm in happened(session, PartRearmed)} == {"G1", "G2"} - {first}


@pytest.mark.rule("RRM-03")
def test_nobody_rearms_while_enemies_are_known():
    """A goblin that has seen a thief has other things to do."""
    level = passage(G={"kind": "goblin", "tasks": ("traps",), "stance": "flee"}, picture=WATCHED)
    session = walked(level)

    assert "party-1" in session.world.creatures["G"].knows
    assert not happened(session, (JobTaken, RearmRolled))


WATCHED = """
    ####X######
    P...A.....T
    #.........#
    #.G.......#
    ###########
"""


@pytest.mark.rule("DOR-18")
def test_a_rearmed_activator_lets_its_door_close(monkeypatch):
    """Switching off reaches the doors."""
    load_dice(monkeypatch, {"rearm": (20, 15)})
    picture = """
        ###D#######
        #...A...G.#
        ####X######
    """
    session = workshop(picture=picture, wires=("A D",), mechanism={"needs_rearm": False})
    session.world.doors["D"].open = True
    session.world.doors["D"].driven_by["A"] = None
    run(session, 400)

    assert [door.object for door in happened(session, DoorClosed)] == ["D"]


@pytest.mark.rule("DOR-18", "TRP-11")
def test_an_activator_that_the_level_has_on_needs_its_rearm():
    """It stays on until it is rearmed, so it is a spent one, whatever the level says."""
    session = workshop({"on": True, "needs_rearm": False}, {"needs_rearm": False})

    assert session.world.parts["A"].needs_rearm


@pytest.mark.rule("RRM-02", "RRM-08")
def test_a_lever_that_the_level_has_spent_and_rigged_is_neither():
    """A lever never needs a rearm and cannot be rigged."""
    fields = {"kind": "lever", "on": False, "needs_rearm": True, "rigged": True}
    lever = workshop(fields).world.parts["A"]

    assert (lever.needs_rearm, lever.rigged) == (False, False)
