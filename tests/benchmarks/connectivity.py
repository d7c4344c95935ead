"""Painting cells with a way to keep, against full searches: `python -m tests.benchmarks.connectivity`."""

import random
from time import perf_counter

import networkx as nx
import numpy as np

from simulation.geometry import backend
from simulation.geometry.connectivity import WitnessPath
from tests.simulation.geometry.pictures import Map, rooms

Cell = tuple[int, int]
EDITS = 4_000


def edits(ours: WitnessPath, cells: list[Cell]) -> list[float]:
    """Microseconds of asking for, and where nothing is cut making, one edit; a tenth hits the witness."""
    dice, taken = random.Random(1), []
    for _ in range(EDITS):
        cell = dice.choice(ours.path if dice.random() < 0.1 else cells)
        began = perf_counter()
        if not ours.would_cut([cell]):
            ours.set_passable([cell], False)
        taken.append(1e6 * (perf_counter() - began))
        ours.set_passable([cell], True)
    return sorted(taken)


def full_search(free: Map, start: Cell, goal: Cell) -> tuple[float, float]:
    """Microseconds of a fresh search by ours in plain Python, and by networkx."""
    backend.use("python")
    began = perf_counter()
    WitnessPath(free, [start], [goal])
    ours = 1e6 * (perf_counter() - began)
    graph: nx.Graph[Cell] = nx.Graph()
    for y, x in np.argwhere(free).tolist():
        graph.add_edges_from(((x, y), (u, v)) for u, v in ((x + 1, y), (x, y + 1)) if free[v, u])
    began = perf_counter()
    nx.has_path(graph, start, goal)
    return ours, 1e6 * (perf_counter() - began)


def ends(free: Map) -> tuple[Cell, Cell, list[Cell]]:
    """First and last cell of the largest region, and all of it."""
    cells = [(x, y) for y, x in np.argwhere(free).tolist()]
    for start in cells[:: len(cells) // 50]:
        for goal in cells[-1 : len(cells) // 2 : -97]:
            if WitnessPath(free, [start], [goal]).exists:
                return start, goal, cells
    raise LookupError("the rooms are not connected")


def main() -> None:
    """Three sizes; in plain Python and with numba for the searches of last resort."""
    for size in (64, 256, 1024):
        free = ~rooms(size, 2)
        backend.use("numba")
        start, goal, cells = ends(free)
        searched, by_networkx = full_search(free, start, goal)
        for choice in ("python", "numba"):
            backend.use(choice)
            taken = edits(WitnessPath(free, [start], [goal]), cells)
            middle, high, last = taken[EDITS // 2], taken[EDITS * 99 // 100], taken[-1]
            print(
                f"{size}² {choice:7} edit median {middle:6.2f} µs  99 % {high:8.1f} µs  worst {last:9.1f} µs "
                f" full search {searched:8.0f} µs = {searched / middle:7.0f} × median (goal 1000)  "
                f"networkx {by_networkx:8.0f} µs = {by_networkx / middle:7.0f} ×"
            )


if __name__ == "__main__":
    main()
