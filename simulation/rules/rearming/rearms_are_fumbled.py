"""RRM-04 to RRM-08: a fumbled rearm sets the trap off or leaves its activator rigged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.rearming import (
    ActivatorRigged,
    ActivatorUnrigged,
    PartRearmed,
    RearmFumbled,
    RearmNeeded,
    RearmRolled,
)
from simulation.happenings.traps import ActivatorTripped
from simulation.kernel.happening import Happening
from simulation.kernel.registry import modifies, reacts
from simulation.kernel.rolls import Contribution, chance
from simulation.world.firing import fires
from simulation.world.rearming import FumbleRoll, ever_needs_rearm, trap_of
from simulation.world.tripping import activator_part

if TYPE_CHECKING:
    from simulation.world.world import World

CERTAIN = 100


@reacts(RearmRolled, "RRM-04")
def a_fumble_has_its_price(world: World, rearm: RearmRolled) -> tuple[Happening, ...]:
    """One of two things; a part that belongs to no whole trap, or one half built, has none to pay."""
    parts = trap_of(world, rearm.object)
    if not rearm.roll.fumble or not all(part and world.parts[part].built for part in parts):
        return ()
    ask = FumbleRoll(rearm.actor, rearm.object)
    percent = sum(part.amount for part in world.rules.contributions(world, ask))
    return (RearmFumbled(chance(world, ask, min(CERTAIN, percent)), rearm.actor, rearm.object),)


@modifies(FumbleRoll, "RRM-04")
def it_may_go_off(world: World, ask: FumbleRoll) -> tuple[Contribution, ...]:
    """As often as the ruleset says."""
    return (Contribution("RRM-04", "total", world.ruleset.rearming.fumble_goes_off_percent),)


@modifies(FumbleRoll, "RRM-08")
def a_lever_cannot_be_rigged(world: World, ask: FumbleRoll) -> tuple[Contribution, ...]:
    """With a lever the trap always goes off."""
    kind = activator_part(world, trap_of(world, ask.object)[0])
    return () if kind is None or kind.can_be_rigged else (Contribution("RRM-08", "total", CERTAIN),)


@reacts(RearmFumbled, "RRM-05")
def the_trap_goes_off(world: World, fumble: RearmFumbled) -> tuple[Happening, ...]:
    """Armed or not, the mechanism acts and the minion is a victim; both parts then need a rearm."""
    if not fumble.chance.yes:
        return ()
    activator, mechanism = trap_of(world, fumble.object)
    spent = (RearmNeeded(activator),) if ever_needs_rearm(world, activator) else ()
    return (*spent, fires(world, mechanism, activator, fumble.actor, also=(fumble.actor,)))


@reacts(RearmFumbled, "RRM-06")
def the_activator_is_rigged(world: World, fumble: RearmFumbled) -> tuple[Happening, ...]:
    """The part counts as rearmed; from now on the activator spares nobody but the minion."""
    if fumble.chance.yes:
        return ()
    activator, _ = trap_of(world, fumble.object)
    return (PartRearmed(fumble.object, fumble.actor), ActivatorRigged(activator, fumble.actor))


@reacts((ActivatorTripped, PartRearmed), "RRM-07")
def a_rigged_one_is_normal_again(world: World, done: ActivatorTripped | PartRearmed) -> tuple[Happening, ...]:
    """Once it has set the trap off, or is rearmed."""
    return (ActivatorUnrigged(done.object),) if world.parts[done.object].rigged else ()
