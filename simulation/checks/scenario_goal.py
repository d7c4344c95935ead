"""INV-01: what a party comes for is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.survey import Survey
from simulation.level.level import Level

AIMS: dict[str, Callable[[Level], bool]] = {
    "steal": lambda level: any(getattr(each, "amount", 0) for each in level.of_kind("treasure")),
    "rescue": lambda level: any(getattr(each, "prisoner", False) for each in level.of_family("creature")),
    "destroy_altar": lambda level: any(True for _ in level.of_kind("altar")),
}
"""Goals that need something in the level, and whether it is there."""


def scenario_goal(survey: Survey) -> Iterator[Spot]:
    """Parties that come to steal, rescue or destroy where there is no treasure, prisoner or altar."""
    for scenario in survey.scenarios:
        for party in scenario.parties:
            if party.goal in AIMS and not AIMS[party.goal](survey.level):
                names = {"scenario": scenario.id, "party": party.id}
                message = Message(f"check.scenario_goal.{party.goal}", names)
                yield Spot(message, path=f"scenarios.{scenario.id}.{party.id}")
