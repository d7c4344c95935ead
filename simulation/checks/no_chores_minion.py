"""DOR-28: after a breach a minion with the Chores task closes the door and re-arms the lock."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def no_chores_minion(survey: Survey) -> Iterator[Spot]:
    """A level with padlocks and nobody to arm them again."""
    padlocks = sum(1 for _ in survey.level.of_family("padlock"))
    if padlocks and not survey.minions("chores"):
        yield Spot(Message("check.no_chores_minion", padlocks=padlocks))
