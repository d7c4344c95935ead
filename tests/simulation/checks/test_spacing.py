"""TRP-06: three free cells between any two activators."""

import random

import pytest

from simulation.level.placement import PlacementRules
from simulation.loading import default_catalogue, default_ruleset
from tests.simulation.checks.checking import culprits, found
from tests.simulation.drawing import drawn

PLATE = "pressure_plate"


@pytest.mark.rule("TRP-06")
@pytest.mark.parametrize(("row", "near"), [("AB......", True), ("A...B...", False), ("A..B....", True)])
def test_fewer_than_three_free_cells_are_too_few(row: str, near: bool) -> None:
    """Two free cells are an error, three are enough."""
    assert culprits(drawn(row, A=PLATE, B="sensor"), "E-ACT-SPACING") == [("A", "B")] * near


@pytest.mark.rule("TRP-06")
@pytest.mark.parametrize(("x", "y", "near"), [(3, 3, True), (4, 3, False), (3, 4, False), (0, 3, True)])
def test_the_distance_counts_the_longer_of_both_axes(x: int, y: int, near: bool) -> None:
    """Diagonally three cells away is too near, four in either axis is not."""
    rows = [["."] * 6 for _ in range(6)]
    rows[0][0], rows[y][x] = "A", "B"
    level = drawn("\n".join(map("".join, rows)), A=PLATE, B=PLATE)

    assert bool(found(level, "E-ACT-SPACING")) is near


@pytest.mark.rule("TRP-06")
def test_levers_count_too() -> None:
    """A lever beside a plate."""
    assert culprits(drawn("L.P..", L="lever", P=PLATE), "E-ACT-SPACING") == [("L", "P")]


@pytest.mark.rule("TRP-06")
def test_every_cell_of_a_wide_tripwire_counts() -> None:
    """Three free cells lie beyond its anchor, but only two beyond its other end."""
    level = drawn("W...A", W={"kind": "wide_tripwire", "facing": "n"}, A=PLATE)

    assert culprits(level, "E-ACT-SPACING") == [("A", "W")]


@pytest.mark.rule("TRP-06")
def test_mechanisms_and_timers_may_stand_anywhere_near() -> None:
    """Only activators keep their distance."""
    assert not found(drawn("ATM", A=PLATE, T="timer", M="dart_launcher"), "E-ACT-SPACING")


@pytest.mark.rule("TRP-06")
def test_the_distance_is_a_number_of_the_rules() -> None:
    """A level may ask for one free cell only."""
    level = drawn("A.B", A=PLATE, B=PLATE)
    level.ruleset = {"traps.activator_spacing": 1}

    assert not found(level, "E-ACT-SPACING")


@pytest.mark.rule("TRP-06")
@pytest.mark.parametrize("seed", range(20))
def test_the_check_finds_what_the_tools_refuse(seed: int) -> None:
    """Random plates and wide tripwires: an activator is in a finding exactly when it may not be placed."""
    dice = random.Random(seed)
    level = drawn(
        "........\n" * 8 + "....AABC", A=PLATE, B="lever", C={"kind": "wide_tripwire", "facing": "e"}
    )
    for key in sorted(level.objects):
        cell = (dice.randrange(8), dice.randrange(8))
        level.objects[key] = level.objects[key].model_copy(update={"cell": cell})
    rules = PlacementRules(level, default_catalogue(), default_ruleset())
    refused = {key for key, placed in level.objects.items() if rules.why_not(placed)}

    assert {key for pair in culprits(level, "E-ACT-SPACING") for key in pair} == refused


@pytest.mark.rule("TRP-06")
def test_each_pair_is_found_once() -> None:
    """Of three in a row the outer two are far enough apart."""
    level = drawn("A.B.C", A=PLATE, B=PLATE, C=PLATE)

    assert culprits(level, "E-ACT-SPACING") == [("A", "B"), ("B", "C")]
