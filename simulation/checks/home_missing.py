"""CMB-21, OWN-04: the bed or lair that a creature calls its own is there."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def home_missing(survey: Survey) -> Iterator[Spot]:
    """References to beds that are none, and to lairs that are none."""
    for creature in survey.level.of_family("creature"):
        for kind in ("bed", "lair"):
            home = getattr(creature, kind)
            placed = survey.level.objects.get(home)
            if home and (placed is None or placed.kind != kind):
                message = Message(f"check.{kind}_missing", creature=creature.id, home=home)
                yield Spot(message, (creature.id,), (creature.cell,))
