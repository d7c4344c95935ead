"""New objects come ready for use."""

import pytest

from editor.core.facing import new_object
from schemas.objects import Furnishing


@pytest.mark.parametrize("kind", ["treasure", "stockpile"])
def test_new_treasure_and_stockpiles_hold_something(kind: str) -> None:
    """An empty chest is worth no party's while, an empty heap builds nothing: the catalogue says how much."""
    placed = new_object(kind, (1, 1), "new")

    assert isinstance(placed, Furnishing)
    assert placed.amount > 0


def test_an_amount_that_is_given_counts() -> None:
    """Even none at all."""
    placed = new_object("treasure", (1, 1), "new", amount=0)

    assert isinstance(placed, Furnishing)
    assert placed.amount == 0
