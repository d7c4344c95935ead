"""How bad a kind of finding is, level by level; kinds that are off unless a level wants them."""

from typing import Any

import pytest

from simulation.level.level import Level
from simulation.wiring.change import apply
from simulation.wiring.crossing import plan_crossing
from simulation.wiring.drag import plan_drag
from simulation.wiring.grid import JOINT
from tests.simulation.checks.checking import checked, culprits, found
from tests.simulation.drawing import drawn

LOOSE = "W-ACT-NO-TARGET"


def lever(**severities: Any) -> Level:
    """A lever that sets off nothing, and what the level says of kinds."""
    level = drawn("A..", A="lever")
    level.kept["severities"] = {key.replace("_", "-"): value for key, value in severities.items()}
    return level


@pytest.mark.parametrize("weight", ["error", "warning", "hint"])
def test_a_level_says_how_bad_a_kind_is(weight: str) -> None:
    """Findings are sorted by it, too."""
    (finding,) = found(lever(W_ACT_NO_TARGET=weight), LOOSE)

    assert finding.severity == weight


def test_what_is_off_is_not_told() -> None:
    """And nothing else is."""
    usual = {finding.check for finding in checked(lever())}

    assert {finding.check for finding in checked(lever(W_ACT_NO_TARGET="off"))} == usual - {LOOSE}


@pytest.mark.parametrize("code", ["E-ACT-MANY-MECH", "E-MECH-MANY-ACT"])
def test_the_two_rules_of_connection_can_not_be_off(code: str) -> None:
    """They can be left one by one alone; the wish is told, with a fix."""
    board = "A...D\n.....\nB...E"
    parts = {"A": "pressure_plate", "B": "sensor", "D": "dart_launcher", "E": "web_trap"}
    level = drawn(board, ["A D", "A E", "B D"], **parts)
    level.kept["severities"] = {code: "off"}

    assert found(level, code)
    assert [finding.fixes for finding in found(level, "W-SEVERITY")] == [("drop_severity",)]


@pytest.mark.parametrize("written", [{LOOSE: "loud"}, {LOOSE: 3}, {LOOSE: None}])
def test_a_severity_that_is_none_is_told_and_counts_for_nothing(written: Any) -> None:
    """The usual one holds."""
    level = lever()
    level.kept["severities"] = written

    assert [finding.severity for finding in found(level, LOOSE)] == ["warning"]
    assert [finding.path for finding in found(level, "W-SEVERITY")] == [f"severities.{LOOSE}"]


def test_codes_of_another_version_are_passed_over() -> None:
    """They stay in the file."""
    assert checked(lever(W_OF_TOMORROW="hint")) == checked(lever())


def joined() -> Level:
    """Two wires that cross and are joined."""
    level = drawn("\n".join(["......."] * 6))
    for corners in (((0, 2), (6, 2)), ((3, 0), (3, 5))):
        apply(level.wires, plan_drag(level.wires, {}, corners).change)
    apply(level.wires, plan_crossing(level.wires, (3, 2), JOINT))
    return level


def test_joints_of_four_arms_are_told_where_a_level_wants_it() -> None:
    """Off by default: where they are meant it would be noise."""
    level = joined()
    before = found(level, "I-FOUR-WAY")
    level.kept["severities"] = {"I-FOUR-WAY": "hint"}

    assert (before, [finding.cells for finding in found(level, "I-FOUR-WAY")]) == ([], [((3, 2),)])


@pytest.mark.parametrize(("wires", "alone"), [([], [("D",)]), (["A D"], [])])
def test_a_locked_door_that_nothing_drives_is_told_where_a_level_wants_it(
    wires: list[str], alone: list[tuple[str, ...]]
) -> None:
    """Hands can't open it; an activator at the door or at its padlock can."""
    level = drawn("A..D", A="lever", D="door")
    padlock = drawn("L", L="padlock").objects["L"]
    level.objects["L"] = padlock.model_copy(update={"cell": level.objects["D"].cell})
    for _ in wires:
        objects = level.object_cells()
        change = plan_drag(level.wires, objects, [level.objects["A"].cell, level.objects["D"].cell]).change
        apply(level.wires, change)
    assert found(level, "W-DOOR-NO-ACT") == []
    level.kept["severities"] = {"W-DOOR-NO-ACT": "warning"}

    assert culprits(level, "W-DOOR-NO-ACT") == alone
