"""How fast a level of 1,024 × 1,024 cells opens and saves, beside its peers.

`python -m tests.benchmarks.files` prints the table.
Ours and the peers take turns on inputs that differ, and only the ratios count: the machine is shared.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from pydantic import BaseModel

from simulation.level.level import Level
from simulation.level_files import load_level, save_level

SIDE = 1024
ROUNDS = 7
OURS = "Trapwright"
OUR_PROCESS = f"{OURS}, whole process"
PROCESS = (
    "import sys; from simulation.level_files import load_level, save_level; "
    "save_level(sys.argv[2], load_level(sys.argv[1]).level)"
)


class NumberLists(BaseModel):
    """What our file would be with a list of numbers for each layer."""

    terrain: list[list[int]]
    elevation: list[list[int]]
    zones: list[list[int]]


def level_of(seed: int) -> Level:
    """A level with three layers full of different numbers."""
    dice = np.random.default_rng(seed)
    level = Level.blank(SIDE, SIDE)
    level.terrain = dice.integers(0, 11, (SIDE, SIDE)).astype(np.uint8)
    level.elevation = dice.integers(-20, 40, (SIDE, SIDE)).astype(np.int16)
    level.zones = dice.integers(0, 30, (SIDE, SIDE)).astype(np.uint16)
    return level


def prepared(folder: Path, seed: int) -> None:
    """The same level as the files of all who take part."""
    level = level_of(seed)
    save_level(folder / "ours.dungeon", level)
    layers = {name: level.layer(name).tolist() for name in NumberLists.model_fields}
    (folder / "lists.json").write_text(json.dumps(layers))
    tiled = "".join(_tmx_layer(number, layers[name]) for number, name in enumerate(layers, 1))
    size = f'width="{SIDE}" height="{SIDE}" tilewidth="8" tileheight="8"'
    head = f'<map version="1.10" orientation="orthogonal" {size}>'
    (folder / "map.tmx").write_text(f"{head}{tiled}</map>")


def _tmx_layer(number: int, rows: list[list[int]]) -> str:
    text = ",\n".join(",".join("0" for _ in row) for row in rows)
    size = f'width="{SIDE}" height="{SIDE}"'
    return f'<layer id="{number}" name="{number}" {size}><data encoding="csv">\n{text}\n</data></layer>'


def ours(folder: Path) -> None:
    """Open and save, checks, atomic write and reading back included."""
    save_level(folder / "out.dungeon", load_level(folder / "ours.dungeon").level)


def plain_json(folder: Path) -> None:
    """The floor: our file as mere JSON, unchecked, its rows left as text."""
    content = json.loads((folder / "ours.dungeon").read_text("utf-8"))
    (folder / "out.json").write_text(json.dumps(content), "utf-8")


def number_lists(folder: Path) -> None:
    """A model that validates every cell."""
    content = NumberLists.model_validate_json((folder / "lists.json").read_bytes())
    (folder / "out.lists").write_text(content.model_dump_json())


def our_process(folder: Path) -> None:
    """Python, its imports, open and save."""
    files = [str(folder / "ours.dungeon"), str(folder / "out.dungeon")]
    subprocess.run([sys.executable, "-c", PROCESS, *files], check=True)


def tiled_process(folder: Path) -> None:
    """Tiled opens and saves the map without a window."""
    files = [str(folder / "map.tmx"), str(folder / "out.tmx")]
    subprocess.run(
        ["tiled", "--export-map", "tmx", *files],
        check=True, capture_output=True, env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )  # fmt: skip


def measured() -> dict[str, float]:
    """Median milliseconds of each contestant."""
    contestants: dict[str, Callable[[Path], None]] = {
        OURS: ours, "stdlib json, unchecked": plain_json, "pydantic, lists of ints": number_lists,
        OUR_PROCESS: our_process,
    }  # fmt: skip
    if shutil.which("tiled"):
        contestants["Tiled, whole process"] = tiled_process
    times: dict[str, list[float]] = {name: [] for name in contestants}
    for seed in range(ROUNDS):
        with tempfile.TemporaryDirectory() as folder:
            prepared(Path(folder), seed)
            for name, contestant in contestants.items():
                began = time.perf_counter()
                contestant(Path(folder))
                times[name].append((time.perf_counter() - began) * 1_000)
    return {name: statistics.median(values) for name, values in times.items()}


def main() -> None:
    """Print the table."""
    results = measured()
    print(f"open and save {SIDE} × {SIDE} cells, three layers, median of {ROUNDS}")
    for name, milliseconds in results.items():
        base = results[OUR_PROCESS if "process" in name else OURS]
        print(f"{name:28} {milliseconds:8.1f} ms  {milliseconds / base:6.2f} × ours")
    if "Tiled, whole process" not in results:
        print("Tiled is not installed; `apt install tiled` adds it to the table.")


if __name__ == "__main__":
    main()
