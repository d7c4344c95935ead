"""Crossings turned by key: what asks first, what is done at once, what is refused."""

import pytest

from editor.core.document import Document
from editor.core.edits.edit import Edit
from editor.core.facing import new_object
from editor.core.refusal import Refusal
from editor.core.tools.crossing import CrossingTurn, plan_over
from editor.core.tools.pointer import Pointer
from schemas.model import Cell
from simulation.level.level import Level
from simulation.wiring.grid import HOP_H, JOINT
from tests.editor.core.sketches import furnish, wire


def crossed(*ways: tuple[Cell, ...], wired: bool = False) -> Document:
    """Two wires that cross at (3, 3), between levers and launchers if `wired`."""
    level = Level.blank(10, 10)
    if wired:
        furnish(
            level,
            new_object("lever", (0, 3), "p1", name="One"), new_object("dart_launcher", (7, 3), "m1"),
            new_object("lever", (3, 0), "p2"), new_object("dart_launcher", (3, 7), "m2"),
        )  # fmt: skip
    for way in ways or (((0, 3), (7, 3)), ((3, 0), (3, 7))):
        wire(level, *way)
    return Document(level)


def turned(document: Document, *keys: str, forced: bool = False) -> Edit | Refusal | None:
    """J on the crossing, then these keys; what comes of it."""
    gesture = CrossingTurn(document, (3, 3), forced)
    for key in keys:
        gesture.key(key)
    return gesture.finish() if gesture.settled else None


@pytest.mark.parametrize(("keys", "done"), [((), False), (("j",), True), (("enter",), True), (("v",), False)])
def test_joining_two_nets_asks_first(keys: tuple[str, ...], done: bool) -> None:
    """J or Enter once more does it, another key lets it be."""
    assert isinstance(turned(crossed(), *keys), Edit) == done


def test_a_move_lets_it_be() -> None:
    """Whoever points elsewhere does not mean it."""
    gesture = CrossingTurn(crossed(), (3, 3))
    gesture.move(Pointer((4, 4)))

    assert gesture.settled and gesture.finish() is None


def test_where_no_net_changes_it_is_done_at_once() -> None:
    """A wire that crosses itself is one net hopping or joined."""
    loop = crossed(((0, 3), (7, 3), (7, 6), (3, 6), (3, 0)))

    assert isinstance(turned(loop), Edit)


def test_parting_says_what_it_parts() -> None:
    """A joint is made a hop again; the question names the connection."""
    document = crossed()
    plan = turned(document, "j")
    assert isinstance(plan, Edit)
    document.do(plan)
    said = CrossingTurn(document, (3, 3)).preview().says

    assert document.level.wires.cells[(3, 3)].x4 == JOINT
    assert said[0].text() == "J once more parts a connection of nothing here"


@pytest.mark.rule("WIR-02", "WIR-03", "WIR-09")
def test_a_join_that_breaks_a_rule_is_refused_unless_forced() -> None:
    """Both levers fire a launcher each."""
    refused = turned(crossed(wired=True), "j")

    assert isinstance(refused, Refusal) and refused.message.code.startswith("wiring.")
    assert isinstance(turned(crossed(wired=True), "j", forced=True), Edit)


def test_off_crossings_the_keys_say_so() -> None:
    """No hop to flip, nothing to join."""
    document = crossed()
    over = plan_over(document, (1, 3))
    join = CrossingTurn(document, (1, 3)).finish()

    assert isinstance(over, Refusal) and isinstance(join, Refusal)


def test_flipping_puts_the_other_on_top() -> None:
    """At once: it changes no connection."""
    document = crossed()
    document.do(plan_over(document, (3, 3)))

    assert document.level.wires.cells[(3, 3)].x4 == HOP_H
