"""Afflictions begin and end, and the bound struggle against them (ACT-22)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.kernel.happening import Happening
from simulation.kernel.rolls import Rolled

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class AfflictionBegan(Happening):
    """`actor` suffers from something until a time (ms), or 0: until something else ends it.

    `by` is who or what did it, `cell` where it came from.
    """

    actor: str
    affliction: str
    until: int
    by: str
    cell: Cell

    def apply(self, world: World) -> None:
        """Note it, and what to flee from."""
        creature = world.creatures[self.actor]
        creature.afflictions[self.affliction] = self.until
        creature.ails_from[self.affliction] = self.by
        if world.catalogue.affliction(self.affliction).flees:
            creature.flees_from = self.cell


@dataclass(frozen=True, slots=True)
class AfflictionEnded(Happening):
    """`actor` no longer suffers from it."""

    actor: str
    affliction: str

    def apply(self, world: World) -> None:
        """Forget it."""
        creature = world.creatures[self.actor]
        creature.afflictions.pop(self.affliction, None)
        creature.ails_from.pop(self.affliction, None)
        if world.catalogue.affliction(self.affliction).flees:
            creature.flees_from = None


@dataclass(frozen=True, slots=True)
class StruggleRolled(Rolled):
    """Somebody has struggled for a round; `roll.success` ends the affliction."""

    actor: str
    affliction: str
