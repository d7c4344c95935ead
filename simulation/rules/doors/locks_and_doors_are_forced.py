"""DOR-23 to DOR-25, TRP-09: what a roll at a lock or door is made of, and how long it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.kernel.registry import modifies
from simulation.kernel.rolls import Contribution
from simulation.world.forcing import ATTRIBUTE, BREAK, BreakRoll, ForcingTime, PickRoll, pick_time

if TYPE_CHECKING:
    from simulation.world.world import World


@modifies(PickRoll, "DOR-23")
def craft_picks(world: World, roll: PickRoll) -> tuple[Contribution, ...]:
    """Craft is added as it is."""
    return (Contribution("DOR-23", "total", world.creatures[roll.actor].attribute("craft")),)


@modifies(BreakRoll, "DOR-24")
def battle_breaks(world: World, roll: BreakRoll) -> tuple[Contribution, ...]:
    """Battle is added as it is."""
    return (Contribution("DOR-24", "total", world.creatures[roll.actor].attribute("battle")),)


@modifies((PickRoll, BreakRoll), "TRP-09")
def quality_resists(world: World, roll: PickRoll | BreakRoll) -> tuple[Contribution, ...]:
    """The quality of the lock, or of the door, shifts the opposing number."""
    door = world.doors[roll.object]
    lock = world.setting.level.objects.get(door.padlock)
    quality = getattr(lock, "quality", "normal") if isinstance(roll, PickRoll) else door.quality
    return (Contribution("TRP-09", "opposing", getattr(world.ruleset.traps.quality_shift, quality)),)


@modifies(ForcingTime, "DOR-23", "DOR-25")
def who_is_better_is_faster(world: World, ask: ForcingTime) -> tuple[Contribution, ...]:
    """A roll takes the base time, less for every point of the attribute, but never less than the least."""
    points = world.creatures[ask.actor].attribute(ATTRIBUTE[ask.method])
    return (Contribution("DOR-23", "total", pick_time(world.ruleset.doors, points)),)


@modifies(ForcingTime, "DOR-24")
def breaking_takes_longer(world: World, ask: ForcingTime) -> tuple[Contribution, ...]:
    """Breaking down takes so many times as long as picking would."""
    if ask.method != BREAK:
        return ()
    once = sum(part.amount for part in who_is_better_is_faster(world, ask))
    return (Contribution("DOR-24", "total", once * (world.ruleset.doors.break_time_factor - 1)),)
