"""Books of what was worked out on each island: links and findings, kept until the island goes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from operator import attrgetter
from typing import TypeAlias

from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.findings import in_lists
from simulation.wiring.links import Link, Links
from simulation.wiring.upkeep.islands import Island

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


class Entry:
    """A finding in a book, with the key that sorts it. Two are equal only when they are the same."""

    __slots__ = ("finding", "key")

    def __init__(self, finding: ConnectionFinding) -> None:
        self.finding, self.key = finding, in_lists(finding)


class FindingBook:
    """The findings of all islands, in the order of lists."""

    def __init__(self, islands: Iterable[Island]) -> None:
        self._unread = dict.fromkeys(islands)
        self._of: dict[Island, list[Entry]] = {}
        self._struck: list[Entry] = []
        """Entries of islands that are gone since the book was read."""
        self._all: list[Entry] = []

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
        struck = {entry.finding: entry for entry in self._struck}
        added: list[Entry] = []
        for island in self._unread:
            entries = self._of[island] = []
            for finding in find(island):
                known = struck.pop(finding, None)
                entries.append(known or Entry(finding))
                if known is None:
                    added.append(entries[-1])
        self._unread.clear()
        self._struck.clear()
        self._exchange(list(struck.values()), added)
        return FindingsChanged(*(tuple(entry.finding for entry in some) for some in (struck.values(), added)))

    def _exchange(self, removed: Iterable[Entry], added: Iterable[Entry]) -> None:
        gone = dict.fromkeys(removed)
        if gone:
            self._all = [entry for entry in self._all if entry not in gone]
        if added:
            self._all += added
            self._all.sort(key=attrgetter("key"))

    def all(self) -> list[ConnectionFinding]:
        """Everything in the book when it was last read."""
        return [entry.finding for entry in self._all]
