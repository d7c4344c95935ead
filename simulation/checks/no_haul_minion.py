"""BLD-01: a minion with the Haul task carries the materials to a planned object."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def no_haul_minion(survey: Survey) -> Iterator[Spot]:
    """A level with planned objects and nobody to carry."""
    if survey.planned and not survey.minions("haul"):
        yield Spot(Message("check.no_haul_minion", planned=len(survey.planned)), tuple(survey.planned))
