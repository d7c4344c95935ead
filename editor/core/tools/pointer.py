"""Where the pointer is and which modifiers are held: all that a tool learns of the mouse or the keyboard."""

from __future__ import annotations

from dataclasses import dataclass

from schemas.model import Cell

MIDDLE = (128, 128)


@dataclass(frozen=True, slots=True)
class Pointer:
    """A cell, the place within it in 1/256 of a cell, and the modifiers."""

    cell: Cell
    shift: bool = False
    ctrl: bool = False
    alt: bool = False
    point: tuple[int, int] = MIDDLE
    clicks: int = 1
    """How many clicks came in quick succession in this place: 2 for a double click."""
