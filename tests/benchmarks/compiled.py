"""The simulation compiled by mypyc beside the same sources as they are: same runs, how much faster.

    TRAPWRIGHT_COMPILE=1 python setup.py build --build-lib FOLDER
    python -m tests.benchmarks.compiled FOLDER [SEEDS]

Two interpreters play the vault in turn, each seed in both. Any difference of log or digest ends it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path
from statistics import median
from time import process_time

from tests.benchmarks.side_by_side import in_turn, report

ROOT = Path(__file__).parents[2]
VAULT = ROOT / "sample_levels" / "vault.dungeon"
PLAYER = "from tests.benchmarks.compiled import play; play()"


class Player:
    """Another interpreter whose `simulation` comes from a folder. It plays the seeds that it is told."""

    def __init__(self, folder: Path) -> None:
        paths = os.pathsep.join((str(folder), str(ROOT)))
        self.process = subprocess.Popen(
            [sys.executable, "-c", PLAYER],
            cwd=folder,  # goes before all paths
            env=os.environ | {"PYTHONPATH": paths},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.kind = self._line()
        self.runs: dict[int, str] = {}
        self.spent: dict[int, float] = {}

    def plays(self, seed: int) -> None:
        """One invasion; keeps what came out and the processor time in seconds that it took."""
        assert self.process.stdin
        print(seed, file=self.process.stdin, flush=True)
        self.runs[seed], spent = self._line().split()
        self.spent[seed] = float(spent)

    def ends(self) -> None:
        """Let the other interpreter go."""
        self.process.communicate()

    def _line(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline().strip()


def play() -> None:
    """What a player does: seeds come in, fingerprints of the log and the state and seconds go out."""
    from simulation.geometry.backend import warm
    from simulation.kernel import engine
    from simulation.level_files import load_level
    from simulation.session import Session

    warm()
    session = Session.start(load_level(VAULT).level)
    session.run_to_end()
    print("plain" if str(engine.__file__).endswith(".py") else "compiled", flush=True)
    for line in sys.stdin:
        began = process_time()
        fresh = session.again(int(line))
        fresh.run_to_end()
        spent = process_time() - began
        told = blake2b(repr([str(entry) for entry in fresh.log]).encode(), digest_size=8).hexdigest()
        print(f"{told}-{fresh.digest()}-{len(fresh.log)}", f"{spent:.6f}", flush=True)


def compared(folder: Path, seeds: range) -> tuple[Player, Player]:
    """Both have played all seeds in turn."""
    compiled, plain = Player(folder), Player(ROOT)
    in_turn(seeds, {"compiled": compiled.plays, "plain": plain.plays})
    taken = {player.kind: 1e6 * median(player.spent.values()) for player in (compiled, plain)}
    report("an invasion of the vault", taken, {"plain": 3})
    compiled.ends()
    plain.ends()
    return compiled, plain


def main(folder: Path, count: int) -> None:
    """Compare, and say invasions a second of each."""
    players = compared(folder, range(count))
    for player in players:
        print(f"{player.kind:28} {len(player.spent) / sum(player.spent.values()):.1f} invasions/s and core")
    different = [seed for seed in range(count) if len({player.runs[seed] for player in players}) > 1]
    print(f"{count} seeds, {len(different)} of them with another log or digest {different or ''}")
    sys.exit(bool(different) or players[0].kind != "compiled")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), int(sys.argv[2]) if len(sys.argv) > 2 else 20)
