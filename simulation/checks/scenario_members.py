"""INV-04: a party is made of kinds of adventurers that the catalogue knows, with traits that exist."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from schemas.catalogue.creatures import Trait
from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def scenario_members(survey: Survey) -> Iterator[Spot]:
    """Members of no known kind of adventurer, and traits that are none."""
    kinds = frozenset(kind.id for kind in survey.catalogue.creatures if kind.group == "adventurer")
    for scenario in survey.scenarios:
        for party in scenario.parties:
            path, names = f"scenarios.{scenario.id}.{party.id}", {"scenario": scenario.id, "party": party.id}
            for member in party.members:
                if member.kind not in kinds:
                    yield Spot(Message("check.scenario_kind", names, kind=member.kind), path=path)
                for trait in member.traits:
                    if trait not in get_args(Trait):
                        yield Spot(Message("check.scenario_trait", names, trait=trait), path=path)
