"""RRM-03, DOR-18: a rearm is a Craft challenge; a success rearms, a failure takes another try."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.rearming import PartRearmed, RearmRolled
from simulation.happenings.signals import ActivatorSwitched
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import modifies, reacts
from simulation.kernel.rolls import Contribution
from simulation.world.rearming import RearmRoll

if TYPE_CHECKING:
    from simulation.world.world import World


@modifies(RearmRoll, "RRM-03")
def craft_rearms(world: World, ask: RearmRoll) -> tuple[Contribution, ...]:
    """Craft is added as it is."""
    return (Contribution("RRM-03", "total", world.creatures[ask.actor].attribute("craft")),)


@reacts(RearmRolled, "RRM-03")
def a_success_rearms(world: World, rearm: RearmRolled) -> tuple[Happening, ...]:
    """A fumble is none, whatever its total."""
    if not rearm.roll.success or rearm.roll.fumble:
        return ()
    return (PartRearmed(rearm.object, rearm.actor),)


@reacts(PartRearmed, "DOR-18")
def a_rearmed_activator_switches_off(world: World, rearmed: PartRearmed) -> tuple[Happening, ...]:
    """An activator that was on."""
    if not world.parts[rearmed.object].on:
        return ()
    return (ActivatorSwitched(rearmed.object, False, rearmed.actor),)


@reacts(RearmRolled, "RRM-03")
def who_rearmed_goes_on(world: World, rearm: RearmRolled) -> tuple[Happening, ...]:
    """With the next part, or with another try at this one."""
    return (Deciding(rearm.actor),)
