"""The rules of connection over a whole level: every finding about its wires, in a fixed order."""

from __future__ import annotations

from collections.abc import Mapping

from simulation.wiring.circuits import Circuits
from simulation.wiring.conflicts import conflict_findings
from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.grid import ObjectCells, WireGrid
from simulation.wiring.links import links_of
from simulation.wiring.loose import dangling, dead, unconnected
from simulation.wiring.nets import nets
from simulation.wiring.timers import timer_findings
from simulation.wiring.witness import Ways


def connection_findings(
    grid: WireGrid, objects: ObjectCells, delays: Mapping[str, int] | None = None, door_limit: int = 0
) -> list[ConnectionFinding]:
    """All findings of the level, errors first. `delays`: timer id → ms; `door_limit`: see WIR-10."""
    circuits = Circuits(nets(grid, objects), delays)
    links, ways = links_of(circuits), Ways(grid, objects)
    families = circuits.nets.families
    sinks = {key: family for key, family in families.items() if family in ("mechanism", "door", "padlock")}
    found = [
        *conflict_findings(links, sinks, ways, door_limit),
        *unconnected(links, circuits.nets.of_family("mechanism"), ways),
        *timer_findings(grid, objects, circuits, ways),
        *dead(circuits),
        *dangling(grid, objects),
    ]
    rank = {"error": 0, "warning": 1, "hint": 2}
    return sorted(found, key=lambda finding: rank[finding.severity])
