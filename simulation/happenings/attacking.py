"""Attacks that the designer orders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from simulation.kernel.happening import Happening

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class AttackOrdered(Happening):
    """DOR-10: a minion, or the Master, is to attack somebody, whatever its stance."""

    actor: str
    target: str

    def apply(self, world: World) -> None:
        """Remember whom; one at a time."""
        world.creatures[self.actor].attacks = self.target


@dataclass(frozen=True, slots=True)
class AttackOver(Happening):
    """An ordered attack is over; `reason` is a word of the catalogue."""

    actor: str
    target: str
    reason: str

    def apply(self, world: World) -> None:
        """Its stance counts again."""
        world.creatures[self.actor].attacks = ""
