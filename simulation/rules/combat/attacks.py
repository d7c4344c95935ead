"""ATK-01, ATK-02, ATK-09, CMB-04: what an attack roll is made of, and what a hit does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.fights import AttackRolled
from simulation.happenings.moving import EnemyLearned
from simulation.kernel.happening import Happening
from simulation.kernel.registry import modifies, reacts
from simulation.kernel.rolls import Contribution
from simulation.rules.combat.harm import harm
from simulation.world.afflictions import best_modifier
from simulation.world.attacking import AttackRoll

if TYPE_CHECKING:
    from simulation.world.world import World


@modifies(AttackRoll, "ATK-01")
def strength_strikes(world: World, roll: AttackRoll) -> tuple[Contribution, ...]:
    """Melee: the Strength modifier, or Agility's with a finesse weapon when that is better."""
    weapon = world.catalogue.weapon(roll.weapon)
    if weapon.ranged:
        return ()
    actor = world.creatures[roll.actor]
    names = ("strength", "agility") if weapon.finesse else (weapon.attribute,)
    return (Contribution("ATK-01", "total", best_modifier(world, actor, names)),)


@modifies(AttackRoll, "ATK-09")
def agility_shoots(world: World, roll: AttackRoll) -> tuple[Contribution, ...]:
    """Ranged: the Agility modifier."""
    if not world.catalogue.weapon(roll.weapon).ranged:
        return ()
    return (Contribution("ATK-09", "total", best_modifier(world, world.creatures[roll.actor], ("agility",))),)


@reacts(AttackRolled, "ATK-02")
def a_hit_hurts(world: World, attack: AttackRolled) -> tuple[Happening, ...]:
    """Success hits: a wound by the margin, or the weapon's damage dice; failure misses."""
    if not attack.roll.success:
        return ()
    weapon = world.catalogue.weapon(attack.weapon)
    return harm(
        world, attack.target, by=attack.actor, damage_type=weapon.type, margin=attack.roll.margin,
        level=None, damage=weapon.damage,
    )  # fmt: skip


@reacts(AttackRolled, "CMB-04")
def who_is_hit_knows_by_whom(world: World, attack: AttackRolled) -> tuple[Happening, ...]:
    """Whoever is hit knows where the attacker is, even unseen."""
    target, actor = world.creatures[attack.target], world.creatures[attack.actor]
    if not attack.roll.success or not target.conscious or target.knows.get(actor.id) == actor.cell:
        return ()
    return (EnemyLearned(target.id, actor.id, actor.cell),)
