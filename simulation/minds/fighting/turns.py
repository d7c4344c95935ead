"""RND-02, RND-04, RND-05: how a member of a fight uses its one turn of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.geometry.cells import UNREACHABLE
from simulation.happenings.fights import TurnTaken
from simulation.kernel.attempts import Attempted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.minds.fighting.begins_a_fight import seen_enemies
from simulation.minds.fighting.stances import runs_away
from simulation.world.afflictions import is_held
from simulation.world.attacking import Attack, reaching_weapon
from simulation.world.creature import Creature
from simulation.world.facing import chebyshev
from simulation.world.reach import best_cell, nearest_cell
from simulation.world.sides import known_enemies, known_place

if TYPE_CHECKING:
    from simulation.world.world import World

FAST, SLOW, MOVE = "fast turn", "slow turn", "move in the turn"


@decides((FAST, SLOW), "RND-02")
def one_turn_a_round(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Who has acted in this round does nothing more in it."""
    return () if creature.id in world.fights[creature.fight].acted else None


@decides(FAST, "RND-04")
def attacks_from_where_it_stands(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """A fast turn is an action without a move: attack at once whom a weapon reaches."""
    if runs_away(creature):
        return None
    for enemy in seen_enemies(world, creature):
        weapon = reaching_weapon(world, creature, creature.cell, enemy)
        if weapon is not None:
            turn = TurnTaken(creature.fight, creature.id, FAST, enemy.id)
            return (turn, Attempted(Attack(creature.id, enemy.id, weapon.id)))
    return None


@decides(SLOW, "RND-05")
def gets_away(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Who runs uses the move to get as far from the nearest enemy as it can."""
    enemies = known_enemies(world, creature) if runs_away(creature) else []
    if not enemies or is_held(world, creature):
        return None
    threat = known_place(creature, enemies[0])

    def safety(cell: Cell) -> int:
        return chebyshev(cell, threat)

    path = best_cell(world, creature, creature.attribute("speed"), safety)
    return _moves(creature, "", path) if path else None


@decides(SLOW, "RND-05")
def closes_in_and_attacks(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """A slow turn is a move and an action: go where a weapon reaches an enemy, then attack."""
    enemies = seen_enemies(world, creature)
    if not enemies or runs_away(creature) or is_held(world, creature):
        return None

    def in_reach(cell: Cell) -> bool:
        return any(reaching_weapon(world, creature, cell, enemy) for enemy in enemies)

    after = _after(creature, enemies)
    speed = creature.attribute("speed")
    path = nearest_cell(world, creature, speed, in_reach, bodies=True, reaching=after)
    if path is None:
        return None
    end = path[-1] if path else creature.cell
    target = next(enemy for enemy in enemies if reaching_weapon(world, creature, end, enemy))
    return _moves(creature, target.id, path)


@decides(SLOW, "RND-05")
def comes_nearer(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """With every place beside the enemy taken, or out of reach: as near as the move allows."""
    enemies = known_enemies(world, creature)
    if not enemies or runs_away(creature) or is_held(world, creature):
        return ()
    way = world.derived.ways.to([known_place(creature, enemies[0])])

    def nearness(cell: Cell) -> int:
        distance = way.distance(cell)
        return -UNREACHABLE if distance is None else -distance

    speed = creature.attribute("speed")
    path = best_cell(world, creature, speed, nearness, reaching=_after(creature, enemies))
    return _moves(creature, enemies[0].id, path) if path else ()


def _after(creature: Creature, enemies: list[Creature]) -> str:
    """The enemy that it opens doors for: whom it was ordered to attack, else the nearest."""
    return next((enemy.id for enemy in enemies if enemy.id == creature.attacks), enemies[0].id)


def _moves(creature: Creature, target: str, path: list[Cell]) -> tuple[Happening, ...]:
    turn = TurnTaken(creature.fight, creature.id, SLOW, target, tuple(path))
    return (turn, Deciding(creature.id, MOVE))
