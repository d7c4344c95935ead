"""RRM-14: so many parts to rearm that the minions with the Traps task hardly do anything else."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.rearm_estimate import rearm_estimate
from simulation.checks.survey import Survey

RULES = ("RRM-14",)


def rearm_load(survey: Survey) -> Iterator[Spot]:
    """A level whose estimated load is above the limit of its rules, with how the estimate comes about."""
    if not survey.rearmable or not survey.minions("traps"):
        return
    estimate, limit = rearm_estimate(survey), survey.ruleset.rearming.load_warning_percent
    if estimate.percent > limit:
        yield Spot(
            Message("check.rearm_load", percent=estimate.percent, limit=limit, estimate=estimate.said())
        )
