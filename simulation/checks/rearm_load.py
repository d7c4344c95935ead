"""RRM-14: so many parts to rearm that the minions with the Traps task hardly do anything else."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from schemas.ruleset.rearming import RearmingRules
from simulation.checks.check import Spot
from simulation.checks.survey import Survey

RULES = ("RRM-14",)


def load_percent(parts: int, minions: int, rules: RearmingRules) -> int:
    """How much of the time of `minions` (≥ 1) it takes to rearm `parts` once in each 2 days (RRM-10).

    One try and the walk there are counted for each part; parts used by invaders come on top.
    """
    each = rules.rearm_time_ms + rules.load_walk_ms
    return -(-100 * parts * each // (minions * rules.clock_ms))


def rearm_load(survey: Survey) -> Iterator[Spot]:
    """A level whose estimated load is above the limit of its rules."""
    minions, limit = len(survey.minions("traps")), survey.ruleset.rearming.load_warning_percent
    if minions:
        percent = load_percent(len(survey.rearmable), minions, survey.ruleset.rearming)
        if percent > limit:
            names = {"parts": len(survey.rearmable), "minions": minions, "percent": percent, "limit": limit}
            yield Spot(Message("check.rearm_load", names))
