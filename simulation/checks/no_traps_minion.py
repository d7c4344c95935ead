"""RRM-03, BLD-01: rearming and building need a minion with the Traps task."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def no_traps_minion(survey: Survey) -> Iterator[Spot]:
    """A level with parts to rearm or to build, and nobody to do it."""
    parts, planned = len(survey.rearmable), len(survey.planned)
    if (parts or planned) and not survey.minions("traps"):
        yield Spot(_said(parts, planned))


def _said(parts: int, planned: int) -> Message:
    """Nothing is said of none."""
    if not planned:
        return Message("check.nobody_rearms", parts=parts)
    if not parts:
        return Message("check.nobody_builds", planned=planned)
    return Message("check.no_traps_minion", parts=parts, planned=planned)
