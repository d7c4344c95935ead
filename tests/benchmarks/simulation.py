"""Whole invasions of the vault beside a toy of Mesa's, and memory over many runs (quiet weeks: `quiet_week`).

`python -m tests.benchmarks.simulation [RUNS]` prints the figures. The toy has five against ten that walk at
each other and strike for 600 steps: no rules, no doors, no log. `pip install mesa` brings it into the table.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

from simulation.geometry.backend import warm
from simulation.level_files import load_level
from simulation.session import Session
from tests.benchmarks.side_by_side import in_turn, report

VAULT = Path(__file__).parents[2] / "sample_levels" / "vault.dungeon"
SEEDS = range(1, 13)
INVASIONS_A_SECOND = 25


def main(runs: int) -> None:
    """Print every figure."""
    warm()
    vault = Session.start(load_level(VAULT).level)
    heroes = Session.start(load_level(VAULT).level, scenario=vault.setting.level.scenarios["five-heroes"])
    contestants: dict[str, Callable[[int], object]] = {
        "five heroes": lambda seed: played(heroes, seed),
        "the default three": lambda seed: played(vault, seed),
    }
    if find_spec("mesa"):
        from tests.benchmarks.mesa_toy import fought

        contestants["Mesa's toy, 5 v 10"] = fought
    times = in_turn(SEEDS, contestants)
    report("an invasion of the vault", times)
    for name, session in (("five heroes", heroes), ("the default three", vault)):
        count = sum(len(played(session, seed).log) for seed in SEEDS) / len(SEEDS)
        a_second = 1e6 / times[name]
        print(f"{name:28} {a_second:.1f} invasions/s, {count:.0f} happenings each, {a_second * count:,.0f}/s")
    print(f"{'goal':28} {INVASIONS_A_SECOND} invasions/s of near 2,000 happenings, faster than Mesa's toy")
    print(f"{'memory':28} {grown(vault, runs):+.1f} MB over {runs} runs, after 20 to warm up")


def played(session: Session, seed: int) -> Session:
    """The same again with other dice, to its end."""
    fresh = session.again(seed)
    fresh.run_to_end()
    return fresh


def grown(session: Session, runs: int) -> float:
    """How many MB the process has grown by."""
    for seed in range(20):
        played(session, seed)
    before = resident_mb()
    for seed in range(runs):
        played(session, seed)
    return resident_mb() - before


def resident_mb() -> float:
    """Memory of this process."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4_096 / 1e6


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
