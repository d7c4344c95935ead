"""WIR-04: the delay of a timer is set on it, up to what the ruleset allows."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from schemas.objects import Timer
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def timer_too_slow(survey: Survey) -> Iterator[Spot]:
    """Every timer whose delay is above the limit."""
    most = survey.ruleset.wiring.timer_delay_max_ms
    for placed in survey.level.of_family("timer"):
        if isinstance(placed, Timer) and placed.delay_ms > most:
            message = Message("check.timer_too_slow", timer=placed.id, delay=placed.delay_ms, most=most)
            yield Spot(message, (placed.id,))
