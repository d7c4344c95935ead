"""`python -m tests.replays.record [NAME …]` records the golden replays anew, by the rules of today.

It refuses runs that no longer come out as their outcomes say: change those first, they are what is judged.
`--list` prints what happens in a run instead, to write outcomes from.
"""

from __future__ import annotations

import sys

from simulation.replaying import recorded, save_replay
from simulation.telling import is_worth_telling, tell
from tests.replays.golden import Golden, all_golden, unmet


def main(args: list[str]) -> int:
    """Record, or list."""
    names = [each for each in args if not each.startswith("--")] or all_golden()
    return sum([_listed(name) if "--list" in args else _recorded(name) for name in names])


def _recorded(name: str) -> int:
    golden = Golden(name)
    session = golden.played()
    missed = list(unmet(session, golden.outcomes))
    for words in missed:
        print(f"{name}: not so any more: {words}")
    if not missed:
        save_replay(golden.replay, recorded(session))
        print(f"{name}: {len(session.log)} happenings")
    return len(missed)


def _listed(name: str) -> int:
    session = Golden(name).played()
    for entry in session.log:
        if is_worth_telling(entry.happening):
            moment = (entry.time - session.scenario.start.time_ms) / 1_000
            print(f"{moment:9.3f} {type(entry.happening).__name__:20} {tell(session.world, entry)}")
    return 0


if __name__ == "__main__":
    sys.exit(min(main(sys.argv[1:]), 1))
