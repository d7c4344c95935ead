"""A portal that leads nowhere, while another one leads to the sanctum."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def portal_without_way(survey: Survey) -> Iterator[Spot]:
    """Portals without a walking path; one from which water must be crossed (INV-05) needs none."""
    leads = frozenset(survey.region(cell) for cell in survey.sanctum) - {0}
    if not leads & survey.entered:
        return  # said by the check for no way at all
    for portal in survey.portals:
        if survey.region(portal.cell) not in leads and not portal.crosses_water:
            yield Spot(Message("check.portal_without_way", portal=portal.id), (portal.id,), (portal.cell,))
