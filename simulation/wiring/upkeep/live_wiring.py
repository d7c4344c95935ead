"""The wiring of a level that is being edited: nets, links and findings, kept up to date."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import TypeAlias

from schemas.model import Cell
from simulation.wiring.circuits import Circuits, Limits
from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.findings import NEAR, findings_of
from simulation.wiring.grid import ObjectCells, WireGrid, terminal_at
from simulation.wiring.links import Links
from simulation.wiring.upkeep.books import FindingBook, FindingsChanged, LinkBook
from simulation.wiring.upkeep.collector import collector_resting
from simulation.wiring.upkeep.islands import Island, Islands
from simulation.wiring.upkeep.net_index import NetIndex, NetsChanged
from simulation.wiring.witness import Ways

RULES = ("WIR-09",)

NO_LIMITS = Limits()
Watcher: TypeAlias = Callable[[FindingsChanged], None]


class LiveWiring:
    """Follows `grid`, `objects` and `delays` (timer id → ms), which are the caller's own.

    After changing them call `update`; nothing else makes it look. Nets are known at once, links and findings
    are worked out when asked for, only on islands that changed since.
    """

    def __init__(
        self, grid: WireGrid, objects: ObjectCells, delays: Mapping[str, int], limits: Limits = NO_LIMITS
    ) -> None:
        self._grid, self._objects, self._delays = grid, objects, delays
        with collector_resting():
            self.nets = NetIndex(grid, objects)
            self.islands = Islands(self.nets, delays, limits)
        self._ways = Ways(grid, objects, self.nets.bodies)
        self._links = LinkBook(self.islands.all())
        self._findings = FindingBook(self.islands.all())
        self._watchers: list[Watcher] = []

    def update(self, cells: Iterable[Cell], ids: Iterable[str] = ()) -> NetsChanged:
        """Take in that the wires or objects of these cells, or the delays of these timers, may be others."""
        changed = list(cells)
        told = self.nets.update(changed)
        islands = self.islands
        stale = [islands.of_net.get(net) for net in (*told.removed, *told.changed)]
        stale += [islands.of_object.get(key) for key in (*told.objects, *ids)]
        stale += self._near(changed)
        found = dict.fromkeys(island for island in stale if island is not None)
        self._replace(*islands.renew(found, (*told.added, *told.changed), told.objects))
        return told

    @property
    def limits(self) -> Limits:
        """The numbers of the ruleset that it judges by."""
        return self.islands.limits

    def limit(self, limits: Limits) -> None:
        """Judge by other numbers from now on."""
        if limits != self.limits:
            self.islands.limits = limits
            self._replace(*self.islands.renew(self.islands.all(), (), ()))

    def _near(self, cells: list[Cell]) -> list[Island | None]:
        """The islands that a finder may have looked at these cells for; all after an edit of a quarter."""
        if 4 * len(cells) > len(self._grid):
            return list[Island | None](self.islands.all())
        span = range(-NEAR, NEAR + 1)
        around = dict.fromkeys((x + dx, y + dy) for x, y in cells for dy in span for dx in span)
        return [island for cell in around for island in self._islands_at(cell)]

    def _islands_at(self, cell: Cell) -> Iterator[Island | None]:
        terminal = terminal_at(self._objects, cell)
        if terminal is not None:
            yield self.islands.of_object.get(terminal[0])
        for group in self._grid.groups(cell):
            yield self.islands.of_net.get(self.nets.net_of[(cell, group)])

    def _replace(self, gone: list[Island], new: list[Island]) -> None:
        self._links.replace(gone, new)
        self._findings.replace(gone, new)
        if gone or new:
            self.__dict__.pop("circuits", None)

    def circuits_of(self, object_id: str) -> Circuits:
        """The circuits of an object's island: all that it may reach and be reached by. They have own numbers.

        KeyError for an object that wires don't attach to.
        """
        return self.islands.of_object[object_id].circuits

    @cached_property
    def circuits(self) -> Circuits:
        """The circuits of the whole level; of one object `circuits_of` is quicker."""
        return Circuits(self.nets, self._delays, self.limits)

    @property
    def links(self) -> Links:
        """What each activator fires and drives."""
        return self._links.read()

    @property
    def findings(self) -> list[ConnectionFinding]:
        """All findings, in the order of lists. Those that stay are the same values as before."""
        self.settle()
        return self._findings.all()

    def settle(self) -> None:
        """Work out the findings of what changed since the last time; tell the watchers what is different."""
        told = self._findings.read(self._find)
        for watcher in tuple(self._watchers) if told else ():
            watcher(told)

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Tell of findings that come and go from now on, when they are settled; call the result to stop."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def _find(self, island: Island) -> list[ConnectionFinding]:
        return findings_of(self._grid, self._objects, island.circuits, self._ways)
