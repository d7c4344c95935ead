"""A creature has room to stand or to swim."""

from __future__ import annotations

from collections.abc import Iterator

from simulation.checks.check import Spot
from simulation.checks.standing import standing_wrong
from simulation.checks.survey import Survey


def creature_in_rock(survey: Survey) -> Iterator[Spot]:
    """Those that the placement table refuses."""
    yield from standing_wrong(survey, "creature")
