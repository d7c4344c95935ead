"""Following a circuit with a key."""

import pytest

from editor.core.document import Document
from editor.core.facing import new_object
from editor.core.following import Follower
from editor.core.selection import Selection
from simulation.level.level import Level
from tests.editor.core.sketches import furnish, wire


def document() -> Document:
    """A plate drives a door, and through two timers in series fires darts; a lever elsewhere does nothing."""
    level = furnish(
        Level.blank(20, 8),
        new_object("pressure_plate", (1, 1), "plate", name="Plate"),
        new_object("portcullis", (3, 1), "door", name="Gate"),
        new_object("timer", (6, 1), "t1", name="T1", delay_ms=1000),
        new_object("timer", (9, 1), "t2", name="T2", delay_ms=500),
        new_object("dart_launcher", (12, 1), "darts", name="Darts"),
        new_object("lever", (1, 6), "lever", name="Lever"),
    )
    return Document(wire(level, (1, 1), (12, 1)))


def walked(document: Document, *ways: int) -> list[str]:
    """The objects that these steps come to, each selected as one comes to it."""
    follower, seen = Follower(document), []
    for way in ways:
        step = follower.step(way)
        assert step is not None
        seen.append(step.object_id)
        document.select(Selection(objects=frozenset({step.object_id})))
    return seen


def select(document: Document, key: str) -> None:
    """Select one object."""
    document.select(Selection(objects=frozenset({key})))


def test_forward_from_the_activator_through_timers_to_the_sinks_and_round() -> None:
    """Door, timer, timer, darts, and the plate again."""
    level = document()
    select(level, "plate")

    assert walked(level, 1, 1, 1, 1, 1) == ["door", "t1", "t2", "darts", "plate"]


def test_back_from_a_sink_to_what_sets_it_off() -> None:
    """The darts were come to through both timers."""
    level = document()
    select(level, "darts")

    assert walked(level, -1, -1, -1, -1) == ["t2", "t1", "door", "plate"]


def test_each_step_says_the_link() -> None:
    """With the delay of all timers before it, and the place in the circuit."""
    level = document()
    select(level, "t2")
    step = Follower(level).step(1)

    assert step is not None and step.says.text() == "Plate fires Darts after 1.5 s (5 of 5)"


@pytest.mark.parametrize(("chosen", "expected"), [("", "plate"), ("lever", "lever")])
def test_where_one_begins(chosen: str, expected: str) -> None:
    """With nothing selected at the first activator; an activator that sets off nothing is its own circuit."""
    level = document()
    if chosen:
        select(level, chosen)

    assert walked(level, 1) == [expected]


def test_a_selected_wire_is_followed_too() -> None:
    """From the wire between the timers one comes to what hangs on it."""
    level = document()
    level.select(Selection(edges=frozenset({((7, 1), (8, 1))})))

    assert walked(level, 1) == ["t2"]


def test_a_level_without_activators_has_nothing_to_follow() -> None:
    """No step."""
    assert Follower(Document(Level.blank(4, 4))).step(1) is None
