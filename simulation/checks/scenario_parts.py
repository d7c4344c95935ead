"""INV-35: the clocks that a scenario sets are those of parts that are there."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def scenario_parts(survey: Survey) -> Iterator[Spot]:
    """Ages given to activators and mechanisms that are none."""
    parts = frozenset(part.id for part in survey.level.of_family("activator", "mechanism"))
    for scenario in survey.scenarios:
        for key in sorted(scenario.start.part_age_ms):
            if key not in parts:
                message = Message("check.scenario_part", scenario=scenario.id, part=key)
                yield Spot(message, path=f"scenarios.{scenario.id}.start.part_age_ms")
