"""Chain placement, and what is said of links that go."""

import pytest

from editor.core.document import Document
from editor.core.edits.paste import plan_delete
from editor.core.link_news import led_out, lost_links
from editor.core.refusal import Refusal
from editor.core.selection import Selection
from editor.core.tools.place import Place
from editor.core.tools.pointer import Pointer
from editor.core.tools.select import Select
from simulation.wiring.links import links
from tests.editor.core.sketches import a_level, done, drag, level_of


def bare() -> Document:
    """A floor without anything."""
    return Document(level_of(*["." * 16] * 10))


@pytest.mark.parametrize("kinds", [("pressure_plate", "dart_launcher"), ("dart_launcher", "pressure_plate")])
def test_with_ctrl_a_trap_is_wired_to_the_plate_placed_before(kinds: tuple[str, str]) -> None:
    """In either order; placing and wiring are one step."""
    document = bare()
    done(document, Place(kinds[0]), (2, 2))
    done(document, Place(kinds[1]), (9, 5), ctrl=True)

    (link,) = links(document.level.wires, document.level.object_cells()).of.values()
    assert link.mechanism and document.history.position == 2


def test_a_second_trap_is_not_wired_to_the_same_plate() -> None:
    """WIR-02: it says that there is nothing to connect it to; a door may still be."""
    document = bare()
    done(document, Place("lever"), (2, 2))
    done(document, Place("dart_launcher"), (9, 5), ctrl=True)

    refused = done(document, Place("web_trap"), (12, 5), ctrl=True)

    assert isinstance(refused, Refusal) and refused.message.code == "tool.chain_needs_one"


def test_the_preview_shows_the_wire_before_the_click() -> None:
    """With the words whom it connects to."""
    document = bare()
    done(document, Place("lever"), (2, 2))

    shown = Place("dart_launcher").hover(document, Pointer((9, 5), ctrl=True))

    assert shown.wires and [message.code for message in shown.says] == ["tool.places", "tool.chains"]


def test_deleting_says_which_links_go() -> None:
    """A sentence for each that led to what is deleted or from it."""
    level = a_level()

    lost = lost_links(level, plan_delete(level, Selection(objects=frozenset({"door"}))))

    assert [message.code for message in lost] == ["linking.drives_no_longer"]


def test_copying_knows_what_it_leaves_behind() -> None:
    """The lever is copied, the door that it opens is not."""
    document = Document(a_level())

    assert led_out(document.level, document.derived.nets, Selection(objects=frozenset({"lever"}))) == ["door"]


def test_a_timer_over_a_wire_says_what_it_delays() -> None:
    """Before the click."""
    document = bare()
    done(document, Place("lever"), (2, 2))
    done(document, Place("dart_launcher"), (9, 2), ctrl=True)

    shown = Place("timer").hover(document, Pointer((5, 2)))

    assert [message.code for message in shown.says] == ["tool.places", "linking.fires_later"]


def test_with_alt_the_move_says_what_it_disconnects() -> None:
    """The wires stay behind."""
    document = bare()
    done(document, Place("lever"), (2, 2))
    done(document, Place("dart_launcher"), (9, 2), ctrl=True)
    document.select(Selection(objects=frozenset(placed.id for placed in document.level.of_kind("lever"))))

    said = drag(document, Select(), (2, 2), (3, 5), (3, 6), alt=True).preview().says

    assert [message.code for message in said] == ["tool.moves", "linking.fires_no_longer"]
