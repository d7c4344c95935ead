"""A dungeon has one Master."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def many_masters(survey: Survey) -> Iterator[Spot]:
    """All of them, when there are several; those outside the sanctum first."""
    masters = sorted(survey.masters, key=lambda each: (each.cell in survey.sanctum, each.id))
    if len(masters) > 1:
        message = Message("check.many_masters", count=len(masters), first=masters[0].id, second=masters[1].id)
        yield Spot(message, tuple(each.id for each in masters), tuple(each.cell for each in masters))
