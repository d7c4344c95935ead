"""Selecting wires: a section, the net, the circuit; what hovering lights and says."""

import pytest

from editor.core.document import Document
from editor.core.facing import new_object
from editor.core.tools.pointer import Pointer
from editor.core.tools.select import Select
from simulation.level.level import Level
from tests.editor.core.sketches import furnish, wire

SECTION, NET, CIRCUIT = 3, 6, 9
"""Edges of the wire between joint and timer, with the branches, and with what lies behind the timer."""


def document() -> Document:
    """Plate and door before a timer, darts behind it."""
    level = furnish(
        Level.blank(12, 8),
        new_object("pressure_plate", (1, 1), "plate", name="Plate"),
        new_object("portcullis", (2, 3), "door", name="Gate"),
        new_object("timer", (5, 1), "timer", name="Timer", delay_ms=1500),
        new_object("dart_launcher", (8, 1), "darts", name="Darts"),
    )
    return Document(wire(wire(level, (1, 1), (8, 1)), (2, 3), (2, 1)))


def clicked(document: Document, clicks: int, **modifiers: bool) -> int:
    """Click so often in one place on the wire; how many edges are selected then."""
    for count in range(1, clicks + 1):
        pointer = Pointer((3, 1), clicks=count, **modifiers)
        Select().begin(document, pointer).finish()
    return len(document.selection.edges)


@pytest.mark.parametrize(
    ("clicks", "modifiers", "expected"),
    [(1, {}, SECTION), (2, {}, NET), (3, {}, CIRCUIT), (2, {"ctrl": True}, CIRCUIT)],
)
def test_clicks_take_more_and_more_of_the_wire(
    clicks: int, modifiers: dict[str, bool], expected: int
) -> None:
    """One the section, two the net, three the circuit through timers; so does Ctrl with two."""
    assert clicked(document(), clicks, **modifiers) == expected


def test_shift_adds_and_ctrl_takes_away() -> None:
    """As with anything else."""
    level = document()
    clicked(level, 1)
    Select().begin(level, Pointer((6, 1), shift=True)).finish()
    both = len(level.selection.edges)
    Select().begin(level, Pointer((3, 1), ctrl=True)).finish()

    assert (both, len(level.selection.edges)) == (SECTION + 3, 3)


def test_a_hover_lights_the_net_and_says_what_it_connects() -> None:
    """The nets that are lit, the objects that glow, and the words."""
    level = document()
    shown = Select().hover(level, Pointer((3, 1)))

    assert len(shown.lit) == 1 and shown.glow == {"plate", "door", "timer"}
    assert "from Plate" in [message.text() for message in shown.says]


def test_with_ctrl_a_hover_lights_the_circuit_with_delays() -> None:
    """Through the timer, with how much later each sink comes."""
    shown = Select().hover(document(), Pointer((3, 1), ctrl=True))

    assert len(shown.lit) == 2
    assert {cell: note.text() for cell, note in shown.notes} == {(8, 1): "+1.5 s", (2, 3): "+0 s"}


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        ((1, 1), ["fires Darts after 1.5 s", "drives Gate"]),
        ((8, 1), ["set off by Plate after 1.5 s"]),
        ((5, 1), ["delays by 1.5 s", "from Plate", "to Darts"]),
    ],
)
def test_an_object_says_its_links(cell: tuple[int, int], said: list[str]) -> None:
    """What it sets off, or what sets it off."""
    shown = Select().hover(document(), Pointer(cell))

    assert [message.text() for message in shown.says[1:]] == said
