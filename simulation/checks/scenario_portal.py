"""INV-04: the portal that a party is to come in by is there."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def scenario_portal(survey: Survey) -> Iterator[Spot]:
    """Parties that name a portal that is none."""
    known = frozenset(portal.id for portal in survey.portals)
    for scenario in survey.scenarios:
        for party in scenario.parties:
            if party.portal and party.portal not in known:
                names = {"scenario": scenario.id, "party": party.id, "portal": party.portal}
                yield Spot(
                    Message("check.scenario_portal", names), path=f"scenarios.{scenario.id}.{party.id}"
                )
