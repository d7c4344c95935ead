"""kill -9 while saving, again and again: on disk lies always one whole save, never older than said."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from simulation.saving import save_bytes

KILLS = 60
MANY_KILLS = 5_000
LENGTH = 200_000

SAVER = f"""
import sys
from pathlib import Path
from simulation.saving import save_bytes

path, number = Path(sys.argv[1]), int(sys.argv[2])
while True:
    number += 1
    save_bytes(path, str(number).encode().rjust(9) * {LENGTH // 9})
    print(number, flush=True)
"""


def saved_in(path: Path) -> int:
    """The number of the save that lies on disk; fails when it is not whole."""
    data = path.read_bytes()
    number = int(data[:9])
    assert data == str(number).encode().rjust(9) * (LENGTH // 9)
    return number


def kill_while_saving(path: Path, number: int, saves: int) -> int:
    """Save in a process, kill it after so many saves are acknowledged; the last acknowledged."""
    command = [sys.executable, "-c", SAVER, str(path), str(number)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for _ in range(saves):
            process.stdout.readline()
        process.kill()
        acknowledged = process.stdout.read().split()
    return int(acknowledged[-1]) if acknowledged else number + saves


@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY_KILLS, marks=pytest.mark.slow)])
def test_no_kill_costs_a_save(kills: int, tmp_path: Path) -> None:
    """No file is torn, and no acknowledged save is lost."""
    path = tmp_path / "crypt.dungeon"
    save_bytes(path, b"0".rjust(9) * (LENGTH // 9))
    for kill in range(kills):
        acknowledged = kill_while_saving(path, saved_in(path), saves=1 + kill % 3)
        assert saved_in(path) >= acknowledged
    assert len(os.listdir(tmp_path)) > 1  # leavings: some kills did hit in the middle of a save
