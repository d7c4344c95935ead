"""WIR-02, WIR-03, TRP-07: what the rules of connection find is in the list of all findings."""

import re
from pathlib import Path

import pytest

import simulation.wiring
from simulation.checks.table import CHECKS
from simulation.wiring.change import apply
from simulation.wiring.drag import plan_drag
from tests.simulation.checks.checking import culprits, found
from tests.simulation.drawing import drawn

BOARD = """
    A...D
    .....
    B...E
"""
PARTS = {"A": "pressure_plate", "B": "sensor", "D": "dart_launcher", "E": "web_trap"}
GOOD = ["A D", "B E"]


@pytest.mark.rule("WIR-02")
def test_an_activator_with_two_mechanisms_is_an_error() -> None:
    """Wired apart there is none."""
    assert culprits(drawn(BOARD, ["A D", "A E"], **PARTS), "E-ACT-MANY-MECH") == [("A", "D", "E")]
    assert not found(drawn(BOARD, GOOD, **PARTS), "E-ACT-MANY-MECH")


@pytest.mark.rule("WIR-03")
def test_a_mechanism_with_two_activators_is_an_error() -> None:
    """Wired apart there is none."""
    assert culprits(drawn(BOARD, ["A D", "B D"], **PARTS), "E-MECH-MANY-ACT") == [("D", "A", "B")]
    assert not found(drawn(BOARD, GOOD, **PARTS), "E-MECH-MANY-ACT")


@pytest.mark.rule("TRP-07")
@pytest.mark.parametrize(("code", "part"), [("W-ACT-NO-TARGET", "B"), ("W-MECH-NO-ACT", "E")])
def test_a_part_with_nothing_connected_is_a_warning(code: str, part: str) -> None:
    """Also in a level without any wire; once it is wired there is none."""
    assert culprits(drawn(BOARD, ["A D"], **PARTS), code) == [(part,)]
    assert (part,) in culprits(drawn(BOARD, **PARTS), code)
    assert not found(drawn(BOARD, GOOD, **PARTS), code)


def test_the_limit_of_activators_for_a_door_is_the_level_s() -> None:
    """Two levers on a door are worth a hint; where one is the limit they are an error."""
    level = drawn("A.D.B", ["A D", "B D"], A="lever", B="lever", D="door")
    limit = {"wiring.activators_per_door": 1}

    assert culprits(level, "I-DOOR-MANY-ACT") == [("D", "A", "B")]
    assert culprits(level, "E-DOOR-MANY-ACT", limit) == [("D", "A", "B")]


def test_the_delay_of_a_timer_counts() -> None:
    """Of two parallel timers the quicker one is kept."""
    slow = {"kind": "timer", "delay_ms": 2_000}
    way = {"b": "bed", "c": "bed", "d": "bed", "e": "bed"}
    picture = "AbTeD\n.....\n.cUd."
    level = drawn(picture, ["A T D", "b c U d e"], A="sensor", T=slow, U="timer", D="web_trap", **way)

    assert culprits(level, "W-TIMER-PARALLEL") == [("T", "U")]


def test_every_code_of_the_rules_of_connection_is_in_the_table() -> None:
    """With the very severity that they give it; those of the file's reader are told on opening."""
    folder = Path(simulation.wiring.__file__).parent
    sources = [path.read_text("utf-8") for path in sorted(folder.glob("*.py")) if path.stem != "file"]
    codes = {code for source in sources for code in re.findall(r'"([EWI]-[A-Z]+-?[A-Z-]+)"', source)}

    assert codes <= {check.code for check in CHECKS}


@pytest.mark.rule("WIR-04")
@pytest.mark.parametrize(("delay", "slow"), [(3_600_000, []), (3_600_001, [("A",)])])
def test_a_timer_is_not_slower_than_the_rules_allow(delay: int, slow: list[tuple[str, ...]]) -> None:
    """An hour at most, unless the level's rules say otherwise."""
    level = drawn("A", A="timer")
    level.objects["A"] = level.objects["A"].model_copy(update={"delay_ms": delay})

    assert culprits(level, "E-TIMER-TOO-SLOW") == slow


@pytest.mark.rule("WIR-10")
@pytest.mark.parametrize(("levers", "many"), [(8, False), (9, True)])
def test_a_door_takes_eight_activators(levers: int, many: bool) -> None:
    """One more is an error; one activator may have as many doors as there are."""
    board = "\n".join(["A.B.C.E.F.G.H.I.J"[: 2 * levers - 1].ljust(17, "."), "." * 17, "D" + "." * 16])
    names = "ABCEFGHIJ"[:levers]
    level = drawn(board, [f"{name} D" for name in names], D="door", **dict.fromkeys(names, "lever"))

    assert bool(found(level, "E-DOOR-MANY-ACT")) is many


@pytest.mark.rule("WIR-04")
@pytest.mark.parametrize(("delay_ms", "slow"), [(30_000, False), (31_000, True), (60_000, True)])
def test_a_trap_half_a_minute_after_its_activator_comes_late(delay_ms: int, slow: bool) -> None:
    """By the usual rules more than 30 s are worth a warning."""
    timer = {"kind": "timer", "delay_ms": delay_ms}
    level = drawn("A.T.D", ["A T D"], A="pressure_plate", T=timer, D="dart_launcher")

    assert bool(found(level, "W-SLOW")) is slow


@pytest.mark.rule("WIR-01")
def test_two_ends_with_a_cell_between_miss_each_other() -> None:
    """By the usual rules one cell is a near miss."""
    level = drawn(".........")
    for start, end in ((0, 3), (5, 8)):
        plan = plan_drag(level.wires, level.object_cells(), [(start, 0), (end, 0)])
        apply(level.wires, plan.change)

    assert len(found(level, "W-NEAR-MISS")) == 1
