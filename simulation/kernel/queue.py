"""The queue of what is to come, ordered by time, phase, actor and number. Part of the state."""

from __future__ import annotations

import heapq
from dataclasses import dataclass, field
from enum import IntEnum

from simulation.kernel.happening import Happening


class Phase(IntEnum):
    """What comes first among things of the same millisecond."""

    ORDERS = 0
    SIGNALS = 1
    EFFECTS = 2
    ARRIVALS = 3
    WORK = 4
    TURNS = 5
    DECISIONS = 6


@dataclass(frozen=True, slots=True)
class Pending:
    """A happening that will come; `cause` is the entry that scheduled it, `tag` what calls it off."""

    time: int
    phase: Phase
    actor: str
    number: int
    happening: Happening
    cause: int
    tag: str


@dataclass(slots=True)
class Queue:
    """Pending happenings by number; the heap beside them may hold numbers that were called off."""

    pending: dict[int, Pending] = field(default_factory=dict)
    next_number: int = 0
    _heap: list[tuple[int, Phase, str, int]] = field(default_factory=list)
    _tagged: dict[str, dict[int, None]] = field(default_factory=dict)

    def put(self, time: int, phase: Phase, actor: str, happening: Happening, cause: int, tag: str) -> int:
        """Add a happening and return its number."""
        number = self.next_number
        self.next_number += 1
        self.pending[number] = Pending(time, phase, actor, number, happening, cause, tag)
        heapq.heappush(self._heap, (time, phase, actor, number))
        if tag:
            self._tagged.setdefault(tag, {})[number] = None
        return number

    def take(self, number: int) -> Pending:
        """Remove one that has come. Raises KeyError if it was called off or never put."""
        taken = self.pending.pop(number)
        if taken.tag:
            self._untag(taken.tag, number)
        return taken

    def call_off(self, tag: str) -> None:
        """Remove all that carry the tag; none is fine."""
        for number in self._tagged.pop(tag, {}):
            del self.pending[number]

    def is_pending(self, tag: str) -> bool:
        """Whether anything with this tag is still to come."""
        return tag in self._tagged

    def first(self) -> Pending | None:
        """What comes next, or None."""
        while self._heap:
            found = self.pending.get(self._heap[0][3])
            if found is not None:
                return found
            heapq.heappop(self._heap)
        return None

    def _untag(self, tag: str, number: int) -> None:
        numbers = self._tagged[tag]
        del numbers[number]
        if not numbers:
            del self._tagged[tag]
