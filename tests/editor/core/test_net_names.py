"""Names on connections: where they are written, what serves without one, what stays on relaid wires."""

import pytest

from editor.core.document import Document
from editor.core.edits.edit import Edit
from editor.core.facing import new_object
from editor.core.net_names import net_name, plan_name
from editor.core.refusal import Refusal
from editor.core.tools.wire import Wire
from schemas.message import Message
from simulation.level.level import Level
from simulation.wiring.labels import labels_of
from tests.editor.core.sketches import done, furnish, wire


def document(*kinds: str) -> Document:
    """A wire of one bend, with these objects at its ends."""
    cells = ((1, 1), (6, 5))
    level = furnish(
        Level.blank(10, 8),
        *(new_object(kind, cell, kind, name=kind.title()) for kind, cell in zip(kinds, cells, strict=False)),
    )
    return Document(wire(level, (1, 1), (6, 1), (6, 5)))


def named(level: Document, name: str) -> list[str]:
    """Name the one net; the names then written on it."""
    plan = plan_name(level, level.derived.nets.numbers[0], name)
    assert isinstance(plan, Edit)
    level.do(plan)
    return list(labels_of(level.level.wires, level.derived.nets, level.derived.nets.numbers[0]).values())


def said(level: Document) -> str:
    """What the one net is called."""
    name = net_name(level, level.derived.nets.numbers[0])
    return name.text() if isinstance(name, Message) else name


@pytest.mark.parametrize(
    ("kinds", "expected"),
    [
        (("lever", "web_trap"), "the connection of Lever"),
        (("web_trap",), "the connection to Web_Trap"),
        ((), "a connection of nothing"),
    ],
)
def test_without_a_name_it_is_called_after_what_hangs_on_it(kinds: tuple[str, ...], expected: str) -> None:
    """What sets it off comes first."""
    assert said(document(*kinds)) == expected


def test_a_name_is_written_changed_and_taken_away() -> None:
    """One at a time; each is a step of its own."""
    level = document("lever")

    assert [named(level, name) for name in ("North", "South", "")] == [["North"], ["South"], []]
    assert len(level.history.done) == 3
    level.undo()
    assert said(level) == "connection “South”"


def test_a_name_that_is_too_long_is_refused() -> None:
    """With the limit in words."""
    level = document()

    assert isinstance(plan_name(level, level.derived.nets.numbers[0], "x" * 61), Refusal)


def test_a_name_goes_where_its_wire_goes() -> None:
    """The end is led elsewhere: the wire lies in other cells and keeps its name."""
    level = document("lever")
    named(level, "North")
    done(level, Wire(), (6, 5), (3, 6), (1, 6), ctrl=True)

    assert said(level) == "connection “North”"
