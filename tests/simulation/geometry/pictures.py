"""Maps drawn as text or thrown with a seed, and what they show as text again."""

from textwrap import dedent

import numpy as np
from hypothesis import strategies as st
from numpy.typing import NDArray

Map = NDArray[np.bool_]


def walls(picture: str) -> Map:
    """True where the picture has `#`."""
    rows = dedent(picture).strip("\n").splitlines()
    return np.array([[glyph == "#" for glyph in row] for row in rows])


def find(picture: str, glyph: str) -> tuple[int, int]:
    """The cell of the first `glyph`."""
    rows = dedent(picture).strip("\n").splitlines()
    return next((row.index(glyph), y) for y, row in enumerate(rows) if glyph in row)


def text(mask: Map) -> str:
    """`x` where the mask is set, `.` elsewhere."""
    return "\n".join("".join("x" if cell else "." for cell in row) for row in mask)


def noise(seed: int, width: int, height: int, share: float) -> Map:
    """A map on which that share of the cells is wall."""
    return np.random.default_rng(seed).random((height, width)) < share


def rooms(size: int, seed: int) -> Map:
    """Wall, with rooms and the corridors between them cut out."""
    dice = np.random.default_rng(seed)
    out = np.ones((size, size), np.bool_)
    middles = []
    for _ in range(size * size // 120):
        width, height = (int(n) for n in dice.integers(3, 10, 2))
        x, y = int(dice.integers(1, size - width)), int(dice.integers(1, size - height))
        out[y : y + height, x : x + width] = False
        middles.append((x + width // 2, y + height // 2))
    for (x, y), (u, v) in zip(middles, middles[1:], strict=False):
        if abs(x - u) + abs(y - v) < size // 2 or size < 40:
            out[y, min(x, u) : max(x, u) + 1] = False
            out[min(y, v) : max(y, v) + 1, u] = False
    return out


@st.composite
def maps(draw: st.DrawFn, largest: int = 9) -> Map:
    """Small maps of any shape with walls anywhere."""
    width, height = draw(st.integers(1, largest)), draw(st.integers(1, largest))
    cells = draw(st.lists(st.booleans(), min_size=width * height, max_size=width * height))
    return np.array(cells, np.bool_).reshape(height, width)


def all_cells(mask: Map) -> list[tuple[int, int]]:
    """Every cell of a map, row by row."""
    return [(x, y) for y in range(mask.shape[0]) for x in range(mask.shape[1])]
