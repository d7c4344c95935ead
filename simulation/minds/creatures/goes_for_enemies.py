"""CMB-09, OWN-04: who is aggressive goes to where it knows an enemy to be; who is timid keeps away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.happenings.moving import EnemyForgotten, TakeStep
from simulation.kernel.attempts import Attempted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.minds.fighting.stances import runs_away
from simulation.minds.walking import follow, wait_for
from simulation.world.creature import Creature
from simulation.world.facing import at_hand, chebyshev
from simulation.world.reach import nearest_cell
from simulation.world.sides import known_enemies, known_place
from simulation.world.walking import step_time

if TYPE_CHECKING:
    from simulation.world.world import World

OWN = ("minion", "dungeon", "wild")


@decides((*OWN, "master"), "CMB-09")
def keeps_away(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Timid ones step away from the nearest enemy that is too near."""
    enemies = known_enemies(world, creature) if runs_away(creature) else []
    if not enemies:
        return None
    threat = known_place(creature, enemies[0])
    distance = chebyshev(creature.cell, threat)
    if distance >= world.ruleset.combat.keep_distance:
        return (EnemyForgotten(creature.id, enemies[0].id), Deciding(creature.id))

    def farther(cell: Cell) -> bool:
        return chebyshev(cell, threat) > distance

    path = nearest_cell(world, creature, creature.attribute("speed"), farther, bodies=True)
    if not path:
        return wait_for(world, creature, creature.cell)
    return (Attempted(TakeStep(creature.id, path[0], step_time(world, creature, path[0]))),)


@decides(OWN, "CMB-09")
def goes_for_the_nearest(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Aggressive ones walk to where they know the nearest enemy to be; nobody there, they forget it."""
    enemies = known_enemies(world, creature) if creature.stance == "aggressive" else []
    if not enemies:
        return None
    enemy = enemies[0]
    place = known_place(creature, enemy)
    if enemy.id not in creature.in_view and at_hand(creature.cell, place):
        return (EnemyForgotten(creature.id, enemy.id), Deciding(creature.id))
    way = world.derived.ways.to([place], _barred(world, creature))
    if way.distance(creature.cell) is None:
        return (EnemyForgotten(creature.id, enemy.id), Deciding(creature.id))
    return follow(world, creature, way) or wait_for(world, creature, creature.cell)


@decides((*OWN, "master"), "CMB-09")
def goes_home(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """With nothing to do they go back to where they belong, and stay."""
    if creature.home is None or creature.cell == creature.home:
        return ()
    return follow(world, creature, world.derived.ways.to([creature.home])) or ()


def _barred(world: World, creature: Creature) -> list[Cell]:
    """DOR-10, DOR-11: to get at an enemy they open no door of their own accord."""
    closed = (world.doors[key] for key in sorted(world.doors) if not world.doors[key].open)
    return [cell for door in closed for cell in door.cells]
