"""WIR-01, WIR-04, WIR-05, WIR-10: a switch reaches mechanism and doors after the timers in between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.message import Message
from simulation.happenings.signals import ActivatorSwitched, SignalArrived
from simulation.kernel.attempts import Thwarted
from simulation.kernel.happening import Happening
from simulation.kernel.queue import Phase
from simulation.kernel.registry import reacts
from simulation.kernel.scheduling import Scheduled
from simulation.world.tripping import is_connected, reaches_nothing

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(ActivatorSwitched, "WIR-01", "WIR-04", "WIR-05", "TRP-11")
def a_switch_reaches_the_mechanism(world: World, switch: ActivatorSwitched) -> tuple[Happening, ...]:
    """Switching on alone makes a mechanism act, a lever's too."""
    link = world.link(switch.object).mechanism
    if link is None or not switch.on:
        return ()
    return (_signal(world, switch, link[0], link[1]),)


@reacts(ActivatorSwitched, "TRP-07", "WIR-12")
def a_switch_in_vain_says_why(world: World, switch: ActivatorSwitched) -> tuple[Happening, ...]:
    """A lever at whose wires nothing answers; mechanisms whose links are in conflict."""
    if not switch.on:
        return ()
    if reaches_nothing(world, switch.object):
        return (Thwarted(switch.object, "FireMechanism", Message("refusal.unconnected"), "TRP-07"),)
    link = world.link(switch.object)
    vain = link.inert if is_connected(world, switch.object) else (switch.object,)
    return tuple(Thwarted(id, "FireMechanism", Message("refusal.in_conflict"), "WIR-12") for id in vain)


@reacts(ActivatorSwitched, "WIR-10", "WIR-04")
def a_switch_reaches_the_doors(world: World, switch: ActivatorSwitched) -> tuple[Happening, ...]:
    """Each door, by id."""
    return tuple(
        _signal(world, switch, door, on_ms if switch.on else off_ms)
        for door, on_ms, off_ms in world.link(switch.object).doors
    )


def _signal(world: World, switch: ActivatorSwitched, sink: str, delay: int) -> Happening:
    signal = SignalArrived(sink, switch.object, switch.on, switch.by)
    return Scheduled(world.now + delay, Phase.SIGNALS, sink, signal) if delay else signal
