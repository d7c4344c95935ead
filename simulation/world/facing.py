"""Facings: which way a body or a mechanism looks."""

from __future__ import annotations

from schemas.model import Cell

OFFSETS: dict[str, Cell] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


def facing_towards(origin: Cell, target: Cell, otherwise: str) -> str:
    """The facing from one cell to another: the longer axis wins, the vertical one on a tie."""
    dx, dy = target[0] - origin[0], target[1] - origin[1]
    if dx == dy == 0:
        return otherwise
    if abs(dx) > abs(dy):
        return "e" if dx > 0 else "w"
    return "s" if dy > 0 else "n"


def beside(a: Cell, b: Cell) -> bool:
    """Whether two cells touch, corners included."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1])) == 1


def at_hand(a: Cell, b: Cell) -> bool:
    """Whether one cell is the other or touches it."""
    return chebyshev(a, b) <= 1


def chebyshev(a: Cell, b: Cell) -> int:
    """Distance in king's moves."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))
