"""What is offered about traps in a cell: what may stand there, connected to what lacks the other end."""

from __future__ import annotations

from editor.app.playtest.trap_offers import builds_at, furies_at, move_to, parts_at
from simulation.orders.minions import BlindFury
from simulation.orders.traps import MoveTrap
from simulation.session import Session
from tests.simulation.drawing import drawn, play


def hall() -> Session:
    """A launcher in a wall without an activator, a plate with one mechanism, a goblin and a wolf."""
    level = drawn(
        """
        ####X#########
        #............#
        #G.W........AY
        ##############
        """,
        ["A Y"], X={"kind": "dart_launcher", "facing": "s"}, Y="alarm_trap", A="pressure_plate", G="goblin",
        W="wolf",
    )  # fmt: skip
    level.terrain.flags.writeable = True
    level.terrain[0, 4] = 0
    return play(level)


def test_an_activator_is_offered_with_a_connection_to_what_has_none() -> None:
    """The launcher waits for one; what bars the way and what needs a door are not offered."""
    offers = {order.kind: order for order in builds_at(hall().world, (4, 1))}

    assert offers["pressure_plate"].connect == "X" and offers["spinning_blades"].connect == ""
    assert not {"electric_coil", "padlock"} & offers.keys()


def test_nothing_is_offered_in_the_middle_of_rock() -> None:
    """Where nobody could get at it, a part would face no floor."""
    level = drawn("#####\n#####\n#####\n#.G.#\n#####", G="goblin")

    assert not list(builds_at(play(level).world, (2, 0)))


def test_what_sits_in_a_wall_looks_into_the_room() -> None:
    """A launcher for the wall above the hall faces south, also one that is moved there."""
    world = hall().world
    offers = {order.kind: order for order in builds_at(world, (8, 0))}

    assert offers["dart_launcher"].facing == "s"
    assert move_to(world, "X", (8, 0)) == MoveTrap("X", 8, 0, "")


def test_parts_are_moved_and_minions_fall_into_fury() -> None:
    """A click on the plate, on the goblin, on the wolf."""
    world = hall().world

    assert parts_at(world, (12, 2)) == ("A",) and parts_at(world, (5, 1)) == ()
    assert furies_at(world, (1, 2)) == (BlindFury("G"),) and furies_at(world, (3, 2)) == ()
