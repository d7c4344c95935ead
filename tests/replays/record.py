"""`python -m tests.replays.record [NAME …]` records the golden replays anew, by the rules of today.

It refuses runs that no longer come out as their outcomes say: change those first, they are what is judged.
`--list` prints what happens in a run instead, `--draft` its turning points as outcomes, and `--redraft` puts
them into the file: look at the difference before you keep it.
"""

from __future__ import annotations

import sys

from simulation.replaying import recorded, save_replay
from simulation.telling import is_news, tell
from tests.replays.drafting import drafted
from tests.replays.golden import Golden, all_golden, unmet


def main(args: list[str]) -> int:
    """Record, list or draft."""
    names = [each for each in args if not each.startswith("--")] or all_golden()
    does = next((WAYS[each] for each in args if each in WAYS), _recorded)
    return sum([does(name) for name in names])


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
        if is_news(session.log, entry):
            moment = (entry.time - session.scenario.start.time_ms) / 1_000
            print(f"{moment:9.3f} {type(entry.happening).__name__:20} {tell(session.world, entry)}")
    return 0


def _drafted(name: str) -> int:
    print(drafted(Golden(name).played()))
    return 0


def _redrafted(name: str) -> int:
    golden = Golden(name)
    head, _, _ = golden.path.read_text("utf-8").partition("[[outcomes]]")
    golden.path.write_text(head + drafted(golden.played()), "utf-8")
    return _recorded(name)


WAYS = {"--list": _listed, "--draft": _drafted, "--redraft": _redrafted}


if __name__ == "__main__":
    sys.exit(min(main(sys.argv[1:]), 1))
