"""A level without a Master: nobody is there to be killed (INV-01)."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def no_master(survey: Survey) -> Iterator[Spot]:
    """Once, for the whole level."""
    if not survey.masters:
        yield Spot(Message("check.no_master"))
