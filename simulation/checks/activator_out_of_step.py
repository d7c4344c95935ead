"""DOR-18: plates and tripwires lie where somebody can step who comes from a portal."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.survey import Survey
from simulation.level.level import body_cells

UNDERFOOT = ("stepped_on", "bumped")


def activator_out_of_step(survey: Survey) -> Iterator[Spot]:
    """Those in no part of the map that a portal leads into."""
    if not survey.entered:
        return  # nothing can be reached: said by other checks
    for activator in survey.level.of_family("activator"):
        part = survey.catalogue.object_kind(activator.kind).activator
        if part is None or part.trips_when not in UNDERFOOT:
            continue
        cells = body_cells(activator)
        if not any(survey.region(cell) in survey.entered for cell in cells):
            yield Spot(Message("check.out_of_step", activator=activator.id), (activator.id,), cells)
