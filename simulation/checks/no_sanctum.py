"""A level without a sanctum: there is nowhere to walk to (DOR-29)."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def no_sanctum(survey: Survey) -> Iterator[Spot]:
    """Once, for the whole level."""
    if not survey.sanctum:
        yield Spot(Message("check.no_sanctum"))
