"""Maps of other programs as levels: which reader takes a file, and what its report says."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from schemas.interchange.donjon import SCALES, read_donjon
from schemas.interchange.report import ReportLine
from simulation.level.from_file import level_from
from simulation.level.level import Level
from simulation.level_files import bytes_at, default_legend

__all__ = ["SCALES", "SUFFIXES", "ImportedLevel", "import_map", "imported"]
SUFFIXES = (".json",)
"""What the names of maps end in that can be imported."""


class ImportedLevel(NamedTuple):
    """A level and what became of the parts of the file that it was made from."""

    level: Level
    report: tuple[ReportLine, ...]


def import_map(path: Path, scale: int = 1) -> ImportedLevel:
    """The level in a foreign file. Raises SayError when it can't be read or holds no map."""
    return imported(bytes_at(path), scale)


def imported(data: bytes, scale: int = 1) -> ImportedLevel:
    """The level in the bytes of a foreign file. Raises SayError when they hold no map."""
    file, report = read_donjon(data, scale)
    return ImportedLevel(level_from(file, default_legend()).level, report)
