"""Fields and ways down them against python-tcod and networkx: `python -m tests.benchmarks.paths`.

tcod cuts corners, so it solves an easier problem; networkx gets the right graph.
"""

from __future__ import annotations

from collections.abc import Callable

import networkx as nx
import numpy as np
import tcod.path

from simulation.geometry import backend
from simulation.geometry.cells import DIAGONAL, STRAIGHT
from simulation.geometry.fields import distance_field, path_down
from tests.benchmarks.side_by_side import in_turn, report
from tests.simulation.geometry.oracles import steps
from tests.simulation.geometry.pictures import Map, rooms

Cell = tuple[int, int]
Pair = tuple[Cell, Cell]
Search = Callable[[Pair], object]


def pairs(free: Map, count: int) -> list[Pair]:
    """Cells that are connected, far and near, mixed."""
    cells = [(x, y) for y, x in np.argwhere(free).tolist()]
    field = distance_field(free, [cells[len(cells) // 2]])
    near = [c for c in cells if field[c[1], c[0]] < 1 << 60]
    order = np.random.default_rng(7).permutation(len(near))
    return [(near[order[i % len(near)]], near[order[-1 - i % len(near)]]) for i in range(count)]


def compare_fields(free: Map, size: int) -> None:
    """A whole field from one goal."""
    cost = free.astype(np.int32)

    def tcod_field(pair: Pair) -> None:
        dist = tcod.path.maxarray(free.shape)
        dist[pair[0][1], pair[0][0]] = 0
        tcod.path.dijkstra2d(dist, cost, 2, 3, out=dist)

    def ours(pair: Pair) -> None:
        distance_field(free, [pair[0]])

    times = in_turn(pairs(free, 60), {"ours": ours, "tcod dijkstra2d": tcod_field}, 4)
    report(f"field {size}²", times, {"tcod dijkstra2d": 6})


def compare_descent(free: Map, size: int) -> None:
    """From many starts down one kept field, against searching each time."""
    cost, graph = free.astype(np.int32), graph_of(free)
    chosen = pairs(free, 200)
    goal = chosen[0][1]
    field = distance_field(free, [goal])

    def octile(a: Cell, b: Cell) -> int:
        dx, dy = abs(a[0] - b[0]), abs(a[1] - b[1])
        return STRAIGHT * max(dx, dy) + (DIAGONAL - STRAIGHT) * min(dx, dy)

    def tcod_pair(pair: Pair) -> None:
        tcod.path.AStar(cost, DIAGONAL / STRAIGHT).get_path(*pair[0][::-1], *pair[1][::-1])

    contestants: dict[str, Search] = {
        "ours": lambda pair: path_down(field, free, pair[0]),
        "tcod AStar": tcod_pair,
        "networkx astar": lambda pair: nx.astar_path(graph, pair[0], pair[1], heuristic=octile),
    }
    times = in_turn([(start, goal) for start, _ in chosen], contestants, 20)
    report(f"descent {size}²", times, {"networkx astar": 1000} if size >= 256 else {})


def graph_of(free: Map) -> nx.Graph[Cell]:
    """The same steps as a graph."""
    graph: nx.Graph[Cell] = nx.Graph()
    for y, x in np.argwhere(free).tolist():
        graph.add_node((x, y))
        graph.add_weighted_edges_from(((x, y), other, cost) for other, cost in steps(free, (x, y)))
    return graph


def main() -> None:
    """All sizes."""
    backend.use("numba")
    for size in (64, 256, 512):
        free = ~rooms(size, 2)
        compare_fields(free, size)
        compare_descent(free, size)


if __name__ == "__main__":
    main()
