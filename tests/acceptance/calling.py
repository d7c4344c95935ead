"""Calls the program as others do: another process, files on disk, an exit code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "sample_levels"
TUTORIAL = SAMPLES / "tutorial.dungeon"
EVERY_DOOR = ROOT / "tests" / "schemas" / "interchange" / "files" / "every_door.json"


def trapwright(*args: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """What `trapwright ARGS` says and how it ends."""
    command = [sys.executable, "-m", "editor", *map(str, args)]
    setting = {**os.environ, "LC_ALL": "C.UTF-8", **environment}
    return subprocess.run(
        command, cwd=ROOT, env=setting, capture_output=True, text=True, timeout=120, check=False
    )


def findings(level: Path) -> tuple[int, list[dict[str, Any]]]:
    """Exit code and findings of `validate --json`."""
    done = trapwright("validate", level, "--json")
    (told,) = json.loads(done.stdout)
    return done.returncode, told["findings"]


def tutorial() -> dict[str, Any]:
    """The content of a sound level."""
    content: dict[str, Any] = json.loads(TUTORIAL.read_text("utf-8"))
    return content
