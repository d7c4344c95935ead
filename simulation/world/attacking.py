"""Questions about attacks: which weapon reaches whom, what a roll is about."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from schemas.catalogue import Weapon
from schemas.model import Cell
from simulation.happenings.fights import AttackRolled, FightJoined, FightsMerged
from simulation.happenings.moving import Turned
from simulation.kernel.attempts import Attempt
from simulation.kernel.happening import Happening
from simulation.kernel.rolls import Ask, contest
from simulation.world.facing import chebyshev, facing_towards

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class AttackRoll(Ask):
    """An attack of `actor` on the creature `object` with a weapon: against its Defense."""

    weapon: str
    purpose: str = field(default="attack", init=False)


@dataclass(frozen=True, slots=True)
class Attack(Attempt):
    """`actor` wants to attack `target` with a weapon that reaches it."""

    target: str
    weapon: str

    def fact(self, world: World) -> tuple[Happening, ...]:
        """It turns to the target, who is in the fight now, and rolls (AWR-04, CMB-06)."""
        actor, target = world.creatures[self.actor], world.creatures[self.target]
        if not target.conscious:
            return ()
        facing = facing_towards(actor.cell, target.cell, actor.facing)
        turned = (Turned(actor.id, facing),) if facing != actor.facing else ()
        number = target.attribute("defense")
        roll = contest(world, AttackRoll(self.actor, self.target, self.weapon), number)
        return (*turned, *_drawn_in(actor, target), AttackRolled(roll, self.actor, self.target, self.weapon))


def _drawn_in(actor: Creature, target: Creature) -> tuple[Happening, ...]:
    """CMB-23: whoever is attacked is a member; two fights that share one are one."""
    if target.fight == actor.fight:
        return ()
    if not target.fight:
        return (FightJoined(actor.fight, target.id),)
    return (FightsMerged(actor.fight, target.fight),)


def weapons(world: World, creature: Creature) -> tuple[Weapon, ...]:
    """What it can attack with, the one for close quarters first."""
    kind = world.catalogue.creature_kind(creature.kind)
    carried = [kind.weapon] + ([kind.second_weapon] if kind.second_weapon else [])
    return tuple(sorted(carried, key=lambda weapon: weapon.ranged))


def reaching_weapon(world: World, creature: Creature, cell: Cell, target: Creature) -> Weapon | None:
    """The weapon with which it could attack the target from a cell, or None.

    Melee: within reach, nothing solid between (CMB-06). Ranged: in range, with a clear line of fire (CMB-07).
    """
    distance = chebyshev(cell, target.cell)
    for weapon in weapons(world, creature):
        if weapon.ranged:
            near = distance <= weapon.range // world.ruleset.space.yards_per_cell
            if near and target.id in creature.in_view and world.derived.sight.shot_between(cell, target.cell):
                return weapon
        elif distance <= world.ruleset.combat.melee_reach + weapon.reach and _in_the_open(
            world, cell, target.cell
        ):
            return weapon
    return None


def _in_the_open(world: World, a: Cell, b: Cell) -> bool:
    return world.derived.sight.shot_between(a, b)
