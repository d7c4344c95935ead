"""Two objects, or two creatures, that may not share a cell."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from schemas.message import Message
from schemas.model import Cell
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def cell_taken(survey: Survey) -> Iterator[Spot]:
    """Each pair that does, once, at the first cell."""
    found: dict[tuple[str, str], Cell] = {}
    for cell in sorted(survey.occupancy.cells()):
        for one, other in combinations(survey.occupancy.at(cell), 2):
            if not survey.placement.may_share(one, other):
                found.setdefault((one.id, other.id), cell)
    for one_id, other_id in sorted(found):
        message = Message("check.cell_taken", one=one_id, other=other_id)
        yield Spot(message, (one_id, other_id), (found[one_id, other_id],))
