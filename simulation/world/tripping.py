"""Questions about activators: whom one detects, whether it is connected."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.happenings.traps import ActivatorTripped
from simulation.kernel.attempts import Attempt
from simulation.kernel.happening import Happening
from simulation.kernel.rolls import Ask

if TYPE_CHECKING:
    from schemas.catalogue.activators import ActivatorPart
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class Detection(Ask):
    """Whether the activator `object` answers `actor` at all (TRP-10): a sum above 0 means yes."""

    purpose: str = field(default="detection", init=False)


@dataclass(frozen=True, slots=True)
class TripActivator(Attempt):
    """The activator `actor` is about to go off under `target`, who came into `cell`."""

    target: str
    cell: Cell

    def fact(self, world: World) -> tuple[Happening, ...]:
        """It is tripped."""
        return (ActivatorTripped(self.actor, self.target, self.cell),)


def detects(world: World, activator: str, creature: str) -> bool:
    """Whether an activator answers a creature, working or not."""
    parts = world.rules.contributions(world, Detection(creature, activator))
    return sum(part.amount for part in parts) > 0


def activator_part(world: World, id: str) -> ActivatorPart | None:
    """The catalogue's data of an activator; None for anything else."""
    return world.catalogue.object_kind(world.parts[id].kind).activator if id in world.parts else None


def reaches_nothing(world: World, activator: str) -> bool:
    """Whether there is neither mechanism nor door at the activator's wires (TRP-07)."""
    link = world.link(activator)
    return not link.mechanisms and not link.doors


def is_connected(world: World, activator: str) -> bool:
    """Whether a switch of the activator reaches anything that answers; links in conflict do not (WIR-12)."""
    link = world.link(activator)
    return link.mechanism is not None or bool(link.doors)
