"""DOR-29: the last way from a portal to the sanctum, after 100,000 random edits."""

import random
from collections.abc import Iterable

import numpy as np
import pytest

from simulation.geometry.connectivity import WitnessPath
from tests.simulation.geometry.pictures import find, rooms, walls

Cell = tuple[int, int]
TWO_WAYS = """
    P...s
    .###.
    .....
"""


class BitMap:
    """A full search on whole numbers as bit sets, sharing nothing with what it checks."""

    def __init__(self, width: int, portals: Iterable[Cell], sanctum: Iterable[Cell]) -> None:
        self.stride = width + 1
        self.portals, self.sanctum = self.bits(portals), self.bits(sanctum)

    def bits(self, cells: Iterable[Cell]) -> int:
        """The cells as one number."""
        return sum(1 << (y * self.stride + x) for x, y in set(cells))

    def leads(self, free: int) -> bool:
        """Whether a portal is connected to the sanctum."""
        reached, before = self.portals & free, 0
        while reached != before:
            before = reached
            reached |= (before << 1 | before >> 1 | before << self.stride | before >> self.stride) & free
        return bool(reached & self.sanctum)


@pytest.mark.rule("DOR-29")
@pytest.mark.parametrize("seed", range(10))
def test_it_agrees_with_a_full_search_after_every_edit(seed: int) -> None:
    """10,000 random edits a seed: single cells and brushes, opening, closing, asking only."""
    dice = random.Random(seed)
    for _ in range(20):
        width, height = dice.randint(1, 10), dice.randint(1, 10)
        cells = [(x, y) for y in range(height) for x in range(width)]
        portals, sanctum = (dice.sample(cells, min(len(cells), dice.randint(1, 3))) for _ in range(2))
        check, free = BitMap(width, portals, sanctum), 0
        ours = WitnessPath(np.zeros((height, width), np.bool_), portals, sanctum)
        for _ in range(500):
            brush = dice.sample(cells, min(len(cells), dice.choice((1, 1, 1, 1, 2, 4))))
            opening = dice.random() < 0.55
            after = free | check.bits(brush) if opening else free & ~check.bits(brush)
            expected = check.leads(after)
            if not opening and dice.random() < 0.3:
                assert ours.would_cut(brush) == (ours.exists and not expected)
            free = after
            assert ours.set_passable(brush, opening) == expected


@pytest.mark.parametrize("seed", range(10))
def test_the_witness_is_a_walk_from_portal_to_sanctum(seed: int) -> None:
    """However often it was mended: no gap, no cell twice, no wall."""
    dice, free = random.Random(seed), ~rooms(24, seed)
    cells = [(x, y) for y, x in np.argwhere(free).tolist()]
    ours = WitnessPath(free, cells[:2], cells[-2:])
    for _ in range(300):
        cell = dice.choice(ours.path or cells)
        free[cell[1], cell[0]] ^= True
        ours.set_passable([cell], bool(free[cell[1], cell[0]]))
        path = ours.path
        assert len(set(path)) == len(path) and all(free[y, x] for x, y in path)
        assert all(abs(x - u) + abs(y - v) == 1 for (x, y), (u, v) in zip(path, path[1:], strict=False))
        assert not path or (path[0] in cells[:2] and path[-1] in cells[-2:])


@pytest.mark.rule("DOR-29")
def test_the_last_way_may_not_be_cut_but_another_may() -> None:
    """With the upper way closed, closing the lower one would cut the last."""
    ours = WitnessPath(~walls(TWO_WAYS), [find(TWO_WAYS, "P")], [find(TWO_WAYS, "s")])

    assert not ours.would_cut([(2, 0)])
    ours.set_passable([(2, 0)], False)
    assert ours.would_cut([(2, 2)]) and ours.exists


@pytest.mark.rule("DOR-29")
def test_digging_elsewhere_in_the_same_edit_keeps_the_way() -> None:
    """A corridor that is moved cuts nothing."""
    corridor = "P..s\n####"
    ours = WitnessPath(~walls(corridor), [(0, 0)], [(3, 0)])
    moved = [(0, 1), (1, 1), (2, 1), (3, 1)]

    assert ours.would_cut([(1, 0)])
    assert not ours.would_cut([(1, 0)], opening=moved)
    assert ours.change([(1, 0)], moved)


def test_asking_changes_nothing() -> None:
    """Neither the answer nor the witness."""
    ours = WitnessPath(~walls(TWO_WAYS), [(0, 0)], [(4, 0)])
    before = ours.path
    ours.would_cut([(1, 0), (0, 1)])

    assert (ours.exists, ours.path) == (True, before)


def test_any_portal_and_any_cell_of_the_sanctum_will_do() -> None:
    """The one left is enough; new ends are looked at anew."""
    ours = WitnessPath(~walls("..#..\n..#.."), [(0, 0), (4, 0)], [(1, 1), (3, 1)])

    assert ours.set_passable([(0, 0), (1, 1)], False)
    assert not ours.set_ends([(0, 1)], [(3, 1)])


def test_a_level_without_ends_has_no_path_and_nothing_to_cut() -> None:
    """A new level, before a portal or a sanctum is placed; ends outside count as none."""
    ours = WitnessPath(~walls("..."), [], [(9, 9)])

    assert not ours.exists and not ours.would_cut([(1, 0)])
