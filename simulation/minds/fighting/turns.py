"""RND-02, RND-04, RND-05: how a member of a fight uses its one turn of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.happenings.fights import TurnTaken
from simulation.kernel.attempts import Attempted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.minds.fighting.begins_a_fight import seen_enemies
from simulation.minds.fighting.stances import runs_away
from simulation.world.attacking import Attack, reaching_weapon
from simulation.world.creature import Creature
from simulation.world.facing import chebyshev
from simulation.world.reach import nearest_cell
from simulation.world.sides import known_enemies
from simulation.world.walking import closed_door_at

if TYPE_CHECKING:
    from simulation.world.world import World

FAST, SLOW, MOVE = "fast turn", "slow turn", "move in the turn"
HELD = "immobilised"


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
    enemies = known_enemies(world, creature)
    if not runs_away(creature) or not enemies or HELD in creature.afflictions:
        return None
    threat = creature.knows[enemies[0].id]
    far = chebyshev(creature.cell, threat) + creature.attribute("speed") // 2

    def safe(cell: Cell) -> bool:
        return chebyshev(cell, threat) >= far

    path = nearest_cell(world, creature, creature.attribute("speed"), safe, bodies=True)
    return None if not path else _moves(creature, "", path)


@decides(SLOW, "RND-05")
def closes_in_and_attacks(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """A slow turn is a move and an action: go where a weapon reaches an enemy, then attack."""
    enemies = seen_enemies(world, creature)
    if not enemies or runs_away(creature) or HELD in creature.afflictions:
        return None

    def in_reach(cell: Cell) -> bool:
        return any(reaching_weapon(world, creature, cell, enemy) for enemy in enemies)

    path = nearest_cell(world, creature, creature.attribute("speed"), in_reach, bodies=True)
    if path is None:
        return None
    end = path[-1] if path else creature.cell
    target = next(enemy for enemy in enemies if reaching_weapon(world, creature, end, enemy))
    return _moves(creature, target.id, path)


@decides(SLOW, "RND-05")
def comes_nearer(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """With every place beside the enemy taken, or out of reach: as near as the move allows."""
    enemies = known_enemies(world, creature)
    if not enemies or runs_away(creature) or HELD in creature.afflictions:
        return ()
    way = world.derived.ways.to([creature.knows[enemies[0].id]])
    path: list[Cell] = []
    cell = creature.cell
    for _ in range(creature.attribute("speed")):
        free = (c for c in way.steps(cell) if world.is_free(c) and not closed_door_at(world, c))
        step = next(free, None)
        if step is None:
            break
        path.append(step)
        cell = step
    return _moves(creature, enemies[0].id, path[: creature.attribute("speed") * 2 // 3]) if path else ()


def _moves(creature: Creature, target: str, path: list[Cell]) -> tuple[Happening, ...]:
    turn = TurnTaken(creature.fight, creature.id, SLOW, target, tuple(path))
    return (turn, Deciding(creature.id, MOVE))
