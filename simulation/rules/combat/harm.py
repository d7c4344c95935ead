"""CMB-12, ATK-02: what a hit does: a wound by its margin, or damage by dice, as the ruleset says."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from schemas.catalogue.entry import Dice
from simulation.dice import die, draw
from simulation.happenings.fights import WoundLevel, WoundSuffered
from simulation.kernel.happening import Happening
from simulation.kernel.rolls import Ask

if TYPE_CHECKING:
    from simulation.world.world import World

RULES = ("CMB-12", "ATK-02")


@dataclass(frozen=True, slots=True)
class DamageRoll(Ask):
    """The damage that `actor` does to `object`."""

    purpose: str = field(default="damage", init=False)


def harm(
    world: World,
    target: str,
    *,
    by: str,
    damage_type: str,
    margin: int | None,
    level: WoundLevel | None,
    damage: Dice,
    less: int = 0,
) -> tuple[Happening, ...]:
    """The wound that `target` suffers: of `level`, or else by `margin`; under *health* with damage dice.

    `less` is taken off the damage, which is at least a scratch.
    """
    wound = level or wound_level(world, margin or 0)
    if world.ruleset.combat.harm == "wounds":
        return (WoundSuffered(target, wound, by, damage_type, 0),)
    key = DamageRoll(by, target).key
    counter = world.draws(key)
    thrown = (die(draw(world.seed, *key, counter, index), damage.sides) for index in range(damage.count))
    done = max(0, sum(thrown) + damage.bonus)
    done = max(1, done - less) if less else done
    return (WoundSuffered(target, wound, by, damage_type, done, (key,)),)


def wound_level(world: World, margin: int) -> WoundLevel:
    """CMB-12: light, severe or critical by the margin of the attack."""
    combat = world.ruleset.combat
    if margin >= combat.margin_critical:
        return "critical"
    return "severe" if margin >= combat.margin_severe else "light"
