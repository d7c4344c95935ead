"""Trap parts, timers, portals and furnishings stand on ground that carries them."""

from __future__ import annotations

from collections.abc import Iterator

from simulation.checks.check import Spot
from simulation.checks.standing import standing_wrong
from simulation.checks.survey import Survey


def wrong_ground(survey: Survey) -> Iterator[Spot]:
    """Those that the placement table refuses."""
    yield from standing_wrong(survey, "activator", "mechanism", "timer", "portal", "furnishing")
