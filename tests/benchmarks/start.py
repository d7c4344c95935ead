"""Cold starts: the version, a small level checked, beside bare Python: `python -m tests.benchmarks.start`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.benchmarks.side_by_side import in_turn, report

ROOT = Path(__file__).parents[2]
TUTORIAL = str(ROOT / "sample_levels" / "tutorial.dungeon")
ROUNDS = range(9)
HEAVY = ("PySide6", "numba", "scipy", "networkx")
COMMANDS = {
    "bare python": ("-c", "pass"),
    "trapwright --version": ("-m", "editor", "--version"),
    "trapwright rules DOR-15": ("-m", "editor", "rules", "DOR-15"),
    "trapwright validate": ("-m", "editor", "validate", TUTORIAL),
    "trapwright playtest": ("-m", "editor", "playtest", TUTORIAL),
}
LOADED = f"""
import sys
from editor.cli import run
run(sys.argv[1:])
print(*[name for name in {HEAVY!r} if name in sys.modules], file=sys.stderr)
"""


def started(command: tuple[str, ...]) -> None:
    """Run it in a new process."""
    subprocess.run([sys.executable, *command], cwd=ROOT, check=True, capture_output=True)


def loaded_by(*args: str) -> str:
    """Which of the heavy libraries a command has imported when it ends."""
    result = subprocess.run(
        [sys.executable, "-c", LOADED, *args], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return result.stderr.splitlines()[-1] or "none"


def main() -> None:
    """Print the table."""
    contestants = {name: lambda _, command=command: started(command) for name, command in COMMANDS.items()}
    times = in_turn(ROUNDS, contestants)
    report("a cold start", times)
    version = times["trapwright --version"] / times["bare python"]
    print(f"--version: {version:.1f} × bare python, goal 3 ×")
    seconds = times["trapwright validate"] / 1e6
    print(f"validate: {seconds:.2f} s, goal 0.6 s; it loads {loaded_by('validate', TUTORIAL)}")


if __name__ == "__main__":
    main()
