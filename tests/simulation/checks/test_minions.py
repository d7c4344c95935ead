"""Tasks, metal and time: what a level asks of its minions."""

from typing import Any

import pytest

from simulation.checks.rearm_load import load_percent
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
    """Two parts at a quarter of the time each: too much for one, half as much for two."""
    rules = {"rearming.clock_ms": 400, "rearming.rearm_time_ms": 60, "rearming.load_walk_ms": 50}
    traps = {"kind": "goblin", "tasks": ("traps",)}
    level = drawn(f"{minions}.A...B", A="pressure_plate", B="dart_launcher", G=traps)

    assert bool(found(level, "W-REARM-LOAD", rules)) is overloaded


@pytest.mark.rule("RRM-14")
@pytest.mark.parametrize(("parts", "minions", "percent"), [(96, 1, 10), (96, 2, 5), (97, 1, 11), (0, 1, 0)])
def test_the_load_is_the_share_of_two_days_that_rearming_takes(
    parts: int, minions: int, percent: int
) -> None:
    """Two minutes and a minute's walk for each part; rounded up."""
    assert load_percent(parts, minions, numbers().rearming) == percent


@pytest.mark.rule("RRM-14")
def test_levers_add_nothing_to_the_load() -> None:
    """They never need a rearm."""
    rules = {"rearming.clock_ms": 1}
    level = drawn("G.L", L="lever", G={"kind": "goblin", "tasks": ("traps",)})

    assert not found(level, "W-REARM-LOAD", rules)
