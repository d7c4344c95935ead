"""WIR-01, WIR-04, WIR-05, WIR-10: a switch reaches mechanism and doors after the timers in between.

WIR-12: on parallel timers letting go takes longer than taking hold; whoever switches on meanwhile keeps hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.message import Message
from simulation.happenings.signals import ActivatorSwitched, SignalArrived
from simulation.kernel.attempts import Thwarted
from simulation.kernel.happening import Happening
from simulation.kernel.queue import Phase
from simulation.kernel.registry import reacts
from simulation.kernel.scheduling import CalledOff, Scheduled
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


@reacts(ActivatorSwitched, "WIR-12")
def a_new_hold_outlasts_the_old(world: World, switch: ActivatorSwitched) -> tuple[Happening, ...]:
    """Switched on again, it calls off what would let go of a door after it takes hold of it anew."""
    slow = {door: on_ms for door, on_ms, off_ms in world.link(switch.object).doors if off_ms > on_ms}
    if not switch.on or not slow:
        return ()
    coming = [world.queue.pending[number] for number in sorted(world.queue.pending)]
    late = (
        each.tag
        for each in coming
        if isinstance(signal := each.happening, SignalArrived)
        and (signal.activator, signal.on) == (switch.object, False)
        and signal.object in slow
        and each.time >= world.now + slow[signal.object]
    )
    return tuple(CalledOff(tag) for tag in dict.fromkeys(late))


def _signal(world: World, switch: ActivatorSwitched, sink: str, delay: int) -> Happening:
    signal = SignalArrived(sink, switch.object, switch.on, switch.by)
    if not delay:
        return signal
    due = world.now + delay
    tag = "" if switch.on else f"lets go {sink} {switch.object} {due}"
    return Scheduled(due, Phase.SIGNALS, sink, signal, tag)
