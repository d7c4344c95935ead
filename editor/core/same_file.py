"""Whether two paths lead to one file; a loop of links is no error here, reading it says what is wrong."""

from __future__ import annotations

from os.path import realpath
from pathlib import Path


def same_file(one: Path, other: Path) -> bool:
    """Both are the same place once links are followed, whether anything is there or not."""
    return realpath(one) == realpath(other)
