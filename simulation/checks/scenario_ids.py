"""INV-04: parties of a scenario and their members are called like nothing else in the level."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from schemas.scenario import PartyPlan, member_ids
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def scenario_ids(survey: Survey) -> Iterator[Spot]:
    """Each party whose id, or a member's, is taken by an object or by an earlier party of the scenario."""
    for scenario in survey.scenarios:
        taken = set(survey.level.objects)
        for party in scenario.parties:
            ids = _ids(party)
            if clash := sorted(ids & taken):
                names = {"scenario": scenario.id, "party": party.id}
                path = f"scenarios.{scenario.id}.{party.id}"
                yield Spot(Message("check.scenario_id", names, id=clash[0]), path=path)
            taken |= ids


def _ids(party: PartyPlan) -> set[str]:
    return {party.id, *member_ids(party)}
