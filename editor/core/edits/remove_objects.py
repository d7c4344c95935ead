"""Removing: objects and what can't stand without them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from editor.core.edits.object_edit import ObjectEdit, named
from editor.core.edits.rewire import rewired
from schemas.message import Message
from schemas.objects import AnyPlaced, Creature, Door, Padlock
from simulation.level.level import Level, body_cells


@dataclass(frozen=True, slots=True, eq=False)
class RemoveObjects(ObjectEdit):
    """Objects gone, padlocks with their doors; who slept in a removed bed or lair has none."""

    kind: ClassVar[str] = "remove_objects"

    @classmethod
    def plan(cls, level: Level, ids: Iterable[str]) -> RemoveObjects:
        """Remove the objects of these ids, unknown ones left out. Wires stay as wiring's lifting says."""
        gone = with_padlocks(level, [level.objects[key] for key in sorted(set(ids)) if key in level.objects])
        sleepers, homeless = bereaved(level, {placed.id for placed in gone})
        return cls.between([*gone, *sleepers], homeless, rewired(level, gone, ()))

    @property
    def title(self) -> Message:
        """Says what was removed."""
        kept = {placed.id for placed in self.after}
        return Message("edit.remove", what=named(tuple(each for each in self.before if each.id not in kept)))


def with_padlocks(level: Level, objects: Iterable[AnyPlaced]) -> list[AnyPlaced]:
    """The objects and the padlocks on the doors among them, by id."""
    found = {placed.id: placed for placed in objects}
    cells = {cell for placed in found.values() if isinstance(placed, Door) for cell in body_cells(placed)}
    if cells:
        locks = level.of_family("padlock")
        found |= {lock.id: lock for lock in locks if isinstance(lock, Padlock) and lock.cell in cells}
    return [found[key] for key in sorted(found)]


def bereaved(level: Level, lost: set[str]) -> tuple[list[AnyPlaced], list[AnyPlaced]]:
    """Creatures that stay while their bed or lair is `lost`: as they are, and without that home."""
    creatures = [each for each in level.of_family("creature") if each.id not in lost]
    sleepers = [each for each in creatures if isinstance(each, Creature) and lost & {each.bed, each.lair}]
    return list(sleepers), [_without_home(each, lost) for each in sleepers]


def _without_home(creature: Creature, lost: set[str]) -> Creature:
    gone = {name: "" for name in ("bed", "lair") if getattr(creature, name) in lost}
    return creature.model_copy(update=gone)
