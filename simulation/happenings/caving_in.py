"""The roof comes down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.kernel.attempts import Attempt
from simulation.kernel.happening import Happening

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class CavedIn(Happening):
    """DOR-29: a cell is full of fallen rock: from now on nobody walks, sees or shoots through it."""

    cell: Cell

    def apply(self, world: World) -> None:
        """Ways and lines of sight change."""
        world.fallen[self.cell] = None
        world.derived.opacity_changed()


@dataclass(frozen=True, slots=True)
class CaveIn(Attempt):
    """The roof is about to come down on a cell; `actor` is nobody."""

    cell: Cell

    def fact(self, world: World) -> tuple[Happening, ...]:
        """It does."""
        return (CavedIn(self.cell),)
