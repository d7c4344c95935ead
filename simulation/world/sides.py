"""Who is whose enemy, and who notices whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.world.creature import Creature
from simulation.world.facing import chebyshev

if TYPE_CHECKING:
    from simulation.world.world import World

HOSTILE = frozenset(
    {("dungeon", "adventurers"), ("adventurers", "dungeon"), ("wild", "dungeon"), ("dungeon", "wild"),
     ("wild", "adventurers"), ("adventurers", "wild")}
)  # fmt: skip
"""Pairs of sides that fight. Visitors fight nobody."""


def enemies(a: Creature, b: Creature) -> bool:
    """Whether two creatures are enemies. A prisoner is nobody's enemy."""
    return (a.side, b.side) in HOSTILE and not a.prisoner and not b.prisoner


def known_place(creature: Creature, enemy: Creature) -> Cell:
    """Where it sees an enemy that it knows of, or else believes it to be."""
    return enemy.cell if enemy.id in creature.in_view else creature.knows[enemy.id]


def known_enemies(world: World, creature: Creature) -> list[Creature]:
    """The conscious enemies that it knows of, nearest known place first, then by id."""
    known = [world.creatures[key] for key in creature.knows]
    live = [other for other in known if other.conscious and enemies(creature, other)]
    return sorted(live, key=lambda other: (chebyshev(creature.cell, known_place(creature, other)), other.id))


def notice_range(world: World, creature: Creature) -> int:
    """CMB-02: how far it notices enemies, in cells."""
    combat = world.ruleset.combat
    return combat.notice_base + combat.notice_per_stalk * creature.attribute("stalk")
