"""A door that only an activator can open, and none does: a padlock keeps hands off it."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from schemas.objects import Padlock
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def door_without_activator(survey: Survey) -> Iterator[Spot]:
    """Doors under an armed padlock when no activator reaches either of them."""
    links = survey.links
    for lock in survey.level.of_family("padlock"):
        if not isinstance(lock, Padlock) or not lock.armed or links.activators(lock.id):
            continue
        for door in survey.occupancy.at(lock.cell):
            kind = survey.catalogue.object_kind(door.kind) if door.id != lock.id else None
            if kind is not None and kind.door is not None and not links.activators(door.id):
                yield Spot(Message("check.door_alone", door=door.id, lock=lock.id), (door.id,), (door.cell,))
