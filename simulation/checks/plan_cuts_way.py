"""DOR-29: what is planned must not cut the last way once minions have built it."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.passable import bars, passable
from simulation.checks.regions import regions
from simulation.checks.survey import Survey

RULES = ("DOR-29",)


def plan_cuts_way(survey: Survey) -> Iterator[Spot]:
    """The planned objects that bar walking, when with them no portal would lead to the sanctum any more."""
    objects, catalogue = survey.level.objects, survey.catalogue
    barring = [key for key in survey.planned if bars(objects[key], catalogue, finished=True)]
    if not barring or not survey.leads(survey.regions):
        return
    if not survey.leads(regions(passable(survey.level, catalogue, finished=True))):
        cells = tuple(objects[key].cell for key in barring)
        yield Spot(Message("check.plan_cuts_way", count=len(barring)), tuple(barring), cells)
