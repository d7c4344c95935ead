"""Compares a live wiring with a rebuild from scratch: for tests, and every so often while debugging."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from simulation.wiring.circuits import Circuits
from simulation.wiring.findings import findings_of
from simulation.wiring.grid import ObjectCells, WireGrid
from simulation.wiring.net_table import NetTable
from simulation.wiring.nets import nets
from simulation.wiring.upkeep.live_wiring import LiveWiring
from simulation.wiring.witness import Ways

RULES = ("WIR-09",)


def differences(
    live: LiveWiring, grid: WireGrid, objects: ObjectCells, delays: Mapping[str, int]
) -> list[str]:
    """What of nets, links and findings is not as from scratch; nothing ever should be."""
    fresh = Circuits(nets(grid, objects), delays, live.limits)
    found = [] if _as_parts(live.nets) == _as_parts(fresh.nets) else ["other nets"]
    if dict(live.nets.families) != dict(fresh.nets.families):
        found.append("other objects")
    if list(live.links.of.items()) != list(fresh.links.of.items()):
        found.append("other links")
    if live.links.reached_by != fresh.links.reached_by:
        found.append("other activators of sinks")
    wanted, got = findings_of(grid, objects, fresh, Ways(grid, objects)), live.findings
    found += (f"not found: {finding}" for finding in wanted if finding not in got)
    found += (f"found without reason: {finding}" for finding in got if finding not in wanted)
    return found or (["findings in another order"] if got != wanted else [])


def _as_parts(table: NetTable) -> Sequence[object]:
    """Everything that a table of nets says, but for the numbers."""
    answers = (table.sizes, table.loops, table.firsts, table.ends, table.labels, table.objects)
    return sorted((sorted(table.nodes[net]), *(answer[net] for answer in answers)) for net in table.numbers)
