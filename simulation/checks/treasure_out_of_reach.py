"""INV-01: treasure that nobody can walk to is never stolen."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def treasure_out_of_reach(survey: Survey) -> Iterator[Spot]:
    """Treasure in no part of the map that a portal leads into."""
    if not survey.entered:
        return  # nothing can be reached: said by other checks
    for treasure in survey.level.of_kind("treasure"):
        if survey.region(treasure.cell) not in survey.entered:
            message = Message("check.treasure_out_of_reach", treasure=treasure.id)
            yield Spot(message, (treasure.id,), (treasure.cell,))
