"""DOR-29, DOR-30: a walking path from a portal to the sanctum, and what lies off it."""

import pytest

from simulation.level.level import Level
from tests.simulation.checks.checking import culprits, found
from tests.simulation.drawing import drawn

CORRIDOR = """
    #######
    P...ssM
    #######
"""


def walled(glyph: str, **letters: object) -> Level:
    """The corridor with something in it."""
    return drawn(CORRIDOR.replace("...", f".{glyph}."), **letters)  # type: ignore[arg-type]


@pytest.mark.rule("DOR-29")
@pytest.mark.parametrize("bar", ["#", "%", "_", "="])
def test_a_level_whose_corridor_is_barred_is_in_error(bar: str) -> None:
    """Rock, masonry, a chasm and deep water let nobody through on foot."""
    (finding,) = found(walled(bar), "E-NO-WAY")

    assert (finding.severity, finding.objects) == ("error", ("P", "s"))


@pytest.mark.rule("DOR-29")
@pytest.mark.parametrize("ground", [".", ":", "~"])
def test_a_level_with_a_walking_path_is_not(ground: str) -> None:
    """Rubble and shallow water are walked."""
    assert not found(walled(ground), "E-NO-WAY")


@pytest.mark.rule("DOR-29")
def test_no_corner_is_cut_between_two_walls() -> None:
    """Cells that only touch at a corner are no way."""
    assert found(drawn("P#s\n#.#"), "E-NO-WAY") and found(drawn("P#\n#s"), "E-NO-WAY")


@pytest.mark.rule("DOR-29")
def test_one_portal_with_a_way_is_enough_and_the_other_is_pointed_out() -> None:
    """Parties choose the one that leads in; one that asks for a swim is meant so."""
    level = drawn("P.ssM\n#####\nP...W", W={"kind": "portal", "crosses_water": True})

    assert not found(level, "E-NO-WAY")
    assert culprits(level, "W-PORTAL-NO-WAY") == [("P2",)]


@pytest.mark.rule("DOR-30")
@pytest.mark.parametrize("kind", ["door", "secret_door", "portcullis"])
def test_a_locked_door_counts_as_open(kind: str) -> None:
    """Each door of the corridor may be locked."""
    level = walled("D", D={"kind": kind, "facing": "e", "padlock": {}})

    assert level.objects["D-lock"].kind == "padlock"
    assert not found(level, "E-NO-WAY")


@pytest.mark.rule("DOR-29")
@pytest.mark.parametrize(("built", "bars"), [(True, True), (False, False)])
def test_an_altar_bars_the_corridor_once_it_is_built(built: bool, bars: bool) -> None:
    """What is planned bars nothing."""
    assert bool(found(walled("A", A={"kind": "altar", "built": built}), "E-NO-WAY")) is bars


@pytest.mark.rule("DOR-29")
@pytest.mark.parametrize(("other", "cut"), [("#", True), (".", False)])
def test_what_is_planned_must_leave_a_way(other: str, cut: bool) -> None:
    """A planned altar in the only way, or in one of two."""
    level = drawn(f"P.A.ss\n.###..\n..{other}B..", A={"kind": "altar", "built": False}, B="bed")

    assert culprits(level, "W-PLAN-CUTS-WAY") == [("A",)] * cut


def test_a_plate_that_nobody_can_step_on_is_pointed_out() -> None:
    """Levers are no matter of feet, nor are plates beside the way."""
    level = drawn("P.A.ssM\n#######\n..B.L..", A="pressure_plate", B="tripwire", L="lever")

    assert culprits(level, "W-ACT-NO-WAY") == [("B",)]


def test_treasure_that_nobody_can_walk_to_is_pointed_out() -> None:
    """Behind rock, while that beside the way is fine."""
    level = drawn("P.T.ssM\n#######\n...U...", T="treasure", U="treasure")

    assert culprits(level, "W-TREASURE-NO-WAY") == [("U",)]
