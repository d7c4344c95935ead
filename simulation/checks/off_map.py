"""Everything lies on the map, with all of its cells."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def off_map(survey: Survey) -> Iterator[Spot]:
    """Objects and areas that lie outside, or a part of them."""
    for key, reason in survey.misplaced.items():
        if reason.code == "placement.off_map":
            yield Spot(Message("check.off_map", object=key), (key,), (survey.level.objects[key].cell,))
