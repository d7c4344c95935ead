"""Timers that do nothing or not what they seem to: dead ends, bypasses, parallels, rings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from schemas.message import Message
from simulation.wiring.circuits import Circuits
from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.grid import ObjectCells, WireGrid
from simulation.wiring.net_table import cells_shown
from simulation.wiring.sides import BITS
from simulation.wiring.witness import Ways

RULES = ("WIR-11",)


def timer_findings(
    grid: WireGrid, _objects: ObjectCells, circuits: Circuits, ways: Ways
) -> Iterator[ConnectionFinding]:
    """What is odd about timers: first what concerns one alone, by id, then parallels, then rings."""
    for timer in circuits.nets.of_family("timer"):
        nets, cell = circuits.nets.of(timer), ways.cell_of(timer)
        ports = len(BITS[grid.mask(cell)])  # a timer fills one cell
        message = Message(_WORDS[min(ports, 2)], timer=timer)
        if len(nets) == 1 and ports > 1:
            cells = cells_shown(circuits.nets, nets[0])
            yield ConnectionFinding("W-TIMER-BYPASSED", (timer,), cell, cells, message)
        elif ports == 1:
            yield ConnectionFinding("W-TIMER-DEAD-END", (timer,), cell, (), message)
        elif not nets:
            yield ConnectionFinding("W-UNWIRED", (timer,), cell, (), message)
    parallels = _parallels(circuits)
    for timer, kept in parallels.items():
        yield _parallel(timer, kept, ways)
    for ring in _rings(circuits, list(parallels)):
        yield _ring(ring, ways)


_WORDS = ("wiring.timer_unwired", "wiring.timer_dead_end", "wiring.timer_bypassed")


def _parallels(circuits: Circuits) -> dict[str, str]:
    """Timers that connect the same two nets as an earlier one → that one; earlier by delay, then id."""
    between: dict[tuple[int, int], list[tuple[int, str]]] = {}
    for node in circuits.timer_nodes():
        for pair in combinations(circuits.nets.of(circuits.timer(node)), 2):
            between.setdefault(pair, []).append((circuits.delay(node), circuits.timer(node)))
    found: dict[str, str] = {}
    for pair in sorted(between):
        (_, kept), *others = sorted(between[pair])
        found.update((timer, kept) for _, timer in others if timer not in found)
    return {timer: found[timer] for timer in sorted(found)}


def _rings(circuits: Circuits, left_out: Sequence[str]) -> list[list[str]]:
    """The timers of each ring of nets and timers, without those that only stand parallel; sorted."""
    import networkx as nx

    graph = circuits.graph.copy()
    graph.remove_nodes_from([node for node in circuits.timer_nodes() if circuits.timer(node) in left_out])
    nodes = circuits.timer_nodes()
    return sorted(
        sorted(circuits.timer(node) for node in ring if node in nodes) for ring in nx.cycle_basis(graph)
    )


def _parallel(timer: str, kept: str, ways: Ways) -> ConnectionFinding:
    message = Message("wiring.timer_parallel", timer=timer, kept=kept)
    way = tuple(ways.between(timer, [kept]))
    return ConnectionFinding("W-TIMER-PARALLEL", (timer, kept), ways.cell_of(timer), way, message)


def _ring(timers: Sequence[str], ways: Ways) -> ConnectionFinding:
    message = Message("wiring.timer_ring", timer=timers[0], count=len(timers))
    steps = zip(timers, [*timers[1:], timers[0]], strict=True)
    way = (cell for here, there in steps for cell in ways.between(here, [there]))
    witness = tuple(dict.fromkeys(way))
    return ConnectionFinding("W-TIMER-RING", tuple(timers), ways.cell_of(timers[0]), witness, message)
