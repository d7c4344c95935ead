"""Tasks, metal and time: what a level asks of its minions."""

from typing import Any

import pytest

from simulation.checks.rearm_estimate import RearmEstimate, rearm_estimate
from simulation.checks.survey import Survey
from simulation.loading import default_catalogue
from tests.simulation.checks.checking import culprits, found
from tests.simulation.drawing import drawn, numbers

PLANNED = {"kind": "dart_launcher", "built": False}
LOCKED = {"kind": "door", "padlock": {}}
NEEDS: list[tuple[str, str, Any]] = [
    ("W-NO-TRAPS-MINION", "traps", "pressure_plate"),
    ("W-NO-TRAPS-MINION", "traps", {"kind": "door", "built": False}),
    ("W-NO-CHORES-MINION", "chores", LOCKED),
    ("W-NO-HAUL-MINION", "haul", PLANNED),
]


@pytest.mark.parametrize(("code", "task", "thing"), NEEDS)
def test_a_task_that_the_level_needs_wants_a_minion(code: str, task: str, thing: Any) -> None:
    """With one there is no warning, nor without the need."""
    done = {"kind": "goblin", "tasks": (task,)}

    assert found(drawn("X..G", X=thing, G="goblin"), code)
    assert not found(drawn("X..G", X=thing, G=done), code)
    assert not found(drawn("X..G", X="lever", G="goblin"), code)


@pytest.mark.parametrize(
    ("row", "word", "other"), [("P..G", "rearms", "builds"), ("D..G", "builds", "rearms")]
)
def test_of_what_there_is_none_nothing_is_said(row: str, word: str, other: str) -> None:
    """A plate wants to be rearmed, a planned door to be built."""
    level = drawn(row, P="pressure_plate", D={"kind": "door", "built": False}, G="goblin")
    said = str(found(level, "W-NO-TRAPS-MINION")[0].message)

    assert word in said and other not in said and "0" not in said


@pytest.mark.parametrize("fields", [{"prisoner": True}, {"side": "wild"}, {"kind": "warrior"}])
def test_whoever_is_no_minion_of_the_dungeon_does_no_task(fields: dict[str, Any]) -> None:
    """Prisoners, strays and adventurers."""
    level = drawn("X..G", X="pressure_plate", G={"kind": "goblin", "tasks": ("traps",)} | fields)

    assert found(level, "W-NO-TRAPS-MINION")


@pytest.mark.parametrize(("amount", "missing"), [(0, True), (5, True), (6, False)])
def test_planned_objects_need_their_metal(amount: int, missing: bool) -> None:
    """A planned launcher takes six pieces."""
    level = drawn("X..S", X=PLANNED | {"kind": "flamethrower"}, S={"kind": "stockpile", "amount": amount})

    assert culprits(level, "W-NO-METAL") == [("X",)] * missing


@pytest.mark.rule("RRM-14")
@pytest.mark.parametrize(("minions", "overloaded"), [("G.", True), ("GG", False)])
def test_more_traps_need_more_minions_to_rearm_them(minions: str, overloaded: bool) -> None:
    """Two parts of a minute and a half and some steps in five minutes: too much for one, not for two."""
    rules = {"rearming.clock_ms": 300_000, "rearming.rearm_time_ms": 60_000}
    traps = {"kind": "goblin", "tasks": ("traps",)}
    level = drawn(f"{minions}.A...B", A="pressure_plate", B="dart_launcher", G=traps)

    assert bool(found(level, "W-REARM-LOAD", rules)) is overloaded


@pytest.mark.rule("RRM-14")
@pytest.mark.parametrize(("parts", "minions", "percent"), [(96, 1, 10), (96, 2, 5), (97, 1, 11), (0, 1, 0)])
def test_the_load_is_the_share_of_two_days_that_rearming_takes(
    parts: int, minions: int, percent: int
) -> None:
    """Two minutes and a minute's walk for each part; rounded up."""
    estimate = RearmEstimate(parts, minions, 10, 120_000, 60_000, 2 * 86_400_000)

    assert estimate.percent == percent


def estimated(picture: str, rules: dict[str, int] | None = None, **goblin: object) -> RearmEstimate:
    """Of a level with goblins that rearm, a plate and a launcher."""
    traps = {"kind": "goblin", "tasks": ("traps",)} | goblin
    level = drawn(picture, A="pressure_plate", B="dart_launcher", G=traps)
    return rearm_estimate(Survey(level, default_catalogue(), numbers(rules)))


@pytest.mark.rule("RRM-14")
@pytest.mark.parametrize(("picture", "seconds"), [("G..A.....B", 5), ("GA.......BG", 0), ("A....G....B", 4)])
def test_the_walk_is_measured_from_where_the_minions_belong(picture: str, seconds: int) -> None:
    """From the nearest of them, to beside the part, a second a step, on the average."""
    assert estimated(picture).walk_ms == seconds * 1_000


@pytest.mark.rule("RRM-14")
def test_where_there_is_no_way_a_walk_of_the_rules_counts() -> None:
    """The launcher is walled in: a minute for it, a step for the plate."""
    assert estimated("G.A#B#").walk_ms == 30_500
    assert estimated("G.A#B#", {"rearming.load_walk_ms": 20_000}).walk_ms == 10_500


@pytest.mark.rule("RRM-14", "RRM-03")
@pytest.mark.parametrize(("craft", "tenths"), [(0, 19), (3, 15), (9, 11)])
def test_a_poor_hand_needs_more_tries(craft: int, tenths: int) -> None:
    """Eleven, fourteen, nineteen faces of twenty succeed; a one never does."""
    assert estimated("G..A..B", attributes={"craft": craft}).tries_tenths == tenths


@pytest.mark.rule("RRM-14")
def test_the_finding_says_how_the_estimate_comes_about() -> None:
    """Parts, tries, work, walk, minions."""
    rules = {"rearming.clock_ms": 7_200_000, "rearming.rearm_time_ms": 3_600_000}
    level = drawn("G..A..B", A="pressure_plate", B="dart_launcher", G={"kind": "goblin", "tasks": ("traps",)})
    [finding] = found(level, "W-REARM-LOAD", rules)

    assert "every 2 h: 2, each with 1.5 tries of 1 h and 4 s on foot" in finding.message.text("en")


@pytest.mark.rule("RRM-14")
def test_levers_add_nothing_to_the_load() -> None:
    """They never need a rearm."""
    rules = {"rearming.clock_ms": 1}
    level = drawn("G.L", L="lever", G={"kind": "goblin", "tasks": ("traps",)})

    assert not found(level, "W-REARM-LOAD", rules)
