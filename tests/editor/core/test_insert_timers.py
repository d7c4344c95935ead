"""Timers put on selected connections, dropped on wires, and taken away again."""

import pytest

from editor.core.document import Document
from editor.core.edits import PlaceObjects, RemoveObjects
from editor.core.edits.group import EditGroup
from editor.core.edits.insert_timers import plan_insert_timers
from editor.core.facing import new_object
from editor.core.refusal import Refusal
from editor.core.selection import Selection
from simulation.level.level import Level
from simulation.wiring.links import Links, links
from tests.editor.core.sketches import furnish, wire


def two_traps() -> Document:
    """Two levers, each wired to its trap; the upper wire drives a door on the way as well."""
    level = furnish(
        Level.blank(14, 10),
        new_object("lever", (1, 2), "p"),
        new_object("door", (6, 4), "d"),
        new_object("dart_launcher", (10, 2), "m"),
        new_object("lever", (1, 7), "q"),
        new_object("dart_launcher", (10, 7), "n"),
    )
    wire(wire(level, (1, 2), (10, 2)), (6, 4), (6, 2))
    return Document(wire(level, (1, 7), (10, 7)))


def linked(document: Document) -> Links:
    """What fires and drives what, and when."""
    level = document.level
    return links(level.wires, level.object_cells(), level.timer_delays())


def test_a_timer_comes_on_every_selected_connection() -> None:
    """Both levers fire a second later, the door follows; one step."""
    document = two_traps()

    document.do(plan_insert_timers(document, Selection(objects=frozenset({"p", "q"}))))

    found = linked(document)
    assert (found.link("p").mechanism, found.link("q").mechanism) == (("m", 1000), ("n", 1000))
    assert (found.link("p").doors, document.history.position) == ((("d", 1000, 1000),), 1)


def test_on_a_selected_piece_of_wire_it_comes_there() -> None:
    """Beyond the branch, so that the door opens at once."""
    document = two_traps()
    piece = frozenset(((x, 2), (x + 1, 2)) for x in range(7, 10))

    document.do(plan_insert_timers(document, Selection(edges=piece)))

    link = linked(document).link("p")
    assert (link.mechanism, link.doors) == (("m", 1000), (("d", 0, 0),))


def test_without_a_free_cell_there_is_a_reason() -> None:
    """Nothing selected, or a wire with no room."""
    refused = plan_insert_timers(two_traps(), Selection())

    assert isinstance(refused, Refusal) and refused.message.code == "edit.no_place_for_timer"


@pytest.mark.rule("WIR-12")
def test_a_timer_on_a_branch_has_a_port_for_each_arm_and_heals_when_it_goes() -> None:
    """On the joint it delays door and trap; taken away all is as before."""
    document = two_traps()
    before, wires = linked(document), document.level.wires.copy()

    document.do(PlaceObjects.plan(document.level, [new_object("timer", (6, 2), "t", delay_ms=500)]))
    link = linked(document).link("p")
    document.do(RemoveObjects.plan(document.level, ["t"]))

    assert (link.mechanism, link.doors) == (("m", 500), (("d", 500, 500),))
    assert (linked(document), document.level.wires) == (before, wires)


def test_a_name_for_the_step() -> None:
    """It says how many."""
    plan = plan_insert_timers(two_traps(), Selection(objects=frozenset({"p", "q"})))

    assert isinstance(plan, EditGroup) and "2" in str(plan.title)
