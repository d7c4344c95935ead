"""BLD-02: planned objects need metal, which lies in stockpiles."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def no_metal(survey: Survey) -> Iterator[Spot]:
    """A level whose stockpiles hold less metal than its planned objects need."""
    percent = survey.ruleset.building.metal_percent
    kinds = (survey.catalogue.object_kind(survey.level.objects[key].kind) for key in survey.planned)
    needed = sum(-(-kind.metal * percent // 100) for kind in kinds)
    if needed > survey.metal:
        message = Message("check.no_metal", needed=needed, metal=survey.metal, planned=len(survey.planned))
        yield Spot(message, tuple(survey.planned))
