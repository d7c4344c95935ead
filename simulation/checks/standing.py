"""Objects that stand where the placement table of the catalogue allows none of their kind."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from schemas.objects import family_of
from simulation.checks.check import Spot
from simulation.checks.survey import Survey
from simulation.level.level import body_cells


def standing_wrong(survey: Survey, *families: str) -> Iterator[Spot]:
    """Objects of these families that lie on the map, but on ground that doesn't carry them; by id."""
    for key, reason in survey.misplaced.items():
        placed = survey.level.objects[key]
        if family_of(placed.kind) in families and reason.code != "placement.off_map":
            yield Spot(Message("check.misplaced", object=key, reason=reason), (key,), body_cells(placed))
