"""A fumbled rearm."""

import pytest

from simulation.happenings.fights import WoundSuffered
from simulation.happenings.rearming import (
    ActivatorRigged,
    ActivatorUnrigged,
    PartRearmed,
    RearmFumbled,
    RearmNeeded,
    RearmRolled,
)
from simulation.happenings.signals import ActivatorSwitched
from simulation.happenings.traps import ActivatorTripped, MechanismFired, ResistRolled, TrapAttackRolled
from simulation.kernel.rolls import challenge, chance
from simulation.world.rearming import FumbleRoll
from simulation.world.trapping import Resist
from tests.simulation.drawing import happened, load_dice, run
from tests.simulation.rules.rearming.workshops import workshop


def fumbled(monkeypatch, percentile, activator=None, seconds=130):
    """A goblin beside the plate has just fumbled its rearm; the percentile die shows a number."""
    load_dice(monkeypatch, {"rearm": (20, 1), "fumble": (100, percentile)})
    picture = """
        ####X######
        #...AG....#
        ###########
    """
    return workshop(activator, picture=picture, seconds=seconds)


@pytest.mark.rule("RRM-04")
@pytest.mark.parametrize(("percentile", "goes_off"), [(50, True), (51, False)])
def test_a_fumble_does_one_of_two_things(monkeypatch, percentile, goes_off):
    """Up to 50 of 100 the trap goes off, above its activator is rigged."""
    session = fumbled(monkeypatch, percentile)

    assert [fumble.chance.percent for fumble in happened(session, RearmFumbled)] == [50]
    assert bool(happened(session, MechanismFired)) is goes_off
    assert bool(happened(session, ActivatorRigged)) is not goes_off


@pytest.mark.rule("RRM-04")
def test_a_part_of_no_trap_cannot_do_either(monkeypatch):
    """Unconnected, a fumble is a failure."""
    load_dice(monkeypatch, {"rearm": (20, 1)})
    session = workshop(wires=(), seconds=400)

    assert happened(session, RearmRolled) and not happened(session, RearmFumbled)


@pytest.mark.rule("RRM-04", "BLD-03")
def test_a_trap_that_is_half_built_cannot_go_off(monkeypatch):
    """The launcher is only planned: the fumble at the plate is a failure."""
    load_dice(monkeypatch, {"rearm": (20, 1), "fumble": (100, 1)})
    session = workshop(mechanism={"built": False, "needs_rearm": False}, seconds=400)

    assert happened(session, RearmRolled) and not happened(session, MechanismFired)


@pytest.mark.rule("RRM-05")
def test_the_trap_goes_off_and_the_minion_is_a_victim(monkeypatch):
    """The launcher was not armed and the goblin not on its line; both parts need a rearm afterwards."""
    session = fumbled(monkeypatch, 1)

    assert [attack.target for attack in happened(session, TrapAttackRolled)] == ["G"]
    assert {needed.object for needed in happened(session, RearmNeeded)} == {"A", "X"}
    assert all(session.world.parts[part].needs_rearm for part in ("A", "X"))


@pytest.mark.rule("RRM-06")
def test_the_activator_is_rigged_and_the_part_counts_as_rearmed(monkeypatch):
    """It spares only the goblin whose fumble it was."""
    session = fumbled(monkeypatch, 100)

    plate = session.world.parts["A"]
    assert (plate.rigged, plate.spared, plate.needs_rearm) == (True, "G", False)


@pytest.mark.rule("RRM-06")
def test_who_fumbled_is_spared(monkeypatch):
    """It walks over its rigged plate."""
    session = fumbled(monkeypatch, 100, seconds=125)
    goblin = session.world.creatures["G"]
    goblin.home, goblin.tasks = (1, 1), ()
    run(session, 400)

    assert goblin.cell == (1, 1) and not happened(session, ActivatorTripped)


@pytest.mark.rule("RRM-07")
def test_a_rigged_activator_is_normal_once_it_has_set_the_trap_off():
    """Another minion walks into it."""
    session = workshop({"rigged": True, "needs_rearm": False, "on": False}, {"needs_rearm": False})
    session._engine().happen(ActivatorTripped("A", "G", (4, 1)))

    assert [unrigged.object for unrigged in happened(session, ActivatorUnrigged)] == ["A"]
    assert not session.world.parts["A"].rigged and happened(session, MechanismFired)


@pytest.mark.rule("RRM-07")
def test_a_rigged_activator_is_normal_once_it_is_rearmed(monkeypatch):
    """By anyone's success."""
    load_dice(monkeypatch, {"rearm": (20, 15)})
    session = workshop({"rigged": True}, seconds=300)

    assert "A" in [rearmed.object for rearmed in happened(session, PartRearmed)]
    assert not session.world.parts["A"].rigged


@pytest.mark.rule("RRM-08")
@pytest.mark.parametrize("percentile", [1, 100])
def test_with_a_lever_a_fumble_always_sets_the_trap_off(monkeypatch, percentile):
    """A lever cannot be rigged, and needs no rearm afterwards."""
    lever = {"kind": "lever", "on": False, "needs_rearm": False}
    session = fumbled(monkeypatch, percentile, lever, seconds=135)

    assert [fired.object for fired in happened(session, MechanismFired)] == ["X"]
    assert not happened(session, (ActivatorRigged, ActivatorSwitched))
    assert not session.world.parts["A"].needs_rearm


@pytest.mark.rule("RRM-04")
@pytest.mark.parametrize(
    ("which", "natural", "will", "fumble"),
    [
        ("either", 1, 15, True),
        ("either", 5, 5, True),
        ("either", 6, 5, False),
        ("natural_one", 5, 5, False),
        ("low_total", 1, 15, False),
    ],
)
def test_a_fumble_is_a_natural_one_or_a_total_of_nothing(monkeypatch, which, natural, will, fumble):
    """Or only one of the two, as the ruleset says; shown with a challenge of Will."""
    load_dice(monkeypatch, {"resist": (20, natural)})
    rules = {"dice.fumble": which} if which != "either" else {}
    session = workshop(mechanism={"kind": "terror_trap"}, rules=rules)
    session.world.creatures["G"].attributes["will"] = will

    assert challenge(session.world, Resist("G", "X")).fumble is fumble


@pytest.mark.rule("RRM-05")
def test_gas_may_hurt_the_minion_wherever_it_stands(monkeypatch):
    """It rearmed the plate, far from the sprayer's cloud: it resists once all the same."""
    load_dice(monkeypatch, {"rearm": (20, 1), "fumble": (100, 1), "resist": (20, 1)})
    picture = """
        ####################X##
        #...AG................#
        #######################
    """
    session = workshop(mechanism={"kind": "gas_sprayer"}, picture=picture, seconds=130)

    assert [resisted.actor for resisted in happened(session, ResistRolled)] == ["G"]
    assert [wound.actor for wound in happened(session, WoundSuffered)] == ["G"]


@pytest.mark.rule("RRM-04")
def test_over_many_seeds_half_of_the_fumbles_set_the_trap_off():
    """Of 400 keyed dice between 43 % and 57 %: 50 % lies within 2.8 standard deviations."""
    world = workshop().world
    ask = FumbleRoll("G", "A")
    off = 0
    for seed in range(400):
        world.seed = seed
        off += chance(world, ask, world.ruleset.rearming.fumble_goes_off_percent).yes

    assert 172 <= off <= 228


@pytest.mark.rule("RRM-04")
@pytest.mark.parametrize("percent", [50, 0, 100, 35])
def test_of_all_faces_of_the_die_as_many_set_it_off_as_the_percentage_says(monkeypatch, percent):
    """Every face once."""
    world = workshop().world
    faces = 0
    for face in range(1, 101):
        load_dice(monkeypatch, {"fumble": (100, face)})
        faces += chance(world, FumbleRoll("G", "A"), percent).yes

    assert faces == percent
