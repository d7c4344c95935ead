"""Everything lies on the map, with all of its cells."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.set_aside import set_aside
from simulation.checks.survey import Survey


def all_off_map(survey: Survey) -> Iterator[Spot]:
    """Those on no map, then those that were set aside on opening for the same reason."""
    yield from off_map(survey)
    yield from set_aside("E-OBJ-OFFMAP")(survey)


def off_map(survey: Survey) -> Iterator[Spot]:
    """Objects and areas that lie outside, or a part of them."""
    for key, reason in survey.misplaced.items():
        if reason.code == "placement.off_map":
            yield Spot(Message("check.off_map", object=key), (key,), (survey.level.objects[key].cell,))
