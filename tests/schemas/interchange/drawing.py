"""Draws donjon exports: a text map to the value that the generator would write, with bits of its own."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from schemas.interchange.donjon import read_donjon
from schemas.interchange.report import Imported
from schemas.objects import AnyPlaced

BITS = {
    "nothing": 0, "block": 1 << 30, "room": 1, "corridor": 2, "perimeter": 4, "aperture": 8, "room_id": 0xFF0,
    "arch": 1 << 12, "door": 1 << 13, "locked": 1 << 14, "trapped": 1 << 15, "secret": 1 << 16,
    "portcullis": 1 << 17, "stair_down": 1 << 18, "stair_up": 1 << 19, "label": 0xFF << 20,
}  # fmt: skip
"""None of them where the generator of today has it."""
GLYPHS = {
    " ": (), "#": ("perimeter",), ".": ("corridor",), "A": ("corridor", "arch"), "D": ("corridor", "door"),
    "L": ("corridor", "locked"), "T": ("corridor", "trapped"), "S": ("corridor", "secret"),
    "P": ("corridor", "portcullis"), "U": ("corridor", "stair_up"), "V": ("corridor", "stair_down"),
}  # fmt: skip


def export(picture: str, **parts: Any) -> dict[str, Any]:
    """An export whose cells are drawn: digits are cells of the room of that id, the rest is in GLYPHS."""
    rows = picture.strip("\n").split("\n")
    return {"cell_bit": BITS, "cells": [[_value(glyph) for glyph in row] for row in rows], **parts}


def room(
    id: int = 1, summary: str = "Empty", detail: Any = None, **doors: list[dict[str, Any]]
) -> dict[str, Any]:
    """A room's record; its doors by side."""
    return {"id": id, "contents": {"summary": summary, "detail": detail}, "doors": doors}


def door(row: int, col: int, type: str = "door", desc: str = "", **more: str) -> dict[str, Any]:
    """A door's record."""
    return {"row": row, "col": col, "type": type, "desc": desc, **more}


def read(content: Any, scale: int = 1) -> Imported:
    """The level and the report."""
    return read_donjon(json.dumps(content).encode(), scale)


def codes(imported: Imported, fate: str) -> list[str]:
    """What the report says under one fate, without the word `donjon`."""
    return [line.message.code.partition(".")[2] for line in imported.report if line.fate == fate]


def kinds(imported: Imported) -> Counter[str]:
    """How many objects of each kind."""
    return Counter(placed.kind for placed in imported.level.objects)


def only(imported: Imported, kind: str) -> AnyPlaced:
    """The one object of a kind."""
    (found,) = (placed for placed in imported.level.objects if placed.kind == kind)
    return found


def _value(glyph: str) -> int:
    if glyph.isdigit():
        return BITS["room"] | int(glyph) * (BITS["room_id"] & -BITS["room_id"])
    return sum(BITS[name] for name in GLYPHS[glyph])
