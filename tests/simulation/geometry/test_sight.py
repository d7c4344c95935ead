"""Sight: exact, symmetric, and the same by the line and by the field of view."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.geometry import backend
from simulation.geometry.sight import field_of_view, sees
from tests.simulation.geometry import oracles
from tests.simulation.geometry.pictures import Map, all_cells, find, maps, noise, rooms, text, walls


@pytest.mark.rule("CMB-02")
@pytest.mark.usefixtures("either_backend")
def test_a_pillar_hides_what_lies_behind_it() -> None:
    """From @, the pillar itself is seen, the cells behind it are not."""
    picture = """
        .....
        ..#..
        .....
        ..@..
    """

    seen = field_of_view(walls(picture), find(picture, "@"), 3)

    assert text(seen) == "xx.xx\nxxxxx\nxxxxx\nxxxxx"


@pytest.mark.usefixtures("either_backend")
@given(blocked=maps(), data=st.data())
def test_field_of_view_and_line_are_what_the_definition_says(blocked: Map, data: st.DataObject) -> None:
    """Cell by cell, from any cell, whatever the radius."""
    origin = data.draw(st.sampled_from(all_cells(blocked)))
    radius = data.draw(st.integers(0, 10))
    seen = field_of_view(blocked, origin, radius)

    for x, y in all_cells(blocked):
        clear = oracles.sees(blocked, origin, (x, y))
        assert sees(blocked, origin, (x, y)) == clear
        assert seen[y, x] == (clear and max(abs(x - origin[0]), abs(y - origin[1])) <= radius)


@pytest.mark.usefixtures("either_backend")
@pytest.mark.parametrize("blocked", [noise(3, 24, 17, 0.3), noise(4, 17, 24, 0.1), rooms(24, 6)])
def test_who_sees_is_seen(blocked: Map) -> None:
    """For all pairs of cells of a map, walls included."""
    cells = all_cells(blocked)
    views = np.array([field_of_view(blocked, cell, 30).reshape(-1) for cell in cells])

    assert (views == views.T).all()


@pytest.mark.usefixtures("either_backend")
@pytest.mark.parametrize("seed", range(8))
def test_a_euclidean_radius_cuts_a_disc(seed: int) -> None:
    """What is seen within it is what is seen at all, dx² + dy² ≤ r²."""
    blocked = noise(seed, 21, 21, 0.12)
    rows, columns = np.indices(blocked.shape) - 10

    disc = field_of_view(blocked, (10, 10), 7, euclidean=True)

    assert (disc == (field_of_view(blocked, (10, 10), 10) & (rows**2 + columns**2 <= 49))).all()


@pytest.mark.usefixtures("either_backend")
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("euclidean", [False, True])
def test_faces_are_the_same_by_line_and_by_field_of_view(seed: int, euclidean: bool) -> None:
    """Also for opaque cells that are seen by a neighbour beyond the radius."""
    blocked = noise(seed, 15, 13, 0.35)
    seen = field_of_view(blocked, (7, 6), 5, euclidean=euclidean, faces=True)

    for x, y in all_cells(blocked):
        far = (x - 7) ** 2 + (y - 6) ** 2 > 25 if euclidean else max(abs(x - 7), abs(y - 6)) > 5
        assert seen[y, x] == (not far and sees(blocked, (7, 6), (x, y), faces=True))


def test_faces_show_the_walls_along_a_corridor() -> None:
    """Their centres hide behind each other, their faces do not."""
    corridor = walls("#######\n.......\n#######")

    assert text(field_of_view(corridor, (0, 1), 9)) == "xxx....\nxxxxxxx\nxxx...."
    assert field_of_view(corridor, (0, 1), 9, faces=True).all()


@given(maps(), st.data())
def test_opening_a_cell_never_hides_anything(blocked: Map, data: st.DataObject) -> None:
    """More light, never less."""
    cells = all_cells(blocked)
    origin, opened = data.draw(st.tuples(st.sampled_from(cells), st.sampled_from(cells)))
    before = field_of_view(blocked, origin, 9)
    blocked[opened[1], opened[0]] = False

    assert (field_of_view(blocked, origin, 9) >= before).all()


def test_read_only_maps_and_other_types_of_array_serve_as_well() -> None:
    """Level arrays are handed out read-only; a material's number is as good as a yes."""
    blocked = noise(9, 12, 12, 0.3)
    numbers = (blocked * 5).astype(np.int16)
    blocked.flags.writeable = False
    backend.use("numba")

    assert (field_of_view(blocked, (3, 3), 6) == field_of_view(numbers, (3, 3), 6)).all()
    backend.use("auto")
