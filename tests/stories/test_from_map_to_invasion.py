"""The story of one level: imported, furnished, wired, saved, and played from the command line."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from simulation.level_files import load_level
from simulation.recording import record
from simulation.session import Session
from tests.stories.a_cellar import Cellar

ROOT = Path(__file__).parents[2]
SEED = 7
Event = dict[str, Any]


@pytest.fixture(scope="module")
def cellar(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The furnished level's file."""
    path = tmp_path_factory.mktemp("story") / "cellar.dungeon"
    Cellar().furnished().save(path)
    return path


@pytest.fixture(scope="module")
def events(cellar: Path) -> list[Event]:
    """What `trapwright playtest` tells."""
    told = cellar.with_suffix(".jsonl")
    command = [sys.executable, "-m", "editor", "playtest", str(cellar), "--seed", str(SEED)]
    subprocess.run([*command, "--events", str(told)], cwd=ROOT, check=True, capture_output=True)
    return [json.loads(line) for line in told.read_text("utf-8").splitlines()]


def of(events: list[Event], *types: str) -> list[Event]:
    """The events of some types."""
    return [each for each in events if each["type"] in types]


def test_there_is_nothing_to_complain_about(cellar: Path) -> None:
    """`trapwright validate` finds nothing."""
    command = [sys.executable, "-m", "editor", "validate", str(cellar)]

    result = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)

    assert (result.returncode, result.stdout) == (0, "")


def test_the_command_line_tells_what_the_window_would_show(cellar: Path, events: list[Event]) -> None:
    """The events are, one by one, those of a play-through in this process with the same seed."""
    session = Session.start(load_level(cellar).level, seed=SEED)
    session.run_to_end()

    assert events == json.loads(json.dumps([record(entry) for entry in session.log]))


def test_the_darts_fly_a_second_and_a_half_after_the_tripwire(events: list[Event]) -> None:
    """The timer delays them by what it is set to."""
    (tripped, *_) = (each for each in of(events, "ActivatorTripped") if each["object"] == "tripwire")
    (fired, *_) = (each for each in of(events, "MechanismFired") if each["object"] == "darts")

    assert fired["t"] - tripped["t"] == 1_500


def test_the_locked_door_is_forced(events: list[Event]) -> None:
    """By picking or by breaking: a try that succeeds is what brings the breach about."""
    (breach, *_) = of(events, "DoorBreached")
    cause = events[breach["cause"]]

    assert cause["type"] in ("LockPicked", "DoorRammed") and cause["actor"].startswith("party-1-")


def test_there_is_a_fight_and_somebody_goes_down(events: list[Event]) -> None:
    """First the fight, then the fall."""
    (began, *_), (fell, *_) = of(events, "FightBegan"), of(events, "CreatureFell")

    assert began["t"] <= fell["t"]


def test_the_invasion_ends_at_last(events: list[Event]) -> None:
    """Once, and nobody of the party does anything afterwards."""
    (ended,) = of(events, "InvasionEnded")

    assert not [each for each in of(events, "StepTaken", "AttackRolled") if each["id"] > ended["id"]]
