"""INV-01: treasure that is worth nothing is never stolen."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from schemas.objects import Furnishing
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def treasure_empty(survey: Survey) -> Iterator[Spot]:
    """Treasure with an amount of 0: no party comes for it, in no scenario."""
    for treasure in survey.level.of_kind("treasure"):
        if isinstance(treasure, Furnishing) and not treasure.amount:
            message = Message("check.treasure_empty", treasure=treasure.id)
            yield Spot(message, (treasure.id,), (treasure.cell,))
