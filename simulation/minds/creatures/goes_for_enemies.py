"""CMB-09, OWN-04: who is aggressive goes to where it knows an enemy to be; who is timid keeps away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.happenings.moving import EnemyForgotten, TakeStep
from simulation.kernel.activities import Activity, ActivityBegan
from simulation.kernel.attempts import Attempted, Thwarted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.minds.fighting.stances import runs_away
from simulation.minds.walking import follow, open_the_door, wait_for
from simulation.world.charging import barred_by_doors, locked_to, why_not
from simulation.world.creature import Creature
from simulation.world.facing import at_hand, chebyshev
from simulation.world.forcing import OpenDoor
from simulation.world.reach import nearest_cell
from simulation.world.sides import known_enemies, known_place
from simulation.world.walking import closed_door_at, step_time

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
    door = closed_door_at(world, path[0])
    if door:
        return open_the_door(world, creature, door)
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
    way = world.derived.ways.to([place], barred_by_doors(world, creature, enemy.id))
    if way.distance(creature.cell) is None:
        refused = _kept_by_a_door(world, creature, enemy, place)
        return (*refused, EnemyForgotten(creature.id, enemy.id), Deciding(creature.id))
    return follow(world, creature, way, enemy.id) or wait_for(world, creature, creature.cell)


@decides((*OWN, "master"), "CMB-09")
def goes_home(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """With nothing to do they go back to where they belong, and stay."""
    if creature.home is None or creature.cell == creature.home:
        return ()
    calm = max(creature.lets_be.values(), default=0)
    if runs_away(creature) and world.now < calm:
        return _stays_away(world, creature, calm)
    locked = locked_to(world, creature)
    closed = [cell for door in locked for cell in world.doors[door].cells]
    going = follow(world, creature, world.derived.ways.to([creature.home], closed))
    return going or (_waits_for_a_lock(world, creature, locked) if locked else ())


def _stays_away(world: World, creature: Creature, due: int) -> tuple[Happening, ...]:
    """CMB-23: just away from an enemy that never struck, it does not run into it again at once."""
    return (ActivityBegan(Activity(creature.id, "wait", world.now, due, Deciding(creature.id))),)


def _waits_for_a_lock(world: World, creature: Creature, locked: list[str]) -> tuple[Happening, ...]:
    """DOR-09: locked out, it stays until one of the doors changes."""
    due, doors = world.now + world.ruleset.doors.try_again_ms, tuple(locked)
    return (ActivityBegan(Activity(creature.id, "wait", world.now, due, Deciding(creature.id), needs=doors)),)


def _kept_by_a_door(world: World, creature: Creature, enemy: Creature, place: Cell) -> tuple[Happening, ...]:
    """DOR-10, DOR-11: why the first closed door on the way there stays closed; nothing if there is none."""
    path = world.derived.ways.to([place]).path(creature.cell)
    door = next((door for cell in path if (door := closed_door_at(world, cell))), "")
    refusal = why_not(world, creature, door, enemy.id) if door else None
    if refusal is None:
        return ()
    return (Thwarted(creature.id, OpenDoor.__name__, refusal.reason, refusal.rule),)
