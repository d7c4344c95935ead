"""A door stands in a passage with wall on both sides."""

from __future__ import annotations

from collections.abc import Iterator

from simulation.checks.check import Spot
from simulation.checks.standing import standing_wrong
from simulation.checks.survey import Survey


def door_without_frame(survey: Survey) -> Iterator[Spot]:
    """Those that the placement table refuses."""
    yield from standing_wrong(survey, "door")
