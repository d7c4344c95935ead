"""WIR-06: crossings of which the level's file did not say whether the wires join; nobody has said it since.

Such a level opens with hops there. The cells are remembered in the file, `wires.unstated`, until the
designer says hop or join, or the crossing is a crossing no more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from schemas.message import Message
from schemas.model import Cell
from simulation.checks.check import Spot
from simulation.checks.survey import Survey
from simulation.level.wires import UNSTATED
from simulation.wiring.grid import HOP_H
from simulation.wiring.sides import by_row


def crossing_unstated(survey: Survey) -> Iterator[Spot]:
    """Each that still is as it was opened, row by row."""
    for x, y in sorted(unstated_in(survey.level.kept), key=by_row):
        wires = survey.level.wires.at((x, y))
        if wires is not None and wires.x4 == HOP_H and not wires.part:
            yield Spot(Message("check.crossing_unstated", x=x, y=y), (), ((x, y),))


def unstated_in(kept: Mapping[str, Any]) -> list[Cell]:
    """The cells that a level remembers; what is none is passed over."""
    wires = kept.get("wires")
    entries = wires.get(UNSTATED) if isinstance(wires, dict) else None
    found: dict[Cell, None] = {}
    for entry in entries if isinstance(entries, list) else ():
        match entry:
            case [int(x), int(y)]:
                found[(x, y)] = None
    return list(found)
