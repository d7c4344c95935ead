"""Happenings: small frozen values that alone change the world, and the entry that the log keeps of each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that happened. It carries its results and decides nothing: `apply` only writes them down."""

    def apply(self, world: World) -> None:
        """Change the world accordingly. The base changes nothing: some happenings are only told."""


class Entry:
    """One line of the log: a happening, when, what caused it, which rule made it, whence it came.

    `cause` is the id of another entry or None; `taken` the number in the queue that it came from or None.
    """

    __slots__ = ("cause", "happening", "id", "rule", "taken", "time")

    def __init__(
        self, id: int, time: int, cause: int | None, rule: str, happening: Happening, taken: int | None
    ) -> None:
        self.id = id
        self.time = time
        self.cause = cause
        self.rule = rule
        self.happening = happening
        self.taken = taken

    def __repr__(self) -> str:
        return f"{self.id} @{self.time} ← {self.cause} [{self.rule}] {self.happening}"


def enact(world: World, entry: Entry) -> None:
    """Bring the world past one entry. Live play and seeking both do just this, so that they cannot differ."""
    if entry.taken is not None:
        world.came(world.queue.take(entry.taken))
    world.now = entry.time
    world.happened = entry.id
    entry.happening.apply(world)
