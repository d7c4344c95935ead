"""Orders to build parts of traps and to move them, and what minions make of them."""

import pytest

from simulation.happenings.building import Built, PartLaidDown, PartSetUp, PartTakenUp, SitePlanned
from simulation.happenings.fights import CreatureFell
from simulation.happenings.orders import OrderRefused
from simulation.happenings.rearming import PartRearmed
from simulation.happenings.traps import ActivatorTripped, MechanismFired
from simulation.kernel.activities import ActivityEnded
from simulation.kernel.attempts import Thwarted
from simulation.orders.table import order_from_data, order_to_data
from simulation.orders.traps import Build, MoveTrap
from tests.simulation.drawing import drawn, entries, happened, let_happen, load_dice, play, run, since_start

HALL = """
    ####X#########
    S...........A#
    #HB..........#
    ##############
"""


def hall(wires=("A X",), **fields):
    """A plate and a launcher, metal, a hauler and a builder."""
    return drawn(
        HALL, wires, S={"kind": "stockpile", "amount": 20}, H={"kind": "goblin", "tasks": ("haul",)},
        B={"kind": "goblin", "tasks": ("traps",)}, A={"kind": "pressure_plate"} | fields.get("plate", {}),
        X={"kind": "dart_launcher", "facing": "s"} | fields.get("launcher", {}),
    )  # fmt: skip


def ordered(order, level=None, seconds=900):
    """A play-through in which the order is given at once."""
    session = play(level or hall())
    session.order(order, session.now)
    run(session, seconds)
    return session


@pytest.mark.rule("BLD-01", "BLD-02", "BLD-03")
def test_what_is_ordered_is_hauled_for_and_built():
    """A plate: two pieces of metal and a Traps minion's work; until then it does nothing."""
    session = ordered(Build("pressure_plate", 5, 1))
    [planned], [built] = entries(session, SitePlanned), entries(session, Built)

    assert (planned.happening.needs, built.happening.actor) == (2, "B")
    assert built.time - planned.time >= 180_000
    assert session.world.parts[built.happening.object].built and session.world.metal["S"] == 18


@pytest.mark.rule("BLD-01", "WIR-01")
def test_what_is_built_with_a_connection_fires():
    """A plate that is connected to the launcher from the start."""
    session = ordered(Build("pressure_plate", 5, 1, connect="X"), hall(wires=()))
    [built] = happened(session, Built)
    let_happen(session, ActivatorTripped(built.object, "H", (5, 1)))

    assert [fired.activator for fired in happened(session, MechanismFired)] == [built.object]


@pytest.mark.rule("BLD-01")
@pytest.mark.parametrize(
    ("order", "reason"),
    [
        (Build("pressure_plate", 5, 0), "placement.needs"),
        (Build("pressure_plate", 10, 1), "placement.too_near"),
        (Build("sensor", 12, 1), "placement.taken"),
        (Build("dart_launcher", 90, 1), "placement.off_map"),
        (Build("padlock", 5, 1), "placement.needs"),
        (Build("electric_coil", 5, 1), "refusal.bars_the_way"),
        (Build("bed", 5, 1), "refusal.not_built_in_play"),
        (Build("pressure_plate", 5, 1, facing="up"), "refusal.not_built_in_play"),
        (Build("pressure_plate", 5, 1, connect="X"), "refusal.connected_already"),
        (Build("pressure_plate", 5, 1, connect="A"), "refusal.no_such_part"),
        (MoveTrap("A", 5, 0), "placement.needs"),
        (MoveTrap("H", 5, 1), "refusal.no_such_part"),
        (MoveTrap("A", 5, 1, facing="up"), "refusal.no_such_part"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_reason(order, reason):
    """As the editor would refuse it, and what changes the ground."""
    assert [no.reason.code for no in happened(ordered(order, seconds=1), OrderRefused)] == [reason]


@pytest.mark.rule("TRP-06")
def test_a_site_keeps_its_distance_too():
    """Two plates ordered three cells apart: the second is refused, also before the first is built."""
    session = ordered(Build("pressure_plate", 4, 1), seconds=0)
    session.order(Build("pressure_plate", 7, 2), session.now)

    assert [no.reason.code for no in happened(session, OrderRefused)] == ["placement.too_near"]


@pytest.mark.rule("BLD-04", "RRM-09")
@pytest.mark.parametrize("spent", [False, True])
def test_a_moved_part_keeps_its_state(spent):
    """Taken down, carried, set up: as spent, rigged and old as before, and connected."""
    session = play(hall(plate={"needs_rearm": spent, "rigged": spent, "quality": "fine"}))
    before = session.world.parts["A"].rearmed_at
    session.order(MoveTrap("A", 5, 1), session.now)
    run(session, 230)

    plate = session.world.parts["A"]
    assert [up.cell for up in happened(session, PartSetUp)] == [(5, 1)] == [plate.cell]
    assert (plate.needs_rearm, plate.rigged, plate.quality) == (spent, spent, "fine")
    assert plate.rearmed_at == before


@pytest.mark.rule("BLD-04")
def test_a_moved_activator_watches_its_new_place_alone():
    """A thief who passes there sets it off."""
    session = ordered(MoveTrap("A", 5, 1), seconds=300)

    assert list(session.world.derived.connections.watched) == [(5, 1)]
    assert session.world.link("A").mechanism == ("X", 0)


@pytest.mark.rule("BLD-04", "BLD-03")
def test_while_it_is_carried_it_does_nothing_and_says_why():
    """A launcher on somebody's shoulder when its plate goes off."""
    session = ordered(MoveTrap("X", 9, 0), seconds=124)
    assert happened(session, PartTakenUp) and not happened(session, PartSetUp)
    let_happen(session, ActivatorTripped("A", "H", (12, 1)))

    assert [no.reason.code for no in happened(session, Thwarted)] == ["refusal.being_moved"]


@pytest.mark.rule("BLD-04")
def test_a_part_whose_carrier_falls_is_taken_on_from_there():
    """It lies where the goblin fell; another one sets it up."""
    session = ordered(MoveTrap("A", 5, 1), seconds=103)
    assert happened(session, PartTakenUp)
    session.world.creatures["H"].tasks = ("traps",)
    let_happen(session, CreatureFell("B", "dead", ""))
    [lies] = happened(session, PartLaidDown)
    run(session, 900)

    assert lies.cell == session.world.creatures["B"].cell
    assert [up.actor for up in happened(session, PartSetUp)] == ["H"]


@pytest.mark.parametrize("order", [Build("sensor", 3, 4, "w", "X"), MoveTrap("A", 5, 1)])
def test_orders_about_traps_come_through_the_replay_format(order):
    """As data and back."""
    assert order_from_data(order_to_data(order)) == order


@pytest.mark.rule("BLD-04", "RRM-03")
def test_who_rearms_a_part_stops_when_it_is_taken_away(monkeypatch):
    """Nobody rearms from afar: another minion, who builds fast, has set the plate up far off by then."""
    load_dice(monkeypatch, {"rearm": (20, 15)})
    level = drawn(
        "##############\n#.GA.H.......#\n##############",
        A={"kind": "pressure_plate", "needs_rearm": True},
        G={"kind": "goblin", "tasks": ("traps",)}, H={"kind": "goblin", "tasks": ("traps",)},
    )  # fmt: skip
    session = play(level, rules={"building.time_percent": 1})
    session.order(MoveTrap("A", 11, 1), session.now)
    run(session, 400)

    assert [moved.actor for moved in happened(session, PartSetUp)] == ["H"]
    assert [ended.reason for ended in happened(session, ActivityEnded)] == ["taken_up"]
    [rearmed] = entries(session, PartRearmed)
    assert since_start(session, rearmed) > 120_000
