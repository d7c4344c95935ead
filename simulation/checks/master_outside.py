"""Parties look for the Master in the sanctum."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def master_outside(survey: Survey) -> Iterator[Spot]:
    """Every Master that stands outside the sanctum of a level that has one."""
    if survey.sanctum:
        for master in survey.masters:
            if master.cell not in survey.sanctum:
                yield Spot(Message("check.master_outside", master=master.id), (master.id,), (master.cell,))
