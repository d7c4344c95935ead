"""Questions about ways round a closed door: which door a party sees ahead, and which other way (DOR-02)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.kernel.rolls import Ask
from simulation.world.facing import chebyshev

if TYPE_CHECKING:
    from simulation.derived.ways import Way
    from simulation.world.creature import Creature
    from simulation.world.party import Party
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class DetourRoll(Ask):
    """Whether the party `actor` takes the other way round the door `object`.

    Each rule that has a say contributes its percentage; the last one in the table counts.
    """

    purpose: str = field(default="detour", init=False)


def undecided_door_ahead(world: World, creature: Creature, party: Party, way: Way) -> str:
    """The first closed door on its way, if the party has not made up its mind about it; else nothing."""
    doors_at, most = world.setting.ground.doors_at, world.ruleset.space.view_range
    cell = way.next_of(creature.cell, doors_at, most)
    while cell is not None and world.doors[doors_at[cell]].open:
        cell = way.next_of(cell, doors_at, most)
    door = doors_at[cell] if cell is not None else ""
    return "" if door in party.detours or door in party.doors else door


def where_another_way_begins(world: World, way: Way, cell: Cell, door: str) -> Cell | None:
    """The first cell off the old path of the best way that does without the door; None if there is none.

    Off the old path is a step that brings one no nearer by the old way.
    """
    asked = (door, cell)
    if asked not in way.branches:
        other = world.derived.ways.to(way.goals, (*way.without, *world.doors[door].cells))
        way.branches[asked] = _branch(way, other, cell)
    return way.branches[asked]


def _branch(old: Way, other: Way, cell: Cell) -> Cell | None:
    for step in other.path(cell):
        if step not in old.steps(cell):
            return step
        cell = step
    return None


def who_sees(world: World, creature: Creature, party: Party, *cells: Cell) -> str:
    """A member, `creature` first, then by id, that has one of the cells in view; nobody: nothing."""
    most, sight = world.ruleset.space.view_range, world.derived.sight
    for key in (creature.id, *sorted(party.members)):
        member = world.creatures[key]
        if not member.conscious:
            continue
        for cell in cells:
            if chebyshev(member.cell, cell) <= most and sight.between(member.cell, cell):
                return key
    return ""
