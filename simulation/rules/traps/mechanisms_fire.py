"""TRP-08, TRP-11, BLD-03, RRM-01: a signal makes a mechanism act if it is built and armed when it arrives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.message import Message
from simulation.happenings.signals import SignalArrived
from simulation.happenings.traps import MechanismFired, RemainsLeft
from simulation.kernel.attempts import Attempted
from simulation.kernel.happening import Happening
from simulation.kernel.registry import forbids, reacts
from simulation.world.firing import FireMechanism
from simulation.world.sites import why_unbuilt
from simulation.world.trapping import mechanism_part

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(SignalArrived, "WIR-01", "TRP-01")
def a_signal_fires(world: World, signal: SignalArrived) -> tuple[Happening, ...]:
    """The mechanism at the end of the wire."""
    if not signal.on or mechanism_part(world, signal.object) is None:
        return ()
    return (Attempted(FireMechanism(signal.object, signal.activator, signal.by)),)


@forbids(FireMechanism, "BLD-03")
def a_planned_mechanism_does_nothing(world: World, attempt: FireMechanism) -> Message | None:
    """It is a work site until it is built."""
    return why_unbuilt(world, attempt.actor)


@forbids(FireMechanism, "TRP-11", "RRM-01")
def a_spent_mechanism_does_not_act(world: World, attempt: FireMechanism) -> Message | None:
    """Before its rearm."""
    return Message("refusal.needs_rearm") if world.parts[attempt.actor].needs_rearm else None


@reacts(MechanismFired, "TRP-08")
def fire_leaves_burns(world: World, fired: MechanismFired) -> tuple[Happening, ...]:
    """Burn marks on all that it reaches."""
    kind = mechanism_part(world, fired.object)
    if kind is None or kind.remains != "burns" or not fired.cells:
        return ()
    return (RemainsLeft(fired.object, fired.cells, "burns"),)
