"""What the editor shows of a trap is what it reaches in play: every mechanism, in all four facings."""

import pytest

from schemas.objects import Activator, Mechanism
from simulation.happenings.traps import MechanismFired
from simulation.loading import default_catalogue
from simulation.orders.doors import SwitchLever
from simulation.world.trap_reach import TrapReach
from tests.simulation.drawing import drawn, happened, play

FACINGS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
HALL = "\n".join(["#" * 31, *["#" + "." * 29 + "#"] * 14, "#" + "." * 14 + "X" + "." * 14 + "#"]
                 + ["#" + "." * 29 + "#"] * 14 + ["L" + "#" * 30])  # fmt: skip
MIDDLE = (15, 15)


def hall(mechanism, facing="n"):
    """A mechanism in the middle of a wide hall, and a lever that fires it."""
    return drawn(HALL, ["L X"], X={"kind": mechanism, "facing": facing}, L="lever")


def reach(level, key="X"):
    """What the editor shows."""
    placed = level.objects[key]
    assert isinstance(placed, Activator | Mechanism)
    return set(TrapReach(level, default_catalogue()).cells(placed))


@pytest.mark.rule("TRP-08")
@pytest.mark.parametrize("facing", list(FACINGS))
@pytest.mark.parametrize(("mechanism", "length"), [("flamethrower", 5), ("dart_launcher", 12)])
def test_lines_run_the_way_the_mechanism_faces(mechanism, length, facing):
    """Five cells of flame, twelve of a dart's flight, none of them its own."""
    dx, dy = FACINGS[facing]

    assert reach(hall(mechanism, facing)) == {
        (MIDDLE[0] + dx * n, MIDDLE[1] + dy * n) for n in range(1, length + 1)
    }


@pytest.mark.rule("TRP-08")
@pytest.mark.parametrize("facing", list(FACINGS))
@pytest.mark.parametrize(
    ("mechanism", "radius"),
    [("spinning_blades", 1), ("gas_sprayer", 2), ("electric_coil", 3), ("explosive_trap", 2),
     ("web_trap", 1), ("terror_trap", 3), ("spider_trap", 3)],
)  # fmt: skip
def test_all_round_means_all_round_whichever_way_it_faces(mechanism, radius, facing):
    """A square of cells about it, in the open."""
    sides = range(-radius, radius + 1)

    assert reach(hall(mechanism, facing)) == {(MIDDLE[0] + x, MIDDLE[1] + y) for x in sides for y in sides}


@pytest.mark.rule("TRP-08")
def test_an_alarm_reaches_no_cell():
    """It does no harm."""
    assert reach(hall("alarm_trap")) == set()


@pytest.mark.rule("TRP-08")
@pytest.mark.parametrize("facing", list(FACINGS))
@pytest.mark.parametrize(
    "mechanism",
    ["spinning_blades", "flamethrower", "gas_sprayer", "dart_launcher", "explosive_trap", "web_trap",
     "terror_trap"],
)  # fmt: skip
@pytest.mark.parametrize("walled", [False, True])
def test_what_is_shown_is_what_is_reached_in_play(mechanism, facing, walled):
    """In the open and in a wall, in all facings; nobody stands there to stop a dart."""
    level = hall(mechanism, facing)
    if walled:
        level.terrain.flags.writeable = True
        level.terrain[15, 15] = 0
    session = play(level)
    session.order(SwitchLever("L", True), session.now)
    [fired] = happened(session, MechanismFired)

    assert set(fired.cells) == reach(level)


@pytest.mark.rule("TRP-08")
@pytest.mark.parametrize("opened", [False, True])
def test_a_closed_door_stops_a_flame(opened):
    """Behind it nothing is shown; behind an open one it is."""
    level = drawn("X..D...", X={"kind": "flamethrower", "facing": "e"}, D={"kind": "door", "open": opened})

    assert len(reach(level)) == (5 if opened else 2)


@pytest.mark.rule("TRP-10")
@pytest.mark.parametrize(
    ("kind", "cells"),
    [
        ("pressure_plate", {(3, 1)}),
        ("wide_tripwire", {(3, 1), (3, 2)}),
        ("sensor", {(3, 1)}),
        ("lever", set()),
    ],
)
def test_an_activator_shows_what_it_watches(kind, cells):
    """A plate its cell, a wide tripwire two, a lever none."""
    level = drawn(".......\n...A...\n.......", A={"kind": kind, "facing": "e"})

    assert reach(level, "A") == cells
