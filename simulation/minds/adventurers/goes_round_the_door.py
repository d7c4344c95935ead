"""DOR-01, DOR-02: before a closed door a party that sees another way makes up its mind, once for the door."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.doors import DetourChosen
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.kernel.rolls import chance
from simulation.world.creature import Creature
from simulation.world.detours import (
    DetourRoll,
    undecided_door_ahead,
    where_another_way_begins,
    who_sees,
)
from simulation.world.goals import way_on

if TYPE_CHECKING:
    from simulation.world.world import World


@decides("adventurer", "DOR-02", "DOR-01")
def weighs_the_way_round(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Whoever walks towards a closed door speaks for the party, as soon as door and other way are seen.

    The other way is seen when its first cell off the old path is in someone's view or was walked before.
    """
    party = world.parties[creature.party]
    way = way_on(world, creature, party)
    door = undecided_door_ahead(world, creature, party, way)
    if not door:
        return None
    cell = where_another_way_begins(world, way, creature.cell, door)
    if cell is None or not who_sees(world, creature, party, *world.doors[door].cells):
        return None
    if cell not in party.walked and not who_sees(world, creature, party, cell):
        return None
    ask = DetourRoll(party.id, door)
    decisive = world.rules.contributions(world, ask)[-1]
    taken = chance(world, ask, decisive.amount)
    return (DetourChosen(taken, party.id, door, creature.id, cell, decisive.rule), Deciding(creature.id))
