"""One shortest path: as long as it must be, on own maps and on those of MovingAI."""

import os
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.geometry import backend
from simulation.geometry.cells import UNREACHABLE
from simulation.geometry.fields import distance_field
from simulation.geometry.paths import length, shortest_path
from tests.simulation.geometry import oracles
from tests.simulation.geometry.pictures import Map, all_cells, maps, noise, rooms, walls

CORPUS = Path(os.environ.get("TRAPWRIGHT_CORPUS", "")) / "movingai"
MOVINGAI = sorted(CORPUS.glob("*.map")) if "TRAPWRIGHT_CORPUS" in os.environ else []


@given(maps(), st.data())
def test_it_walks_by_allowed_steps_and_none_is_shorter(blocked: Map, data: st.DataObject) -> None:
    """From any cell to any other; None exactly where the plainest search finds no way."""
    start, goal = data.draw(st.tuples(*[st.sampled_from(all_cells(blocked))] * 2))
    free, ones = ~blocked, np.ones(blocked.shape, np.int64)
    path = shortest_path(free, start, goal)

    goals = {goal} if free[goal[1], goal[0]] else set()
    cost = oracles.cost_to_goal(free, start, goals, 0 * ones, ones)
    assert (None if path is None else length(path)) == cost
    assert path is None or (path[0], path[-1]) == (start, goal)
    assert all(b in dict(oracles.steps(free, a)) for a, b in zip(path or [], (path or [])[1:], strict=False))


@pytest.mark.parametrize("blocked", [noise(1, 30, 24, 0.2), noise(2, 24, 30, 0.4), rooms(32, 3)])
def test_numba_finds_the_same_path(blocked: Map) -> None:
    """Not only as long: the same cells."""
    corners = [(x, y) for y, x in np.argwhere(~blocked)[:: 1 + blocked.size // 40].tolist()]
    found = []
    for choice in ("python", "numba"):
        backend.use(choice)
        found.append([shortest_path(~blocked, a, b) for a in corners for b in corners])
    backend.use("auto")

    assert found[0] == found[1]


@pytest.mark.usefixtures("either_backend")
def test_it_is_as_long_as_the_distance_field_says() -> None:
    """On rooms and corridors, from one cell to every twentieth other."""
    free = ~rooms(48, 5)
    cells = [(x, y) for y, x in np.argwhere(free).tolist()]
    field = distance_field(free, [cells[0]])

    for x, y in cells[::20]:
        path = shortest_path(free, (x, y), cells[0])
        assert (UNREACHABLE if path is None else length(path)) == field[y, x]


def test_no_way_into_a_wall() -> None:
    """The goal must be passable."""
    assert shortest_path(~walls("..#"), (0, 0), (2, 0)) is None


@pytest.mark.parametrize("file", MOVINGAI, ids=lambda file: file.stem)
def test_every_movingai_scenario_has_its_known_length(file: Path) -> None:
    """Lengths with √2 for a diagonal, to the hundredth."""
    free = ~np.isin(np.array([list(row) for row in file.read_text().split("\n")[4:] if row]), list("@OTW"))
    backend.use("numba")
    wrong = [
        (start, goal)
        for start, goal, known in _scenarios(file)
        if abs(_movingai_length(shortest_path(free, start, goal)) - known) > 0.01
    ]
    backend.use("auto")

    assert not wrong


def _scenarios(file: Path) -> Iterator[tuple[tuple[int, int], tuple[int, int], float]]:
    for line in Path(f"{file}.scen").read_text().splitlines()[1:]:
        x, y, u, v = (int(number) for number in line.split()[4:8])
        yield (x, y), (u, v), float(line.split()[8])


def _movingai_length(path: list[tuple[int, int]] | None) -> float:
    steps = list(zip(path or [], (path or [])[1:], strict=False))
    diagonal = sum(a[0] != b[0] and a[1] != b[1] for a, b in steps)
    return float(len(steps) - diagonal + diagonal * 2**0.5)
