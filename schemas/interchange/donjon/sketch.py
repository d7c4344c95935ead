"""The level while it is put together: rows of glyphs at the scale asked for, objects, notes."""

from __future__ import annotations

from collections import Counter

from schemas.ids import derived_id
from schemas.interchange.donjon.grid import Grid, Spot
from schemas.interchange.report import Report
from schemas.level import MAX_SIDE, LayersPart, LevelFile
from schemas.limits import MAX_QUOTED, MAX_TEXT
from schemas.message import Message
from schemas.model import Cell
from schemas.note import Note
from schemas.objects import AnyPlaced
from schemas.problem import SayError

ROCK, MASONRY, FLOOR = "#", "%", "."
LEGEND = {ROCK: "rock", MASONRY: "masonry", FLOOR: "floor"}
MAX_NAME = 200
MAX_OBJECTS = 100_000
MAX_NOTES = 10_000
MAX_NOTES_TEXT = 4_000_000
"""Characters of all notes together: far more than a generator writes, far less than what fills a memory."""


class Sketch:
    """A cell of the export becomes a square of `scale` × `scale` cells."""

    def __init__(self, grid: Grid, name: str, scale: int, report: Report) -> None:
        self.grid = grid
        self.scale = scale
        self.report = report
        self.width, self.height = grid.width * scale, grid.height * scale
        if max(self.width, self.height) > MAX_SIDE:
            most = MAX_SIDE
            raise SayError(
                Message("donjon.too_large", width=grid.width, height=grid.height, scale=scale, most=most)
            )
        self._name = name[:MAX_NAME]
        self._ground = _ground(grid, scale)
        self._objects: dict[str, AnyPlaced] = {}
        self._notes: dict[str, Note] = {}
        self._ids: set[str] = set()
        self._told: Counter[str] = Counter()
        self._left_for_notes = MAX_NOTES_TEXT

    def corner(self, spot: Spot) -> Cell:
        """The top left cell of a spot's square."""
        return spot[1] * self.scale, spot[0] * self.scale

    def middle(self, spot: Spot) -> Cell:
        """The cell in the middle of a spot's square."""
        x, y = self.corner(spot)
        return x + self.scale // 2, y + self.scale // 2

    def covers(self, spot: Spot, cell: Cell) -> bool:
        """Whether a cell lies in a spot's square."""
        return (cell[1] // self.scale, cell[0] // self.scale) == spot

    def is_open(self, cell: Cell) -> bool:
        """Whether one can stand in a cell of the level as sketched so far."""
        x, y = cell
        return 0 <= x < self.width and 0 <= y < self.height and self._ground[y][x] == FLOOR

    def put(self, cell: Cell, glyph: str) -> None:
        """Change the ground of a cell."""
        self._ground[cell[1]][cell[0]] = glyph

    def fill(self, spot: Spot, glyph: str) -> None:
        """Change the ground of a whole square."""
        left, top = self.corner(spot)
        for y in range(self.scale):
            for x in range(self.scale):
                self.put((left + x, top + y), glyph)

    def new_id(self, content: str) -> str:
        """The id of what `content` describes: the same each time that this file is converted."""
        repeats = self._told[content]
        self._told[content] += 1  # or each repeat would try all ids of those before it
        key = derived_id(f"donjon {content} {repeats}" if repeats else f"donjon {content}", self._ids)
        self._ids.add(key)
        return key

    def add(self, placed: AnyPlaced) -> None:
        """Add an object. Raises SayError when it is one too many."""
        if len(self._objects) >= MAX_OBJECTS:
            raise SayError(Message("donjon.too_many_objects", most=MAX_OBJECTS))
        self._objects[placed.id] = placed

    def note(self, content: str, cell: Cell | None, title: str, text: str) -> bool:
        """Add a note unless it is empty; says whether it was. What is too long is cut, with a line."""
        if not text:
            return False
        text = text if len(text) <= MAX_TEXT else text[: MAX_TEXT - 1] + "…"
        if len(self._notes) >= MAX_NOTES or len(text) > self._left_for_notes:
            shown = text if len(text) <= MAX_QUOTED else text[: MAX_QUOTED - 1] + "…"
            self.report.say("dropped", Message("donjon.too_many_notes", text=shown), cell)
            return False
        self._left_for_notes -= len(text)
        key = self.new_id(f"note {content}")
        self._notes[key] = Note(id=key, cell=cell, title=title[:MAX_NAME], text=text)
        return True

    def finished(self) -> LevelFile:
        """The level as it stands now."""
        return LevelFile(
            name=self._name,
            size=(self.width, self.height),
            legend=LEGEND,
            layers=LayersPart(terrain=tuple(map("".join, self._ground))),
            objects=tuple(self._objects[key] for key in sorted(self._objects)),
            notes=tuple(self._notes[key].model_dump(exclude_defaults=True) for key in sorted(self._notes)),
        )


def _ground(grid: Grid, scale: int) -> list[list[str]]:
    rows = []
    for row in range(grid.height):
        glyphs = [_glyph(grid, (row, col)) for col in range(grid.width)]
        rows += [[glyph for glyph in glyphs for _ in range(scale)] for _ in range(scale)]
    return rows


def _glyph(grid: Grid, spot: Spot) -> str:
    if grid.is_open(spot):
        return FLOOR
    return MASONRY if grid.has(spot, "perimeter") else ROCK
