"""`playtest`, `replay` and `rules` as other programs read them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.acceptance.calling import SAMPLES, TUTORIAL, trapwright

Event = dict[str, Any]


@pytest.fixture(scope="module")
def events(tmp_path_factory: pytest.TempPathFactory) -> list[Event]:
    """An invasion of the tutorial level."""
    path = tmp_path_factory.mktemp("run") / "run.jsonl"
    assert trapwright("playtest", TUTORIAL, "--seed", "7", "--events", path).returncode == 0
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def numbers(value: Any) -> list[float]:
    """All fractions in a value."""
    if isinstance(value, dict):
        return [each for part in value.values() for each in numbers(part)]
    if isinstance(value, list):
        return [each for part in value for each in numbers(part)]
    return [value] if isinstance(value, float) else []


def test_every_line_has_its_place_in_the_tree_of_causes(events: list[Event]) -> None:
    """Ids count up, time never goes back, a cause comes before what it causes."""
    assert [each["id"] for each in events] == list(range(len(events)))
    assert [each["t"] for each in events] == sorted(each["t"] for each in events)
    assert all(each["cause"] is None or each["cause"] < each["id"] for each in events)


def test_every_happening_but_the_first_names_a_rule_of_the_rulebook(events: list[Event]) -> None:
    """And the names are those that `trapwright rules` lists."""
    known = {each["id"] for each in json.loads(trapwright("rules", "--json").stdout)}

    assert {each["rule"] for each in events[1:]} <= known


def test_cells_are_pairs_and_nothing_is_a_fraction(events: list[Event]) -> None:
    """`cell` is [x, y] on the map; the log holds whole numbers only."""
    cells = [each["cell"] for each in events if "cell" in each]

    assert cells and all(0 <= x < 36 and 0 <= y < 25 for x, y in cells)
    assert not numbers(events)


@pytest.mark.parametrize("sample", ["tutorial", "vault"])
def test_the_log_is_the_same_whatever_the_hash_seed(sample: str, tmp_path: Path) -> None:
    """To the byte, in fresh processes, replay included."""
    written = []
    for seed in ("0", "1", "random"):
        log, replay = tmp_path / f"{seed}.jsonl", tmp_path / f"{seed}.replay"
        call = ["playtest", SAMPLES / f"{sample}.dungeon", "--seed", "7", "--events", log, "--replay", replay]
        assert trapwright(*call, PYTHONHASHSEED=seed).returncode == 0
        written.append((log.read_bytes(), replay.read_bytes()))

    assert written[0] == written[1] == written[2]


def test_a_recorded_run_is_verified_and_a_changed_one_is_not(tmp_path: Path) -> None:
    """Exit code 0, then 1 with the first happening that differs."""
    path = tmp_path / "run.replay"
    trapwright("playtest", TUTORIAL, "--seed", "7", "--replay", path)
    assert trapwright("replay", path, "--verify").returncode == 0

    path.write_text(path.read_text("utf-8").replace('"seed": 7', '"seed": 8'), "utf-8")

    done = trapwright("replay", path, "--verify")
    assert done.returncode == 1 and "differs from happening" in done.stderr


def test_rules_are_listed_with_home_and_tests() -> None:
    """Each that holds has both, and both exist."""
    rules = json.loads(trapwright("rules", "--json").stdout)

    assert all({"id", "title", "home", "tests", "holds"} <= each.keys() for each in rules)
    assert not [each["id"] for each in rules if each["holds"] and not (each["home"] and each["tests"])]
