"""What a reader calls creatures, objects and parties: by their own name, or by kind and number or place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from schemas.message import Message
from schemas.naming import kind_name, with_article
from schemas.objects import AnyPlaced
from simulation.world.world import World

Name = str | Message


def name_of(world: World, id: str) -> Name:
    """What a reader calls a creature, object, party or effect; the id itself of anything else."""
    creature = world.creatures.get(id)
    if creature is not None:
        alike = (key for key, other in world.creatures.items() if other.kind == creature.kind)
        return creature.name or _numbered(kind_name(creature.kind), id, alike)
    placed = world.setting.level.objects.get(id)
    if placed is not None:
        return placed.name or _located(world, placed)
    if id in world.sites or id in world.parts:
        there = world.parts.get(id) or world.sites[id]
        return Message("edit.nameless", kind=kind_name(there.kind), x=there.cell[0], y=there.cell[1])
    if id in world.heaps:
        return Message("name.heap", x=world.heaps[id][0], y=world.heaps[id][1])
    if id in world.parties:
        return _party(sorted(world.parties), id)
    source = _source_of(id)
    return name_of(world, source) if source in world.setting.level.objects else id


def spoken(world: World, id: str) -> Name:
    """What a sentence calls it: as `name_of`, with an article where it has no name of its own."""
    return with_article(name_of(world, id))


def names_of(world: World, ids: Sequence[str]) -> Name:
    """Several names in a sentence as one: "orc 1, orc 2 and the troll"."""
    if not ids:
        return Message("name.nobody")
    first = spoken(world, ids[0])
    if len(ids) == 1:
        return first
    if len(ids) == 2:
        return Message("name.and", first=first, last=spoken(world, ids[1]))
    return Message("name.comma", first=first, rest=names_of(world, ids[1:]))


def _source_of(effect: str) -> str:
    """An effect is called like the mechanism that it came from, even when it is gone."""
    return effect.rpartition("-effect-")[0]


def _located(world: World, placed: AnyPlaced) -> Message:
    """A lock by its door; else by kind, and by place where there are several: as the editor calls it."""
    door = world.setting.ground.doors_at.get(placed.cell) if placed.kind == "padlock" else None
    if door is not None:
        return Message("name.lock_of", door=name_of(world, door))
    kind = kind_name(placed.kind)
    if sum(1 for _ in world.setting.level.of_kind(placed.kind)) == 1:
        return kind
    return Message("edit.nameless", kind=kind, x=placed.cell[0], y=placed.cell[1])


def _party(alike: Sequence[str], id: str) -> Message:
    return Message("name.party") if len(alike) == 1 else Message("name.one_party", number=alike.index(id) + 1)


def _numbered(kind: Message, id: str, alike: Iterable[str]) -> Message:
    ordered = sorted(alike)
    if len(ordered) == 1:
        return kind
    return Message("name.numbered", kind=kind, number=ordered.index(id) + 1)
