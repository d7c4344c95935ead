"""Level files on disk: load and save by path."""

from __future__ import annotations

import errno
import os
import stat
from functools import cache
from pathlib import Path

from schemas.file_size import size_said
from schemas.limits import MAX_BYTES
from schemas.message import Message
from schemas.problem import SayError
from schemas.system_reason import system_reason
from simulation.level.legend import Legend
from simulation.level.level import Level
from simulation.level.reading import Reading, read_level
from simulation.level.writing import write_level
from simulation.loading import default_catalogue
from simulation.saving import save_bytes


@cache
def default_legend() -> Legend:
    """The legend of the catalogue that comes with the program."""
    materials = default_catalogue().materials
    return Legend(tuple(each.id for each in materials), tuple(each.glyph for each in materials))


def load_level(path: str | Path, legend: Legend | None = None) -> Reading:
    """The level at `path` and what is wrong with its file. Raises SayError when no level is in it."""
    return read_level(bytes_at(Path(path)), legend or default_legend())


def save_level(path: str | Path, level: Level, legend: Legend | None = None) -> Message | None:
    """Save the level atomically; see `save_bytes` for what is raised and returned."""
    return save_bytes(Path(path), write_level(level, legend or default_legend()))


def bytes_at(path: Path) -> bytes:
    """The content of a regular file. Raises SayError when it can't be read, or is too large to be."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            code = errno.EISDIR if path.is_dir() else errno.EINVAL
            raise OSError(code, os.strerror(code))
        if status.st_size > MAX_BYTES:
            raise SayError(
                Message("level.file_too_large", size=size_said(status.st_size), most=size_said(MAX_BYTES))
            )
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise SayError(Message("level.unreadable", path=str(path), reason=system_reason(error))) from error
