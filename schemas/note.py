"""A designer's note: words that belong to a cell, or to the level as a whole."""

from pydantic import Field

from schemas.limits import MAX_TEXT
from schemas.model import Cell, FileModel


class Note(FileModel):
    """Stands in a level's `notes`. `cell` is None for a note on the whole level."""

    id: str = Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")
    cell: Cell | None = None
    title: str = Field("", max_length=200)
    text: str = Field("", max_length=MAX_TEXT)
