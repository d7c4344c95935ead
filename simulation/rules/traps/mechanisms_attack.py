"""TRP-08, TRP-09: a mechanism attacks each victim's Defense; a hit wounds and may leave blood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.traps import MechanismFired, RemainsLeft, TrapAttackRolled
from simulation.kernel.happening import Happening
from simulation.kernel.registry import modifies, reacts
from simulation.kernel.rolls import Contribution, contest
from simulation.rules.combat.harm import harm
from simulation.world.facing import chebyshev
from simulation.world.trapping import TrapAttack, mechanism_part, middle_of

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(MechanismFired, "TRP-08")
def each_victim_is_attacked(world: World, fired: MechanismFired) -> tuple[Happening, ...]:
    """All rolls fall on one snapshot, by id; a mechanism without an attack rolls none."""
    kind = mechanism_part(world, fired.object)
    if kind is None or kind.attack_modifier is None:
        return ()
    middle = middle_of(world, world.parts[fired.object])
    rolls: list[Happening] = []
    for id in fired.targets:
        victim = world.creatures[id]
        roll = contest(world, TrapAttack(fired.object, id), victim.attribute("defense"))
        rolls.append(TrapAttackRolled(roll, fired.object, id, chebyshev(middle, victim.cell)))
    return tuple(rolls)


@modifies(TrapAttack, "TRP-08")
def the_mechanism_attacks(world: World, ask: TrapAttack) -> tuple[Contribution, ...]:
    """Its attack modifier."""
    kind = mechanism_part(world, ask.actor)
    if kind is None or kind.attack_modifier is None:
        return ()
    return (Contribution("TRP-08", "total", kind.attack_modifier),)


@modifies(TrapAttack, "TRP-09")
def the_mechanisms_quality_counts(world: World, ask: TrapAttack) -> tuple[Contribution, ...]:
    """A mediocre mechanism is worse at it, a fine one better."""
    shift = getattr(world.ruleset.traps.quality_shift, world.parts[ask.actor].quality)
    return (Contribution("TRP-09", "total", shift),) if shift else ()


@reacts(TrapAttackRolled, "TRP-08")
def a_hit_wounds(world: World, attack: TrapAttackRolled) -> tuple[Happening, ...]:
    """By the margin of the roll or by dice, less what distance takes off; never less than a scratch."""
    kind = mechanism_part(world, attack.object)
    if kind is None or not attack.roll.success or kind.harm == "none":
        return ()
    less = kind.falloff * attack.distance
    return harm(
        world, attack.target, by=attack.object, damage_type=kind.damage_type,
        margin=max(0, attack.roll.margin - less), less=less,
        level=None if kind.harm == "by_margin" else kind.harm, damage=kind.damage,
    )  # fmt: skip


@reacts(TrapAttackRolled, "TRP-08")
def a_hit_leaves_blood(world: World, attack: TrapAttackRolled) -> tuple[Happening, ...]:
    """Where the victim stands."""
    kind = mechanism_part(world, attack.object)
    if kind is None or kind.remains != "blood" or not attack.roll.success:
        return ()
    return (RemainsLeft(attack.object, (world.creatures[attack.target].cell,), "blood"),)
