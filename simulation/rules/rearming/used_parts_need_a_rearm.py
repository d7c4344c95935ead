"""RRM-01, RRM-02, DOR-18: a part that was used needs a rearm before it works again; a lever never does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.rearming import RearmNeeded
from simulation.happenings.signals import ActivatorSwitched
from simulation.happenings.traps import MechanismFired
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.world.tripping import activator_part

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(ActivatorSwitched, "RRM-01", "RRM-02", "DOR-18")
def a_used_activator_needs_a_rearm(world: World, switch: ActivatorSwitched) -> tuple[Happening, ...]:
    """Plates, tripwires and sensors, once they are on."""
    kind = activator_part(world, switch.object)
    if not switch.on or kind is None or not kind.needs_rearm:
        return ()
    return (RearmNeeded(switch.object),)


@reacts(MechanismFired, "RRM-01")
def a_used_mechanism_needs_a_rearm(world: World, fired: MechanismFired) -> tuple[Happening, ...]:
    """Every mechanism, once it has acted."""
    return (RearmNeeded(fired.object),)
