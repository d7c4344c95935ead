"""RRM-10 to RRM-13: two days after its last rearm a part stops working; levers never do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.building import Built
from simulation.happenings.invasions import PlayStarted
from simulation.happenings.rearming import ClockRanOut, PartRearmed, RearmNeeded
from simulation.kernel.happening import Happening
from simulation.kernel.queue import Phase
from simulation.kernel.registry import reacts
from simulation.kernel.scheduling import CalledOff, Scheduled
from simulation.world.rearming import ever_needs_rearm

if TYPE_CHECKING:
    from simulation.world.structures import PartState
    from simulation.world.world import World


@reacts(PlayStarted, "RRM-10", "RRM-13", "INV-35")
def clocks_are_running(world: World, started: PlayStarted) -> tuple[Happening, ...]:
    """One run-out a built part, by id; nothing happens before it."""
    parts = (world.parts[key] for key in sorted(world.parts))
    return tuple(_runs_out(world, p) for p in parts if p.built and ever_needs_rearm(world, p.id))


@reacts((PartRearmed, Built), "RRM-12", "RRM-10")
def the_clock_starts_over(world: World, done: PartRearmed | Built) -> tuple[Happening, ...]:
    """From zero; for what was just built it starts."""
    if done.object not in world.parts or not ever_needs_rearm(world, done.object):
        return ()
    return (CalledOff(_tag(done.object)), _runs_out(world, world.parts[done.object]))


@reacts(ClockRanOut, "RRM-11")
def it_stops_working(world: World, out: ClockRanOut) -> tuple[Happening, ...]:
    """A part that was used already needs its rearm anyway; an activator that is on stays on."""
    return () if world.parts[out.object].needs_rearm else (RearmNeeded(out.object),)


def _runs_out(world: World, part: PartState) -> Happening:
    due = max(world.now, part.rearmed_at + world.ruleset.rearming.clock_ms)
    return Scheduled(due, Phase.EFFECTS, part.id, ClockRanOut(part.id), _tag(part.id))


def _tag(part: str) -> str:
    return f"clock {part}"
