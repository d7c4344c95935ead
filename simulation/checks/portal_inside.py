"""INV-04: a portal of the form "edge" lies at the map's edge; stairs and gates may lie inside."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def portal_inside(survey: Survey) -> Iterator[Spot]:
    """Portals that lie inside the map though they are no stair and no gate."""
    for portal in survey.portals:
        if portal.form == "edge" and not survey.placement.ground.at_edge(portal.cell):
            yield Spot(Message("check.portal_inside", portal=portal.id), (portal.id,), (portal.cell,))
