"""What the canvas shows of things that play has moved, planned, dropped or spilled."""

from __future__ import annotations

import pytest

from editor.app.playtest.offers import orders_at
from editor.app.playtest.stage import elsewhere, looks
from editor.core.door_facts import facts_in_play
from schemas.clock import HOUR
from schemas.scenario import Start
from simulation.happenings.building import Built, MetalDropped, PartTakenUp
from simulation.happenings.traps import RemainsLeft
from simulation.orders.traps import Build, MoveTrap
from simulation.session import Session
from tests.simulation.drawing import drawn, happened, let_happen, play, run


def hall() -> Session:
    """A plate, metal, and a goblin that does all."""
    return play(
        drawn(
            "G.S....A...........", A="pressure_plate", S={"kind": "stockpile", "amount": 9},
            G={"kind": "goblin", "tasks": ("traps", "haul")},
        )
    )  # fmt: skip


def test_what_stands_where_the_level_has_it_is_not_shown_elsewhere() -> None:
    """At the start nothing is."""
    assert elsewhere(hall().world) == {}


def test_a_part_that_is_to_be_moved_has_a_planned_look_where_it_goes() -> None:
    """And while it is carried it is nowhere; set up, it is in its new place."""
    session = hall()
    session.order(MoveTrap("A", 12, 0), session.now)
    there = elsewhere(session.world)["A there"]
    assert there is not None and (there.cell, getattr(there, "built", None)) == ((12, 0), False)
    run(session, 99)
    assert happened(session, PartTakenUp)
    assert elsewhere(session.world)["A"] is None
    run(session, 600)

    moved = elsewhere(session.world)["A"]
    assert moved is not None and moved.cell == (12, 0)


def test_a_site_is_drawn_as_planned_and_then_as_built() -> None:
    """A plate that was ordered."""
    session = hall()
    session.order(Build("pressure_plate", 15, 0), session.now)
    [key] = session.world.sites
    before = looks(session.world)[key].built
    run(session, 900)

    assert not before and looks(session.world)[key].built


def test_a_planned_door_is_drawn_and_told_as_planned_until_it_is_built() -> None:
    """Then it stands open, and something can be ordered of it."""
    session = play(drawn("G...D...", D={"kind": "door", "facing": "e", "built": False}, G="goblin"))
    before = looks(session.world)["D"], facts_in_play(session.world, "D"), orders_at(session.world, (4, 0))
    let_happen(session, Built("D", "G"))
    after = looks(session.world)["D"], facts_in_play(session.world, "D"), orders_at(session.world, (4, 0))

    assert not before[0].built and (after[0].built, after[0].state) == (True, "open")
    assert [each[1].lines[0].code for each in (before, after)] == ["door.state.planned", "door.state.open"]
    assert (before[1].built, before[2]) == (False, ()) and after[1].built and after[2]


def test_heaps_and_remains_are_drawn_where_they_are() -> None:
    """Metal that was dropped, blood that was spilled."""
    session = hall()
    let_happen(session, MetalDropped("G", "metal-1", (5, 0), 3))
    let_happen(session, RemainsLeft("A", ((6, 0),), "blood"))
    shown = elsewhere(session.world)

    assert {placed.cell: placed.kind for placed in shown.values() if placed is not None} == {
        (5, 0): "stockpile", (6, 0): "remains",
    }  # fmt: skip


@pytest.mark.rule("RRM-11", "RRM-13")
def test_the_crossed_out_dart_shows_on_a_part_whose_time_is_over_until_it_is_rearmed() -> None:
    """On the plate, never on the lever."""
    rested = Start(part_age_ms={"A": 47 * HOUR, "L": 47 * HOUR})
    level = drawn("G......A..L", A="pressure_plate", L="lever", G={"kind": "goblin", "tasks": ("traps",)})
    session = play(level, start=rested)
    shown = []
    for seconds in (3_599, 3_601, 10_000):
        run(session, seconds)
        shown.append([looks(session.world)[key].badges for key in ("A", "L")])

    assert shown == [[(), ()], [("rearm",), ()], [(), ()]]
