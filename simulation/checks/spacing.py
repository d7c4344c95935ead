"""TRP-06: activators, levers included, have enough free cells between them, whichever cells they fill."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from schemas.limits import MAX_FINDINGS
from schemas.message import Message
from schemas.model import Cell
from simulation.checks.check import Spot
from simulation.checks.survey import Survey
from simulation.level.level import body_cells

RULES = ("TRP-06",)


def too_near(survey: Survey) -> Iterator[Spot]:
    """Each pair of activators that stand too near to each other, once."""
    spacing = survey.ruleset.traps.activator_spacing
    near = islice(_near_pairs(survey, spacing), MAX_FINDINGS)
    pairs = {(one, other): cells for one, other, cells in sorted(near, reverse=True)}
    for one, other in sorted(pairs):
        message = Message("check.too_near", activator=one, second=other, cells=spacing)
        yield Spot(message, (one, other), pairs[one, other])


def _near_pairs(survey: Survey, spacing: int) -> Iterator[tuple[str, str, tuple[Cell, Cell]]]:
    """Pairs of ids in order, with a cell of each at a Chebyshev distance of at most `spacing`."""
    bodies = sorted(
        (cell, placed.id) for placed in survey.level.of_family("activator") for cell in body_cells(placed)
    )
    for index, (here, one) in enumerate(bodies):
        for there, other in bodies[index + 1 :]:
            if there[0] - here[0] > spacing:
                break
            if other != one and abs(there[1] - here[1]) <= spacing:
                yield (one, other, (here, there)) if one < other else (other, one, (there, here))
