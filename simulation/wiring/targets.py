"""Where a drag that is under way may still end: which objects it would break no rule to be attached to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from schemas.model import Cell
from simulation.wiring.drag import DragPlan
from simulation.wiring.grid import SINKS, TERMINALS, ObjectCells, WireGrid, terminal_at
from simulation.wiring.joining import Bundles
from simulation.wiring.net_table import NetTable
from simulation.wiring.nets import nodes_in

RULES = ("WIR-02", "WIR-03", "WIR-10")

Link = tuple[str, str]
"""An activator and a sink that it reaches."""


class Targets:
    """Answers for one drag as it lies now; what it would pass on the way further on is left aside."""

    def __init__(self, nets: NetTable, drag: DragPlan, circuit: Sequence[str], door_limit: int = 0) -> None:
        """`circuit`: what hangs on the drag so far, `drag.circuit` unless it is but a start."""
        self._bundles = Bundles(nets)
        self._families = nets.families
        self._limit = door_limit
        self._around = tuple(drag.reach.after)
        self._reach = {key: frozenset(sinks) for key, sinks in drag.reach.after.items()}
        self._circuit = circuit
        self._known: dict[str, bool] = {}

    @property
    def families(self) -> dict[str, str]:
        """Every object that a wire may be attached to, and its family."""
        return dict(self._families)

    def allows(self, object_id: str) -> bool:
        """Whether the drag may end on this object."""
        if object_id not in self._known:
            self._known[object_id] = object_id in self._circuit or self._may_end_on(object_id)
        return self._known[object_id]

    def _may_end_on(self, object_id: str) -> bool:
        there = [object_id]
        if self._families.get(object_id) == "timer":
            nets = self._bundles.through_timers(self._bundles.of(object_id))
            there = self._bundles.found(nets, "activator", *SINKS)
        here, far = self._split(self._circuit), self._split(there)
        gained = self._gained(here[0], far[1]) + self._gained(far[0], here[1])
        return not self._broken(gained)

    def _split(self, ids: Iterable[str]) -> tuple[list[str], list[str]]:
        """The activators among some objects, and the sinks."""
        found = [(key, self._families.get(key)) for key in ids]
        return [key for key, family in found if family == "activator"], [k for k, f in found if f in SINKS]

    def _gained(self, activators: Iterable[str], sinks: Sequence[str]) -> list[Link]:
        return [(a, s) for a in activators for s in sinks if s not in self._sinks(a)]

    def _broken(self, gained: Sequence[Link]) -> bool:
        """Whether a new link gives anybody one too many."""
        return any(self._is_one_too_many(link, gained) for link in gained)

    def _is_one_too_many(self, link: Link, gained: Sequence[Link]) -> bool:
        activator, sink = link
        by = {key for key, reached in gained if reached == sink} | self._activators(sink)
        if self._families[sink] != "mechanism":
            return 0 < self._limit < len(by)
        fires = {reached for key, reached in gained if key == activator} | self._sinks(activator)
        rivals = [key for key in sorted(fires - {sink}) if self._families[key] == "mechanism"]
        return bool(by - {activator} or rivals)

    def _sinks(self, activator: str) -> frozenset[str]:
        if activator not in self._reach:
            self._reach[activator] = frozenset(self._bundles.reach(activator))
        return self._reach[activator]

    def _activators(self, sink: str) -> frozenset[str]:
        """Those that reach a sink, the drag as it lies included."""
        nets = self._bundles.through_timers(self._bundles.of(sink))
        before = self._bundles.found(nets, "activator")
        return frozenset(before) | {key for key in self._around if sink in self._reach[key]}


def circuit_at(grid: WireGrid, objects: ObjectCells, nets: NetTable, cell: Cell) -> tuple[str, ...]:
    """What hangs on a wire that starts in this cell: the object there, else what is on the wires there."""
    terminal = terminal_at(objects, cell)
    if terminal is not None and terminal[1] != "timer":
        return (terminal[0],)
    bundles = Bundles(nets)
    there = [nets.net_of[node] for node in nodes_in(grid, cell)]
    found = bundles.found(bundles.through_timers(there), *TERMINALS)
    return tuple(found) or ((terminal[0],) if terminal else ())
