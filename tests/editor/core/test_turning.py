"""Turning what is selected."""

from __future__ import annotations

from editor.core.edits.paste import plan_turn
from editor.core.facing import new_object
from editor.core.refusal import Refusal
from editor.core.selection import Selection, everything
from editor.core.templates import new_level
from simulation.level.level import Level
from tests.editor.core.sketches import furnish, wire


def test_a_map_that_is_not_square_is_not_turned_whole() -> None:
    """It is said how it could be."""
    level = new_level("cellar", 48, 32)

    refused = plan_turn(level, everything(level))

    assert isinstance(refused, Refusal) and refused.message.code == "edit.too_long_to_turn"


def test_a_square_map_is_turned_whole() -> None:
    """Its portal, at the left edge before, comes to lie at the upper."""
    level = new_level("blank", 32, 32)

    plan = plan_turn(level, everything(level))

    assert not isinstance(plan, Refusal)
    plan.apply(level)
    assert next(level.of_kind("portal")).cell[1] == 0


def test_a_turn_that_would_connect_is_refused() -> None:
    """The door's other half would come to lie on a foreign wire."""
    level = furnish(
        Level.blank(12, 9), new_object("double_door", (4, 4), "d", "n"), new_object("lever", (4, 1), "p")
    )
    wire(wire(level, (4, 1), (4, 4)), (0, 3), (9, 3))

    refused = plan_turn(level, Selection(objects=frozenset({"d"})), follow=True)

    assert isinstance(refused, Refusal) and refused.message.code == "edit.turned_would_rewire"
