"""Joints with four arms: drawn much like a crossing, and so easily taken for one."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.survey import Survey
from simulation.wiring.grid import JOINT
from simulation.wiring.sides import by_row


def four_way(survey: Survey) -> Iterator[Spot]:
    """Each of them, row by row."""
    cells = survey.level.wires.cells
    joints = [cell for cell, wires in cells.items() if wires.x4 == JOINT and not wires.part]
    for x, y in sorted(joints, key=by_row):
        yield Spot(Message("check.four_way", x=x, y=y), (), ((x, y),))
