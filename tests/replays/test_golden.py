"""The golden invasions come out as recorded on every machine, and as their outcomes say."""

import os
import subprocess
import sys

import pytest

from simulation.replaying import first_difference, load_replay, played_again
from simulation.telling import tell
from tests.replays.golden import FOLDER, Golden, all_golden, unmet

NAMES = all_golden()


@pytest.mark.parametrize("hash_seed", ["0", "1", "random"])
@pytest.mark.parametrize("name", NAMES)
def test_a_fresh_interpreter_plays_the_same(name: str, hash_seed: str) -> None:
    """In a new process under another hash seed every happening is as recorded."""
    command = [sys.executable, "-m", "editor", "replay", str(Golden(name).replay), "--verify"]
    env = os.environ | {"PYTHONHASHSEED": hash_seed}

    result = subprocess.run(command, check=False, cwd=FOLDER.parent, env=env, capture_output=True, text=True)

    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("name", NAMES)
def test_the_run_comes_out_as_its_outcomes_say(name: str) -> None:
    """Each outcome, given in words, happens in its order and at its time."""
    session = Golden(name).played()

    missed = list(unmet(session, Golden(name).outcomes))

    assert not missed, "\n".join(missed)


@pytest.mark.parametrize("name", NAMES)
def test_the_recording_is_of_the_level_as_it_is(name: str) -> None:
    """Playing the level's own file gives the recorded happenings; the first that differs is named."""
    replay = load_replay(Golden(name).replay)
    session = Golden(name).played()

    found = first_difference(replay, session)

    told = tell(session.world, found.entry) if found and found.entry else "the run ends early"
    assert found is None, f"happening {found.index}: {told}; `python -m tests.replays.record` records anew"


def test_a_replay_tampered_with_is_told_apart() -> None:
    """Another seed leaves the trail: the comparison can fail."""
    replay = load_replay(Golden(NAMES[0]).replay)

    assert first_difference(replay, played_again(replay.model_copy(update={"seed": replay.seed + 1})))
