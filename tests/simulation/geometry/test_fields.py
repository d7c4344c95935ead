"""Distance fields: exact costs, no corner cut, a fixed way down."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.geometry import backend
from simulation.geometry.cells import UNREACHABLE
from simulation.geometry.fields import descend, distance_field, path_down
from tests.simulation.geometry import oracles
from tests.simulation.geometry.pictures import Map, all_cells, find, maps, noise, walls

CORNER = """
    ...
    .#b
    a..
"""


def test_a_diagonal_step_costs_more_than_a_straight_one_and_cuts_no_corner() -> None:
    """Round the wall from a to b takes two steps right, then one up."""
    field = distance_field(~walls(CORNER), [find(CORNER, "b")])

    assert field.tolist() == [
        [300_000, 200_000, 100_000][:1] + [200_000, 100_000],
        [400_000, UNREACHABLE, 0],
        [300_000, 200_000, 100_000],
    ]


@pytest.mark.usefixtures("either_backend")
@pytest.mark.parametrize("seed", range(12))
def test_costs_are_those_of_the_plainest_search(seed: int) -> None:
    """On noise with dear and slow cells, every cell's distance is what Dijkstra forwards finds."""
    free = ~noise(seed, 7 + seed, 9, 0.25)
    dice = np.random.default_rng(seed)
    extra, weight = dice.integers(0, 400_000, free.shape), dice.integers(1, 4, free.shape)
    goals = [cell for cell in all_cells(free) if free[cell[1], cell[0]]][:: 20 + seed]

    field = distance_field(free, goals, extra, weight)

    for x, y in all_cells(free):
        expected = oracles.cost_to_goal(free, (x, y), set(goals), extra, weight) if free[y, x] else None
        assert field[y, x] == (UNREACHABLE if expected is None else expected)


@given(maps(), st.data())
def test_going_down_costs_what_the_field_says(blocked: Map, data: st.DataObject) -> None:
    """The steps down from any cell add up to its distance and end at the goal."""
    goal, start = data.draw(st.tuples(*[st.sampled_from(all_cells(blocked))] * 2))
    field = distance_field(~blocked, [goal])
    way = [start, *path_down(field, ~blocked, start)]

    if field[start[1], start[0]] == UNREACHABLE:
        return
    costs = [dict(oracles.steps(~blocked, a))[b] for a, b in zip(way, way[1:], strict=False)]
    assert (way[-1], sum(costs)) == (goal, field[start[1], start[0]])


@pytest.mark.parametrize("seed", range(6))
def test_numba_goes_the_same_way(seed: int) -> None:
    """Field and path are the same, cell by cell, on either backend."""
    free = ~noise(seed, 40, 33, 0.3)
    goals, start = [(0, 0), (39, 32), (20, 16)], (5, 30)
    extra = np.random.default_rng(seed).integers(0, 9, free.shape) * 50_000

    found = []
    for choice in ("python", "numba"):
        backend.use(choice)
        field = distance_field(free, goals, extra)
        found.append((field.tolist(), path_down(field, free, start, extra)))
    backend.use("auto")

    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("start", "first"),
    [((0, 2), (1, 2)), ((2, 0), (2, 1)), ((0, 1), (1, 1)), ((2, 2), None)],
)
def test_ties_go_straight_first(start: tuple[int, int], first: tuple[int, int] | None) -> None:
    """On open floor, whoever could step straight or diagonally first, steps straight."""
    free = np.ones((3, 3), np.bool_)

    assert descend(distance_field(free, [(2, 2)]), free, start) == first


def test_who_stands_in_a_closed_door_may_leave_it() -> None:
    """The start need not be passable."""
    free = ~walls(".#.")

    assert descend(distance_field(free, [(2, 0)]), free, (1, 0)) == (2, 0)


def test_a_door_that_costs_more_than_the_way_round_is_avoided() -> None:
    """Through the door costs 10 steps extra, round it only four."""
    free = ~walls("""
        .....
        .#.#.
        .....
    """)
    extra = np.zeros(free.shape, np.int64)
    extra[0, 2] = 1_000_000

    way = path_down(distance_field(free, [(4, 0)], extra), free, (0, 0), extra)

    assert (2, 0) not in way and way[-1] == (4, 0)


@pytest.mark.parametrize("wrong", [{"extra_cost": -1}, {"extra_cost": 1 << 31}, {"weight": 0}])
def test_costs_out_of_range_are_refused(wrong: dict[str, int]) -> None:
    """A step never gains and never outgrows the buckets."""
    free = np.ones((2, 2), np.bool_)

    with pytest.raises(ValueError, match="must be at least"):
        distance_field(free, [(0, 0)], **{name: np.full((2, 2), value) for name, value in wrong.items()})


def test_goals_in_walls_or_outside_lead_nowhere() -> None:
    """They count as none."""
    assert (distance_field(~walls(".#"), [(1, 0), (7, 7)]) == UNREACHABLE).all()
