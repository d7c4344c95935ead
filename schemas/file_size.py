"""Sizes of files as a reader takes them in: "32 MB"."""

from __future__ import annotations

UNITS = ("bytes", "kB", "MB", "GB", "TB")
STEP = 1024


def size_said(count: int) -> str:
    """So many bytes in the largest unit of which there is one, rounded up: never less than there are."""
    unit = 0
    size = count
    while size >= STEP and unit < len(UNITS) - 1:
        size, unit = -(-size // STEP), unit + 1
    return f"{size} {UNITS[unit]}"
