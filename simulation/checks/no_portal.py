"""A level without a portal: nobody can come in (INV-04)."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def no_portal(survey: Survey) -> Iterator[Spot]:
    """Once, for the whole level."""
    if not survey.portals:
        yield Spot(Message("check.no_portal"))
