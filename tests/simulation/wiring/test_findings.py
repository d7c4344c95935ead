"""Every code of the rules of connection: where it is found, and what shows it."""

from collections import Counter
from time import process_time

import pytest

from schemas.finding import Finding
from schemas.level import WiresPart
from simulation.wiring.file import wires_from_file
from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.findings import connection_findings
from tests.simulation.wiring.board import Board, base, cross


def found(board: Board, code: str, door_limit: int = 0) -> ConnectionFinding:
    """The one finding of that code."""
    findings = connection_findings(board.grid, board.objects, board.delays, door_limit)
    (only,) = (finding for finding in findings if finding.code == code)
    return only


def forked() -> Board:
    """P1 fires M1 and, by a branch at (3, 2), M2."""
    board = base(M2=(3, 5))
    board.drag((3, 5), (3, 2))
    return board


@pytest.mark.rule("WIR-02")
def test_the_marker_of_two_mechanisms_stands_where_their_ways_part() -> None:
    """The witness is both ways from the activator."""
    finding = found(forked(), "E-ACT-MANY-MECH")

    assert (finding.objects, finding.cell, finding.severity) == (("P1", "M1", "M2"), (3, 2), "error")
    assert finding.witness == (*((x, 2) for x in range(7)), (3, 3), (3, 4), (3, 5))


@pytest.mark.rule("WIR-03")
def test_the_marker_of_two_activators_stands_on_the_last_joint_between_them() -> None:
    """The witness is the way from one to the other."""
    board = base(P2=(3, 5))
    board.drag((3, 5), (3, 2))
    finding = found(board, "E-MECH-MANY-ACT")

    assert (finding.objects, finding.cell) == (("M1", "P1", "P2"), (3, 2))
    assert finding.witness == ((0, 2), (1, 2), (2, 2), (3, 2), (3, 3), (3, 4), (3, 5))


def test_activators_that_meet_only_at_the_mechanism_are_shown_through_it() -> None:
    """Their wires are two nets."""
    board = Board(P1=(0, 0), M1=(2, 0), P2=(4, 0))
    board.drag((0, 0), (2, 0))
    board.drag((4, 0), (2, 0))
    finding = found(board, "E-MECH-MANY-ACT")

    assert (finding.cell, finding.witness) == ((2, 0), ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0)))


def shared_door() -> Board:
    """Two activators at one door."""
    board = Board(P1=(0, 0), D1=(2, 0), P2=(4, 0))
    board.drag((0, 0), (4, 0))
    return board


@pytest.mark.rule("WIR-10")
@pytest.mark.parametrize(
    ("limit", "code", "severity"),
    [(0, "I-DOOR-MANY-ACT", "hint"), (2, "I-DOOR-MANY-ACT", "hint"), (1, "E-DOOR-MANY-ACT", "error")],
)
def test_a_door_with_several_activators_is_fine_up_to_the_limit(limit: int, code: str, severity: str) -> None:
    """By default there is none."""
    assert found(shared_door(), code, limit).severity == severity


@pytest.mark.rule("TRP-07")
def test_parts_with_nothing_connected_are_reported() -> None:
    """Both do nothing."""
    assert Board(P1=(0, 0), M1=(3, 0)).codes == ["W-ACT-NO-TARGET P1", "W-MECH-NO-ACT M1"]


def lonely(name: str = "D1") -> Board:
    """A wire with one object and nothing else."""
    board = Board(**{name: (0, 0)})
    board.drag((0, 0), (3, 0))
    return board


def dead_end() -> Board:
    """A timer at the end of a live wire."""
    board = base()
    board.place("T1", (3, 4))
    board.drag((3, 2), (3, 4))
    return board


@pytest.mark.parametrize(
    ("board", "codes"),
    [
        pytest.param(Board(), [], id="nothing"),
        pytest.param(base(), [], id="a connection"),
        pytest.param(cross(), [], id="a crossing"),
        pytest.param(lonely(), ["W-DANGLING", "W-NET-DEAD D1"], id="a door alone"),
        pytest.param(lonely("M1"), ["W-DANGLING", "W-MECH-NO-ACT M1"], id="a mechanism alone"),
        pytest.param(lonely("P1"), ["W-ACT-NO-TARGET P1", "W-DANGLING"], id="an activator alone"),
        pytest.param(dead_end(), ["W-TIMER-DEAD-END T1"], id="a timer at the end"),
        pytest.param(Board(T1=(0, 0)), ["W-UNWIRED T1"], id="a timer alone"),
        pytest.param(Board(D1=(0, 0), B1=(1, 1)), [], id="a door that is opened by hand"),
    ],
)
def test_what_is_found(board: Board, codes: list[str]) -> None:
    """Each culprit once, nothing where all is well."""
    assert board.codes == codes


@pytest.mark.rule("WIR-11")
def test_a_timer_with_nothing_on_one_side_is_reported_at_it() -> None:
    """It says so in words."""
    finding = found(dead_end(), "W-TIMER-DEAD-END")

    assert (finding.cell, finding.severity) == ((3, 4), "warning")
    assert str(finding.message) == "T1 has a connection on one side only and does nothing."


def test_errors_come_first_and_every_finding_has_words() -> None:
    """In both languages, with nothing left to fill in."""
    board = forked()
    board.drag((8, 8), (9, 8))
    findings = connection_findings(board.grid, board.objects)

    assert [finding.severity for finding in findings] == ["error", "warning", "warning", "warning"]
    assert all("{" not in finding.message.text(language) for finding in findings for language in ("en", "es"))


def test_a_finding_joins_the_list_of_all_checks() -> None:
    """The marker's cell comes first."""
    finding = found(lonely(), "W-DANGLING")

    assert finding.as_finding() == Finding("warning", "W-DANGLING", finding.message, "", (), ((3, 0), (3, 0)))
    assert finding.identity == ("W-DANGLING", (), (3, 0))


def test_thousands_on_one_wire_are_no_slow_path() -> None:
    """A file may wire every lever to every trap: the first hundred say it, and one link stands for all."""
    board, count = Board(), 1_200
    for number in range(count):
        board.objects[(number, 0)] = (f"P{number:04}", "activator")
        board.objects[(number, 1)] = (f"M{number:04}", "mechanism")
    started = process_time()
    runs = ((0, 0, count, 0), (count, 0, count, 1), (0, 1, count, 1))
    board.grid, _ = wires_from_file(WiresPart(runs=runs), board.objects)
    found = Counter(code.split(maxsplit=1)[0] for code in board.codes)

    assert (found["E-ACT-MANY-MECH"], found["E-MECH-MANY-ACT"]) == (100, 100)
    assert len(board.link("P0007").mechanisms) == count and process_time() - started < 10
