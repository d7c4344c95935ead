"""CMB-13 to CMB-17: wounds add up until somebody is down, unconscious or dead."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from simulation.happenings.fights import CreatureFell, DownRolled, WoundSuffered
from simulation.kernel.happening import Happening
from simulation.kernel.registry import modifies, reacts
from simulation.kernel.rolls import Ask, Contribution, chance
from simulation.world.creature import Condition
from simulation.world.health import is_spent

if TYPE_CHECKING:
    from simulation.world.world import World

BLUNT = ("blunt", "fists")


@dataclass(frozen=True, slots=True)
class DownRoll(Ask):
    """Whether `actor`, put down by a wound, is unconscious: percentage points add up."""

    level: str
    damage_type: str
    purpose: str = field(default="down", init=False)


@reacts(WoundSuffered, "CMB-13")
def wounds_put_one_down(world: World, wound: WoundSuffered) -> tuple[Happening, ...]:
    """At so many points, or under *health* at the whole of it, the wounded is down."""
    creature = world.creatures[wound.actor]
    if not creature.conscious or not is_spent(world, creature):
        return ()
    ask = DownRoll(creature.id, "", wound.level, wound.damage_type)
    points = sum(part.amount for part in world.rules.contributions(world, ask))
    rolled = chance(world, ask, max(0, min(world.ruleset.combat.unconscious_max_percent, points)))
    condition: Condition = "unconscious" if rolled.yes else "dead"
    return (DownRolled(rolled, creature.id), CreatureFell(creature.id, condition, wound.by))


@modifies(DownRoll, "CMB-14")
def the_wound_decides(world: World, ask: DownRoll) -> tuple[Contribution, ...]:
    """The lighter the last wound, the likelier it is only unconsciousness."""
    if ask.damage_type in BLUNT:
        return ()
    percent = getattr(world.ruleset.combat.unconscious_percent, ask.level)
    return (Contribution("CMB-14", "total", percent),)


@modifies(DownRoll, "CMB-15")
def blunt_blows_spare(world: World, ask: DownRoll) -> tuple[Contribution, ...]:
    """A blunt weapon or fists have their own, higher chances."""
    if ask.damage_type not in BLUNT:
        return ()
    percent = getattr(world.ruleset.combat.unconscious_blunt_percent, ask.level)
    return (Contribution("CMB-15", "total", percent),)


@modifies(DownRoll, "CMB-16")
def armour_spares(world: World, ask: DownRoll) -> tuple[Contribution, ...]:
    """Body armour adds to it."""
    armour = world.catalogue.creature_kind(world.creatures[ask.actor].kind).armour
    return (Contribution("CMB-16", "total", getattr(world.ruleset.combat.armour_percent, armour)),)


@modifies(DownRoll, "CMB-17")
def some_always_die(world: World, ask: DownRoll) -> tuple[Contribution, ...]:
    """Creatures and the Master always die; the troll never does."""
    kind = world.catalogue.creature_kind(world.creatures[ask.actor].kind)
    if kind.always_dies:
        return (Contribution("CMB-17", "total", -CERTAIN),)
    return (Contribution("CMB-17", "total", CERTAIN),) if kind.always_falls_unconscious else ()


CERTAIN = 1_000
"""More percentage points than anything else adds up to."""
