"""DOR-29, DOR-30: a walking path leads from a portal to the sanctum; doors, locked or not, count as open."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.survey import Survey

RULES = ("DOR-29", "DOR-30")


def no_way(survey: Survey) -> Iterator[Spot]:
    """Portals and a sanctum are there, but no portal leads to any of its cells."""
    if not survey.portals or not survey.sanctum:
        return  # said by the checks for what is missing
    if not survey.leads(survey.regions):
        areas = sorted(area.id for area in survey.level.of_kind("sanctum"))
        ids = (*(portal.id for portal in survey.portals), *areas)
        yield Spot(Message("check.no_way"), ids, tuple(portal.cell for portal in survey.portals))
