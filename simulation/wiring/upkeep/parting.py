"""Which pieces still hang together after some were replaced: found by searching from all loose ends at once.

Searching in turns ends as soon as all but one part is known whole: cutting a little off a huge net costs
little. Nets whose replaced pieces still lead where they led cannot have come apart and are not searched.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable
from typing import TypeAlias

from simulation.wiring.upkeep.live_net import LiveNet
from simulation.wiring.upkeep.pieces import Piece

RULES = ("WIR-09",)

Links: TypeAlias = Callable[[Piece], Iterable[Piece]]


class Sets:
    """Sets of things that are one: joined two at a time."""

    def __init__(self) -> None:
        self._above: dict[Hashable, Hashable] = {}

    def top(self, thing: Hashable) -> Hashable:
        """The thing that stands for its set."""
        above = self._above
        while thing in above:
            thing = above[thing]
        return thing

    def join(self, one: Hashable, other: Hashable) -> bool:
        """Make one set of two; False when they were one."""
        one, other = self.top(one), self.top(other)
        if one is other:
            return False
        self._above[other] = one
        return True


class Search:
    """Over the pieces of one net that were left as they were, from those beside the replaced ones."""

    def __init__(self, net: LiveNet, seeds: Iterable[Piece], sets: Sets, links: Links) -> None:
        self._net, self._sets, self._links = net, sets, links
        self._seen: dict[Piece, Piece] = {seed: seed for seed in seeds}
        """Piece → the seed from which it was reached."""
        self._reached: dict[Piece, list[Piece]] = {seed: [seed] for seed in self._seen}
        self._open = {seed: deque([seed]) for seed in self._seen}
        self._news = True
        """Whether sets were joined, or one is known whole, since it was last looked whether that decides."""

    def run(self) -> None:
        """Join the sets of seeds that hang together, until all sets but one are known whole."""
        while not self._news or self._undecided():
            self._news = False
            for seed in list(self._open):
                self._advance(seed)

    @property
    def rest(self) -> Hashable:
        """The set that has all pieces that no other has: the one not known whole, else the largest."""
        return self._sets.top(self._remaining())

    def parts(self) -> dict[Hashable, list[Piece]]:
        """The other sets with their pieces."""
        rest, parts = self.rest, dict[Hashable, list[Piece]]()
        for seed, pieces in self._reached.items():
            top = self._sets.top(seed)
            if top is not rest:
                parts.setdefault(top, []).extend(pieces)
        return parts

    def _undecided(self) -> bool:
        return len({self._sets.top(seed) for seed in self._open}) > 1

    def _remaining(self) -> Piece:
        """A seed of the set that is not known whole; the one with most pieces when all are."""
        if self._open:
            return next(iter(self._open))
        return max(self._reached, key=lambda seed: len(self._reached[seed]))

    def _advance(self, seed: Piece) -> None:
        queue = self._open[seed]
        piece = queue.popleft()
        for other in self._links(piece):
            if other.net is not self._net:
                continue
            known = self._seen.get(other)
            if known is None:
                self._seen[other] = seed
                self._reached[seed].append(other)
                queue.append(other)
            elif known is not seed and self._sets.join(known, seed):
                self._news = True
        if not queue:
            del self._open[seed]
            self._news = True
