"""Levels within every limit of size, made to cost as much as they can, are opened and judged all the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.acceptance.calling import findings

SIDE = 1024


def stacked(kind: str, count: int) -> list[dict[str, Any]]:
    """So many of a kind in one cell."""
    return [{"id": f"x{index}", "kind": kind, "cell": [5, 5]} for index in range(count)]


def spread(kind: str, count: int) -> list[dict[str, Any]]:
    """So many of a kind, cell by cell."""
    return [{"id": f"x{i}", "kind": kind, "cell": [i % SIDE, i // SIDE]} for i in range(count)]


AREA = {"id": "s", "kind": "sanctum", "cell": [1, 1], "rects": [[0, 0, SIDE, SIDE]] * 10_000}


@pytest.mark.parametrize(
    "objects",
    [[AREA], stacked("torch", 20_000), stacked("goblin", 20_000), stacked("portal", 20_000)]
    + [spread("pressure_plate", 20_000)],
    ids=["rectangles", "torches", "goblins", "portals", "plates"],
)
def test_what_piles_up_is_judged_in_time(objects: list[dict[str, Any]], tmp_path: Path) -> None:
    """Nothing is held against everything else; the call comes back long before its time is up."""
    path = tmp_path / "piled.dungeon"
    level = {
        "format": 1,
        "size": [SIDE, SIDE],
        "layers": {"terrain": ["." * SIDE] * SIDE},
        "objects": objects,
    }
    path.write_text(json.dumps(level), "utf-8")

    code, found = findings(path)

    assert code == 1 and len(found) < 10_000
