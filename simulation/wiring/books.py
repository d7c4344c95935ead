"""Books of what was worked out on each island: links and findings, kept until the island goes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from operator import itemgetter
from typing import TypeAlias

from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.findings import in_lists
from simulation.wiring.islands import Island
from simulation.wiring.links import Link, Links

Find: TypeAlias = Callable[[Island], list[ConnectionFinding]]


@dataclass(frozen=True, slots=True)
class FindingsChanged:
    """What is no longer found, and what is new; what is found as before is in neither."""

    removed: tuple[ConnectionFinding, ...] = ()
    added: tuple[ConnectionFinding, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.removed or self.added)


class LinkBook:
    """The links of all islands; new ones are traced when the book is read."""

    def __init__(self, islands: Iterable[Island]) -> None:
        self._unread = dict.fromkeys(islands)
        self._of: dict[str, Link] = {}
        self._activators: dict[str, tuple[str, ...]] = {}
        self._links: Links | None = None

    def replace(self, gone: Iterable[Island], new: Iterable[Island]) -> None:
        """Strike out islands and enter others."""
        for island in gone:
            self._links = None
            self._unread.pop(island, None)
            for key in island.objects:
                self._of.pop(key, None)
                self._activators.pop(key, None)
        for island in new:
            self._links = None
            self._unread[island] = None

    def read(self) -> Links:
        """The links of the level."""
        if self._links is None:
            for island in self._unread:
                own = island.circuits.links
                self._of.update(own.of)
                self._activators.update(own.reached_by)
            self._unread.clear()
            self._links = Links({key: self._of[key] for key in sorted(self._of)}, dict(self._activators))
        return self._links


class FindingBook:
    """The findings of all islands, in the order of lists."""

    def __init__(self, islands: Iterable[Island]) -> None:
        self._unread = dict.fromkeys(islands)
        self._of: dict[Island, list[ConnectionFinding]] = {}
        self._struck: list[ConnectionFinding] = []
        """Findings of islands that are gone since the book was read."""
        self._all: list[tuple[tuple[object, ...], ConnectionFinding]] = []
        """Sorted, with the key that sorts."""

    def replace(self, gone: Iterable[Island], new: Iterable[Island]) -> None:
        """Strike out islands and enter others."""
        for island in gone:
            self._unread.pop(island, None)
            self._struck += self._of.pop(island, ())
        self._unread.update(dict.fromkeys(new))

    def read(self, find: Find) -> FindingsChanged:
        """Find what is on new islands; how the book differs from when it was last read."""
        if not self._unread and not self._struck:
            return FindingsChanged()
        struck = {finding: finding for finding in self._struck}
        added: list[ConnectionFinding] = []
        for island in self._unread:
            found = find(island)
            self._of[island] = [struck.pop(finding, finding) for finding in found]
            added += (now for now, old in zip(found, self._of[island], strict=True) if now is old)
        self._unread.clear()
        self._struck.clear()
        told = FindingsChanged(tuple(struck.values()), tuple(added))
        self._enter(told)
        return told

    def _enter(self, told: FindingsChanged) -> None:
        if told.removed:
            gone = {id(finding) for finding in told.removed}
            self._all = [entry for entry in self._all if id(entry[1]) not in gone]
        if told.added:
            self._all += ((in_lists(finding), finding) for finding in told.added)
            self._all.sort(key=itemgetter(0))

    def all(self) -> list[ConnectionFinding]:
        """Everything in the book when it was last read."""
        return [finding for _, finding in self._all]
