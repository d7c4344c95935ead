"""TRP-01, TRP-07, TRP-10, TRP-11, BLD-03, OWN-01 to OWN-03: who comes to an activator sets it off, or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.message import Message
from schemas.model import Cell
from simulation.happenings.invasions import AdventurerEntered
from simulation.happenings.moving import PlacesSwapped, StepTaken
from simulation.happenings.signals import ActivatorSwitched
from simulation.happenings.traps import ActivatorTripped
from simulation.kernel.attempts import Attempted
from simulation.kernel.happening import Happening
from simulation.kernel.registry import forbids, modifies, reacts
from simulation.kernel.rolls import Contribution
from simulation.world.sites import why_unbuilt
from simulation.world.trapping import is_foe, is_wild, mechanism_part
from simulation.world.tripping import Detection, TripActivator, detects, is_connected, reaches_nothing

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(StepTaken, "TRP-01", "DOR-18")
def a_step_trips(world: World, step: StepTaken) -> tuple[Happening, ...]:
    """Whoever steps on an activator, bumps into it or passes it."""
    if step.cell not in world.derived.connections.watched:
        return ()
    return _tries(world, step.actor, step.cell, step.origin)


@reacts(AdventurerEntered, "TRP-01")
def an_entrance_trips(world: World, entered: AdventurerEntered) -> tuple[Happening, ...]:
    """An activator under the portal."""
    return _tries(world, entered.actor, entered.cell, None)


@reacts(PlacesSwapped, "TRP-01")
def squeezing_past_trips(world: World, swap: PlacesSwapped) -> tuple[Happening, ...]:
    """Both who exchanged places."""
    return (
        *_tries(world, swap.actor, swap.cell, swap.origin),
        *_tries(world, swap.target, swap.origin, swap.cell),
    )


@reacts(ActivatorTripped, "TRP-01", "DOR-18")
def what_is_tripped_switches_on(world: World, tripped: ActivatorTripped) -> tuple[Happening, ...]:
    """It stays on until it is rearmed."""
    return (ActivatorSwitched(tripped.object, True, tripped.actor),)


@modifies(Detection, "TRP-10", "OWN-02")
def foes_are_detected(world: World, ask: Detection) -> tuple[Contribution, ...]:
    """Adventurers and wild creatures are, and whoever has turned against the dungeon."""
    return (Contribution("TRP-10", "total", 1),) if is_foe(world.creatures[ask.actor]) else ()


@modifies(Detection, "OWN-01", "RRM-06")
def rigged_it_answers_anyone(world: World, ask: Detection) -> tuple[Contribution, ...]:
    """The dungeon's own too; only whose fumble it was is spared."""
    part = world.parts[ask.object]
    return (Contribution("OWN-01", "total", 1),) if part.rigged and part.spared != ask.actor else ()


@forbids(TripActivator, "OWN-03")
def an_alarm_ignores_the_wild(world: World, attempt: TripActivator) -> Message | None:
    """An activator that is connected to an alarm trap does not answer wild creatures; rigged, it does."""
    link = world.link(attempt.actor).mechanism
    kind = mechanism_part(world, link[0]) if link is not None else None
    ignores = kind is not None and kind.ignores_wild and not world.parts[attempt.actor].rigged
    creature = world.creatures.get(attempt.target)  # none when a circuit is only tried out
    return Message("refusal.ignores_wild") if ignores and creature and is_wild(creature) else None


@forbids(TripActivator, "BLD-03")
def a_planned_one_does_nothing(world: World, attempt: TripActivator) -> Message | None:
    """It is a work site until it is built."""
    return why_unbuilt(world, attempt.actor)


@forbids(TripActivator, "TRP-11", "RRM-01")
def a_spent_one_detects_nothing(world: World, attempt: TripActivator) -> Message | None:
    """Before its rearm."""
    return Message("refusal.needs_rearm") if world.parts[attempt.actor].needs_rearm else None


@forbids(TripActivator, "TRP-07")
def an_unconnected_one_does_nothing(world: World, attempt: TripActivator) -> Message | None:
    """With neither mechanism nor door at its wires."""
    return Message("refusal.unconnected") if reaches_nothing(world, attempt.actor) else None


@forbids(TripActivator, "WIR-12")
def one_in_conflict_does_nothing(world: World, attempt: TripActivator) -> Message | None:
    """With a mechanism whose links are inert, and no door."""
    return None if is_connected(world, attempt.actor) else Message("refusal.in_conflict")


def _tries(world: World, actor: str, cell: Cell, origin: Cell | None) -> tuple[Happening, ...]:
    """Every activator that watches the cell and not the one that the body came from."""
    watched = world.derived.connections.watched
    before = watched.get(origin, ()) if origin is not None else ()
    return tuple(
        Attempted(TripActivator(activator, actor, cell))
        for activator in watched.get(cell, ())
        if activator not in before and detects(world, activator, actor)
    )
