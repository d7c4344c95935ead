"""What an order is; each kind of order stands with its subject."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from schemas.message import Message
from simulation.kernel.happening import Happening

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class Order:
    """Something that the designer tells the dungeon to do."""

    def check(self, world: World) -> Message | None:
        """Why it does not fit now, or None. Never changes anything."""
        raise NotImplementedError

    def carried_out(self, world: World) -> tuple[Happening, ...]:
        """What it brings about."""
        raise NotImplementedError
