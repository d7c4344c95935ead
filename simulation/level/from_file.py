"""A LevelFile that a program made to a Level: through the reader of files, so that the same checks hold."""

from __future__ import annotations

import json

from schemas.level import LevelFile
from simulation.level.legend import Legend
from simulation.level.plain import plain
from simulation.level.reading import Reading, read_level


def level_from(file: LevelFile, legend: Legend) -> Reading:
    """The level that the file describes. Raises SayError when its frame is broken."""
    content = {"format": file.format, **plain(file)}
    return read_level(json.dumps(content, ensure_ascii=False).encode("utf-8", "replace"), legend)
