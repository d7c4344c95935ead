"""Invariant 9 by the thousand: crowded moves that are not refused change no link and join no foreign wire."""

from __future__ import annotations

from random import Random

import pytest

from editor.core.document import Document
from editor.core.edits.paste import plan_move
from editor.core.fragment import with_inner_nets
from editor.core.refusal import Refusal
from editor.core.selection import Selection
from simulation.level.level import Level, body_cells
from tests.simulation.wiring.crowds import crowded, linked
from tests.simulation.wiring.moves import wrongs

PER_LEVEL = 20
REFUSED_AT_MOST = 0.03
"""Of moves to cells without wire: where there is no way, a move has to be refused."""


def onto_bare_ground(level: Level, key: str, dx: int, dy: int) -> bool:
    """Whether all cells there are on the map, without object and without wire."""
    cells, taken = level.object_cells(), {body_cells(o): o for o in level.objects.values()}
    there = [(x + dx, y + dy) for x, y in body_cells(level.objects[key])]
    own = set(body_cells(level.objects[key]))
    free = all(cell not in cells or cell in own for cell in there) and bool(taken)
    return free and all(level.contains(cell) and not level.wires.mask(cell) for cell in there)


def moves(seeds: range) -> tuple[int, int]:
    """Move one wired object after another; how many moves to bare ground there were, how many refused."""
    tried = refused = 0
    for seed in seeds:
        chance, document = Random(seed), Document(crowded(seed))
        for _ in range(PER_LEVEL):
            level, nets = document.level, document.derived.nets
            key = chance.choice(sorted(level.objects))
            dx, dy = chance.randint(-5, 5), chance.randint(-5, 5)
            if not nets.of(key) or (dx, dy) == (0, 0) or not onto_bare_ground(level, key, dx, dy):
                continue
            before = linked(level)
            chosen = with_inner_nets(nets, Selection(objects=frozenset({key})))
            plan = plan_move(level, chosen, dx, dy, follow=True)
            tried += 1
            if isinstance(plan, Refusal):
                refused += 1
                continue
            document.do(plan)
            assert linked(level) == before, (seed, key, dx, dy)
            assert wrongs(level.wires, level.object_cells()) == []
    return tried, refused


def test_moving_changes_no_link() -> None:
    """Some hundred moves, next to none refused."""
    tried, refused = moves(range(40))

    assert tried > 100 and refused <= tried * REFUSED_AT_MOST


@pytest.mark.slow
def test_moving_changes_no_link_thousands_of_times() -> None:
    """Thousands of moves, next to none refused."""
    tried, refused = moves(range(40, 1600))

    assert tried > 4000 and refused <= tried * REFUSED_AT_MOST
