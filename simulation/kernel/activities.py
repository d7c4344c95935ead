"""What takes time: an activity keeps its actor busy until its outcome comes, or until something ends it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.kernel.happening import Happening
from simulation.kernel.queue import Phase

if TYPE_CHECKING:
    from simulation.world.world import World

Need = Cell | str
"""What an activity depends on: a cell, or the id of an object or creature."""


@dataclass(frozen=True, slots=True)
class Activity:
    """`actor` does `kind` until `due` (ms); then `outcome` comes. A change of `needs` ends or wakes it.

    `reserves` is a cell that nobody else may enter meanwhile. `path`: cells that the actor passes through on
    its own, each with the moment (ms) of its arrival there.
    """

    actor: str
    kind: str
    began: int
    due: int
    outcome: Happening
    needs: tuple[Need, ...] = ()
    phase: Phase = Phase.WORK
    reserves: Cell | None = None
    path: tuple[tuple[Cell, int], ...] = ()


def tag_of(actor: str) -> str:
    """The tag in the queue of what an actor is busy with."""
    return f"busy {actor}"


@dataclass(frozen=True, slots=True)
class ActivityBegan(Happening):
    """Somebody is busy now. Whatever it was busy with before must have ended."""

    activity: Activity

    def apply(self, world: World) -> None:
        """Note what it does and needs, and put the outcome into the queue."""
        doing = self.activity
        world.begin_activity(doing)
        world.queue.put(
            doing.due, doing.phase, doing.actor, doing.outcome, world.happened, tag_of(doing.actor)
        )


@dataclass(frozen=True, slots=True)
class ActivityEnded(Happening):
    """Somebody stops before the outcome came; `reason` is a word of the catalogue."""

    actor: str
    reason: str

    def apply(self, world: World) -> None:
        """Call the outcome off and free the actor."""
        world.break_off(self.actor)
