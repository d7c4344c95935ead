"""Whole invasions of the vault beside a toy of Mesa's, a quiet week, and memory over many runs.

`python -m tests.benchmarks.simulation [RUNS]` prints the figures. The toy has five against ten that walk at
each other and strike for 600 steps: no rules, no doors, no log. `pip install mesa` brings it into the table.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter

from sample_levels.building.draft import Draft
from schemas.clock import DAY
from schemas.scenario import Scenario
from simulation.geometry.backend import warm
from simulation.level.level import Level
from simulation.level_files import load_level
from simulation.session import Session
from tests.benchmarks.side_by_side import in_turn, report

VAULT = Path(__file__).parents[2] / "sample_levels" / "vault.dungeon"
SEEDS = range(1, 13)
INVASIONS_A_SECOND = 25
QUIET_WEEK_S = 0.5


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
    print(f"{'a quiet week, 200 traps':28} {quiet_week():.2f} s, goal {QUIET_WEEK_S} s")
    print(f"{'memory':28} {grown(vault, runs):+.1f} MB over {runs} runs, after 20 to warm up")


def played(session: Session, seed: int) -> Session:
    """The same again with other dice, to its end."""
    fresh = session.again(seed)
    fresh.run_to_end()
    return fresh


def hall_of_traps() -> Level:
    """Two hundred plates with darts, six minions that rearm them, nobody else."""
    draft = Draft(110, 74, "Hall of Traps")
    for row in range(10):
        y = 4 + 7 * row
        draft.fill((2, y, 104, 3))
        for column in range(20):
            x = 4 + 5 * column
            draft.trap(("pressure_plate", (x, y), "", ""), ("dart_launcher", (x, y - 1), "s"))
    draft.fill((104, 4, 3, 66))
    draft.put("portal", (106, 69), form="stairs_up")
    draft.put("sanctum", (102, 34), rects=((102, 32, 5, 3),))
    draft.put("master", (105, 34))
    for index in range(6):
        draft.put("goblin", (2 + index, 6 + 7 * index), tasks=("traps",))
    return draft.finished()


def quiet_week() -> float:
    """Seconds for seven days in which nobody comes and every part runs out three times."""
    session = Session.start(hall_of_traps(), scenario=Scenario(id="quiet"))
    session = session.again(1)
    began = perf_counter()
    session.run_until(session.now + 7 * DAY)
    taken = perf_counter() - began
    print(f"{'':28} {len(session.log):,} happenings in the week")
    return taken


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
