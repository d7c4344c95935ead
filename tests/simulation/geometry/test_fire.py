"""Lines of fire: a wall's corner stops a shot although one may see past it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.geometry.fire import line_of_fire
from simulation.geometry.sight import sees
from tests.simulation.geometry import oracles
from tests.simulation.geometry.pictures import Map, all_cells, find, maps, walls


@pytest.mark.rule("CMB-07")
@pytest.mark.parametrize(
    ("picture", "seen", "shot"),
    [
        ("a.b", True, True),
        ("a#b", False, False),
        ("a#\n.b", True, False),
        ("a#\n#b", True, False),
        ("a..\n#.b", True, True),
        ("a.#.\n.#.b", True, False),
        ("a..\n..#\n..b", True, False),
        ("a.b\n.#.", True, True),
    ],
)
def test_sight_passes_a_corner_that_a_shot_does_not(picture: str, seen: bool, shot: bool) -> None:
    """Between a and b."""
    a, b = find(picture, "a"), find(picture, "b")

    assert (sees(walls(picture), a, b), line_of_fire(walls(picture), a, b)) == (seen, shot)


@pytest.mark.rule("CMB-07")
@given(maps(), st.data())
def test_a_shot_passes_where_the_line_touches_no_wall(blocked: Map, data: st.DataObject) -> None:
    """The closed squares of all cells but the two, the plain way; the same from either end."""
    a, b = data.draw(st.tuples(*[st.sampled_from(all_cells(blocked))] * 2))
    touched = [c for c in all_cells(blocked) if c not in (a, b) and oracles.touches(c, a, b)]

    assert line_of_fire(blocked, a, b) == (not any(blocked[y, x] for x, y in touched))
    assert line_of_fire(blocked, a, b) == line_of_fire(blocked, b, a)


@given(maps(), st.data())
def test_who_can_shoot_can_see(blocked: Map, data: st.DataObject) -> None:
    """Fire is stricter than sight, never laxer."""
    a, b = data.draw(st.tuples(*[st.sampled_from(all_cells(blocked))] * 2))

    assert sees(blocked, a, b) or not line_of_fire(blocked, a, b)
