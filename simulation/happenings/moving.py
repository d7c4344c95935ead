"""Bodies move, turn, wait, see each other come and go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.kernel.activities import Activity, ActivityBegan
from simulation.kernel.attempts import Attempt
from simulation.kernel.happening import Happening
from simulation.kernel.queue import Phase
from simulation.world.facing import facing_towards

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class StepTaken(Happening):
    """A body has arrived in the next cell."""

    actor: str
    origin: Cell
    cell: Cell

    def apply(self, world: World) -> None:
        """Move the body and turn it the way it went."""
        _arrive(world, self.actor, self.origin, self.cell)


@dataclass(frozen=True, slots=True)
class StrollEnded(Happening):
    """A body has arrived at the end of a quiet walk."""

    actor: str
    origin: Cell
    cell: Cell

    def apply(self, world: World) -> None:
        """Move the body and turn it the way it went."""
        _arrive(world, self.actor, self.origin, self.cell)


def _arrive(world: World, actor: str, origin: Cell, cell: Cell) -> None:
    creature = world.creatures[actor]
    creature.facing = facing_towards(origin, cell, creature.facing)
    world.place_body(creature, cell)


@dataclass(frozen=True, slots=True)
class PlacesSwapped(Happening):
    """Two of one side squeeze past each other."""

    actor: str
    target: str
    origin: Cell
    cell: Cell

    def apply(self, world: World) -> None:
        """Exchange the two bodies."""
        actor, other = world.creatures[self.actor], world.creatures[self.target]
        actor.facing = facing_towards(self.origin, self.cell, actor.facing)
        actor.cell, other.cell = self.cell, self.origin
        world.bodies[self.cell], world.bodies[self.origin] = actor.id, other.id
        for mover in (actor, other):
            if mover.party:
                world.parties[mover.party].walked[mover.cell] = None


@dataclass(frozen=True, slots=True)
class Turned(Happening):
    """A body turns on the spot."""

    actor: str
    facing: str

    def apply(self, world: World) -> None:
        """Note the facing."""
        world.creatures[self.actor].facing = self.facing


@dataclass(frozen=True, slots=True)
class CameIntoView(Happening):
    """`actor` sees `target`, an enemy, that it did not see before (CMB-02)."""

    actor: str
    target: str
    cell: Cell

    def apply(self, world: World) -> None:
        """Now it is seen, and known."""
        seer = world.creatures[self.actor]
        seer.in_view[self.target] = None
        seer.knows[self.target] = self.cell


@dataclass(frozen=True, slots=True)
class LeftView(Happening):
    """`actor` no longer sees `target`; it knows the `cell` where that one went or stayed."""

    actor: str
    target: str
    cell: Cell

    def apply(self, world: World) -> None:
        """No longer seen; if it was not given up, it is looked for there."""
        creature = world.creatures[self.actor]
        creature.in_view.pop(self.target, None)
        if self.target in creature.knows:
            creature.knows[self.target] = self.cell


@dataclass(frozen=True, slots=True)
class EnemyLearned(Happening):
    """`actor` learns where an enemy is without seeing it: by a blow, a noise, an alarm."""

    actor: str
    target: str
    cell: Cell

    def apply(self, world: World) -> None:
        """Remember the place."""
        world.creatures[self.actor].knows[self.target] = self.cell


@dataclass(frozen=True, slots=True)
class EnemyForgotten(Happening):
    """`actor` gives up on an enemy that is not where it was believed to be."""

    actor: str
    target: str

    def apply(self, world: World) -> None:
        """Forget it."""
        world.creatures[self.actor].knows.pop(self.target, None)


@dataclass(frozen=True, slots=True)
class TakeStep(Attempt):
    """`actor` wants to step into a neighbouring cell."""

    cell: Cell
    takes_ms: int

    def fact(self, world: World) -> tuple[Happening, ...]:
        """The walk begins; the body arrives when it is due."""
        origin = world.creatures[self.actor].cell
        arrival = StepTaken(self.actor, origin, self.cell)
        due = world.now + self.takes_ms
        walk = Activity(self.actor, "walk", world.now, due, arrival, phase=Phase.ARRIVALS, reserves=self.cell)
        return (ActivityBegan(walk),)
