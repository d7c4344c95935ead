"""The rules of connection over a whole level: every finding about its wires, in a fixed order.

`FINDERS` is the table of them. Each is called `find(grid, objects, circuits, ways)`, once for the whole level
from scratch, or once for each *island* (nets and objects that hang together) that an edit touched: its
findings are kept until the next edit there. So that both give the same, a finder

* goes over `circuits` (`circuits.nets`, `.links`, `.components()`), never over `grid` or `objects` whole:
  they are the level's, for looking at single cells;
* looks at no cell farther than `NEAR` from a wire or an object of `circuits`;
* takes numbers of the ruleset from `circuits.limits` (a `Limits`: add a field), times from `circuits`;
* makes nothing hang on the numbers of nets but their order, and yields no finding twice;
* asks for `nets.nodes` of a net only when it has something to report, since a net may have 100,000; `ends`,
  `labels`, `loops`, `sizes`, `firsts` and `objects` answer at once, `cells_shown` bounds a witness.

The order in which it yields does not matter: findings are sorted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from simulation.wiring.circuits import Circuits, Limits
from simulation.wiring.conflicts import conflict_findings
from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.grid import ObjectCells, WireGrid
from simulation.wiring.labels import two_names
from simulation.wiring.loops import loops
from simulation.wiring.loose import dangling, dead, unconnected
from simulation.wiring.near_misses import near_misses
from simulation.wiring.nets import nets
from simulation.wiring.sides import by_row
from simulation.wiring.slow import slow
from simulation.wiring.timers import timer_findings
from simulation.wiring.witness import Ways

Finder: TypeAlias = Callable[[WireGrid, ObjectCells, Circuits, Ways], Iterable[ConnectionFinding]]

FINDERS: tuple[Finder, ...] = (
    conflict_findings, unconnected, timer_findings, dead, dangling, near_misses, loops, two_names,
    slow,
)  # fmt: skip
NEAR = 2
"""How many cells from its island's wires and objects a finder may look, along either axis."""
_RANK = {"error": 0, "warning": 1, "hint": 2}


def connection_findings(
    grid: WireGrid, objects: ObjectCells, delays: Mapping[str, int] | None = None, door_limit: int = 0
) -> list[ConnectionFinding]:
    """All findings of the level, errors first. `delays`: timer id → ms; `door_limit`: see WIR-10."""
    circuits = Circuits(nets(grid, objects), delays, Limits(door_limit))
    return findings_of(grid, objects, circuits, Ways(grid, objects))


def findings_of(
    grid: WireGrid, objects: ObjectCells, circuits: Circuits, ways: Ways
) -> list[ConnectionFinding]:
    """What all finders find on these circuits, in the order of lists."""
    return sorted((found for find in FINDERS for found in find(grid, objects, circuits, ways)), key=in_lists)


def in_lists(finding: ConnectionFinding) -> tuple[object, ...]:
    """Sorting key: errors first, then by code, objects, place and witness."""
    return (_RANK[finding.severity], finding.code, finding.objects, by_row(finding.cell), finding.witness)
