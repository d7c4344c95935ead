"""Wires in the level file."""

from time import process_time

import pytest

from schemas.level import WiresPart
from simulation.wiring.file import wires_from_file, wires_to_file
from simulation.wiring.grid import HOP_H, HOP_V, JOINT, ObjectCells, wire_cell
from simulation.wiring.sides import E, S, W
from tests.simulation.wiring.board import Board, cross

CROSSING = ((0, 2, 6, 2), (3, 0, 3, 5))
RUN = ((0, 2, 6, 2),)
DOOR = {(3, 2): ("D1", "door")}


def test_the_file_holds_runs_crossings_and_wire_ends() -> None:
    """Maximal straight runs, sorted; cells that need more than their runs."""
    part = wires_to_file(cross().grid)

    assert part.runs == CROSSING
    assert part.cells == ((0, 2, "E", ""), (3, 0, "S", ""), (3, 2, "", "V"), (3, 5, "N", ""), (6, 2, "W", ""))


def test_the_axis_under_an_object_is_written() -> None:
    """So that the hop comes back when it is lifted, also after loading."""
    board = cross()
    board.place("D1", (3, 2))
    part = wires_to_file(board.grid)

    assert (3, 2, "NS EW", "V") in part.cells


@pytest.mark.rule("WIR-06")
def test_a_crossing_without_state_hops_and_is_reported() -> None:
    """Opening a file never connects what may have been apart."""
    grid, (finding,) = wires_from_file(WiresPart(runs=CROSSING), {})

    assert grid.at((3, 2)) == wire_cell(15, HOP_H)
    assert (finding.check, finding.cells, finding.severity) == ("W-CROSSING-UNSTATED", ((3, 2),), "warning")


@pytest.mark.parametrize(("axis", "x4"), [("H", HOP_H), ("V", HOP_V), ("J", JOINT)])
def test_a_stated_crossing_is_taken_as_it_is(axis: str, x4: int) -> None:
    """No finding."""
    grid, findings = wires_from_file(WiresPart(runs=CROSSING, cells=((3, 2, "", axis),)), {})

    assert (grid.at((3, 2)), findings) == (wire_cell(15, x4), ())


@pytest.mark.parametrize(
    ("part", "objects", "path", "code"),
    [
        (WiresPart(runs=(*RUN, (0, 0, 2, 2))), {}, "wires.runs[1]", "run"),
        (WiresPart(runs=(*RUN, (1, 1, 1, 1))), {}, "wires.runs[1]", "run"),
        (WiresPart(runs=RUN, cells=((3, 2, "NE", ""),)), DOOR, "wires.cells[0]", "cell"),
        (WiresPart(runs=RUN, cells=((3, 2, "EE", ""),)), DOOR, "wires.cells[0]", "cell"),
        (WiresPart(runs=RUN, cells=((3, 2, "EW", "Z"),)), DOOR, "wires.cells[0]", "cell"),
        (WiresPart(runs=RUN, cells=((9, 9, "", "V"),)), {}, "wires.cells[0]", "no_wire"),
        (WiresPart(runs=RUN, labels=((9, 9, "x"),)), {}, "wires.labels[0]", "no_wire"),
        (WiresPart(runs=RUN, cells=((3, 2, "E W", ""),)), {}, "wires.cells[0]", "no_object"),
    ],
)
def test_what_does_not_fit_is_named_and_left_out(
    part: WiresPart, objects: ObjectCells, path: str, code: str
) -> None:
    """Each finding says where; the rest of the wires stands."""
    grid, (finding,) = wires_from_file(part, objects)

    assert (finding.path, finding.message.code) == (path, f"wiring.file.{code}")
    assert grid.mask((5, 2)) == E | W


def test_runs_that_lie_on_each_other_are_bounded() -> None:
    """A small file can't keep the reader busy: no level has more than 262,144 edges."""
    runs = tuple((0, 0, 1023, 0) for _ in range(257))
    grid, findings = wires_from_file(WiresPart(runs=runs), {})

    assert (len(grid), findings[0].path, len(findings)) == (1024, "wires.runs[256]", 1)


def test_ends_kept_apart_for_a_missing_object_are_pulled_out() -> None:
    """As if it had been lifted: nothing joins."""
    grid, _ = wires_from_file(WiresPart(runs=RUN, cells=((3, 2, "E W", ""),)), {})

    assert (grid.at((3, 2)), grid.mask((2, 2)), grid.mask((4, 2))) == (None, W, E)


def test_wire_in_an_objects_cell_without_groups_passes_through() -> None:
    """Hand-written files may leave out what is plain."""
    grid, findings = wires_from_file(WiresPart(runs=((0, 2, 6, 2), (3, 2, 3, 4))), DOOR)

    assert (grid.at((3, 2)), findings) == (wire_cell(E | W | S, 0, (E | W | S,)), ())


def test_labels_are_kept() -> None:
    """A name comes back on its cell."""
    part = WiresPart(runs=RUN, labels=((3, 2, "north gate"),))
    grid, _ = wires_from_file(part, {})

    assert wires_to_file(grid) == part


def test_an_empty_grid_is_an_empty_part() -> None:
    """Nothing is written for no wires."""
    assert wires_to_file(Board().grid) == WiresPart()


def test_twenty_thousand_ends_without_an_object_are_pulled_out_at_once() -> None:
    """The whole grid is gone through once, not once for each of them."""
    rows = range(0, 40, 2)
    cells = tuple((x, y, "E W", "") for x in range(1, 1_000) for y in rows)
    started = process_time()
    grid, findings = wires_from_file(WiresPart(runs=tuple((0, y, 1_000, y) for y in rows), cells=cells), {})

    assert (len(grid), len(findings)) == (0, len(cells)) and process_time() - started < 5
