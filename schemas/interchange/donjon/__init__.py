"""Reads the JSON that the random dungeon generator of donjon exports."""

from __future__ import annotations

from schemas.interchange.donjon.export import read_export
from schemas.interchange.donjon.furnish import furnish
from schemas.interchange.donjon.grid import read_grid
from schemas.interchange.donjon.sketch import Sketch
from schemas.interchange.report import Imported, Report
from schemas.json_text import parse

SCALES = (1, 2, 3)
"""How many cells of the level a cell of the export, 10 ft, may become on each side."""


def read_donjon(data: bytes, scale: int = 1) -> Imported:
    """The level in `data`, the same for the same bytes. Raises SayError when there is no map in it.

    `scale`: how many cells of the level a cell of the export becomes on each side.
    """
    report = Report()
    content = parse(data)
    grid = read_grid(content)
    export = read_export(content, grid, report)
    sketch = Sketch(grid, export.name, scale, report)
    furnish(sketch, export)
    return Imported(sketch.finished(), report.done())
