"""Orders about the ground: let the roof come down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from schemas.message import Message
from simulation.happenings.caving_in import CaveIn
from simulation.kernel.attempts import Attempted
from simulation.kernel.happening import Happening
from simulation.orders.order import Order

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class LetCaveIn(Order):
    """DOR-29: the designer tries what happens when a passage falls in."""

    x: int
    y: int

    def check(self, world: World) -> Message | None:
        """Whatever forbids a cave-in there."""
        refusal = world.rules.refusal(world, CaveIn("", (self.x, self.y)))
        return None if refusal is None else refusal.reason

    def carried_out(self, world: World) -> tuple[Happening, ...]:
        """The roof comes down."""
        return (Attempted(CaveIn("", (self.x, self.y))),)
