"""DOR-06: a padlock sits on a door that can be locked."""

from __future__ import annotations

from collections.abc import Iterator

from simulation.checks.check import Spot
from simulation.checks.standing import standing_wrong
from simulation.checks.survey import Survey


def padlock_without_door(survey: Survey) -> Iterator[Spot]:
    """Those that the placement table refuses."""
    yield from standing_wrong(survey, "padlock")
