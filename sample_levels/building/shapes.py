"""Shapes that are not rectangles: caves, round halls, rivers, and what lies about in them."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, hypot, sin
from random import Random

from sample_levels.building.draft import Draft, Rect
from schemas.model import Cell


def ellipse(rect: Rect, roughness: float = 0.0, phase: float = 0.0) -> list[Cell]:
    """The cells of the ellipse in a rectangle; with roughness its rim goes in and out."""
    x, y, width, height = rect
    middle_x, middle_y = x + (width - 1) / 2, y + (height - 1) / 2
    found = []
    for row in range(y, y + height):
        for column in range(x, x + width):
            across, down = (column - middle_x) / (width / 2), (row - middle_y) / (height / 2)
            angle = atan2(down, across)
            rim = 1 - roughness * (0.5 + 0.3 * sin(3 * angle + phase) + 0.2 * sin(7 * angle + 2 * phase))
            if hypot(across, down) <= rim:
                found.append((column, row))
    return found


def cave(draft: Draft, rect: Rect, name: str, phase: float, floor: str = "earth") -> list[Cell]:
    """A cave with a ragged rim, named; its cells."""
    cells = ellipse(rect, 0.3, phase)
    draft.cells(cells, floor)
    draft.put("room", (rect[0] + rect[2] // 2, rect[1]), name, rects=tuple(row_rects(cells)))
    return cells


def round_hall(draft: Draft, rect: Rect, name: str, kind: str = "room", floor: str = "floor") -> list[Cell]:
    """A round room with masonry round it, named; its cells."""
    x, y, width, height = rect
    rock = draft.material("rock")
    rim = ellipse((x - 2, y - 2, width + 4, height + 4))
    draft.cells([each for each in rim if draft.terrain[each[1], each[0]] == rock], "masonry")
    cells = ellipse(rect)
    draft.cells(cells, floor)
    draft.put(kind, (x + width // 2, y), name, rects=tuple(row_rects(cells)))
    return cells


def row_rects(cells: Iterable[Cell]) -> list[Rect]:
    """Rectangles that cover these cells: runs of a row, equal runs below one another joined."""
    rows: dict[int, list[int]] = {}
    for x, y in sorted(cells):
        rows.setdefault(y, []).append(x)
    rects: list[Rect] = []
    for y in sorted(rows):
        for left, width in _runs(rows[y]):
            above = next((r for r in rects if (r[0], r[2]) == (left, width) and r[1] + r[3] == y), None)
            if above is None:
                rects.append((left, y, width, 1))
            else:
                rects[rects.index(above)] = (left, above[1], width, above[3] + 1)
    return rects


def _runs(columns: list[int]) -> list[tuple[int, int]]:
    runs: list[tuple[int, int]] = []
    for x in columns:
        if runs and sum(runs[-1]) == x:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1)
        else:
            runs.append((x, 1))
    return runs


def strew(draft: Draft, cells: Iterable[Cell], material: str, percent: int, seed: int) -> None:
    """Let a material lie about: patches of it on some of the cells, the same for the same seed."""
    dice, here = Random(seed), set(cells)
    for x, y in sorted(here):
        if dice.randrange(100) < percent:
            patch = [(x, y), *dice.sample([(x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)], 2)]
            draft.cells([each for each in patch if each in here], material)


def river(draft: Draft, points: Iterable[tuple[int, int]], half: int) -> None:
    """A river as wide as 2 × `half` + 1 through (x, y) points from left to right, shallow at its banks."""
    knees = list(points)
    for (x0, y0), (x1, y1) in zip(knees, knees[1:], strict=False):
        for x in range(x0, x1 + 1):
            middle = y0 + (y1 - y0) * (x - x0) // max(x1 - x0, 1)
            for y in range(middle - half, middle + half + 1):
                draft.cells([(x, y)], "deep_water" if abs(y - middle) < half else "water")
