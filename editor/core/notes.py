"""The designer's notes in a level, read in a reader's language and written as edits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from editor.core.edits.level_property import SetLevelProperty
from schemas.limits import MAX_TEXT
from schemas.model import Cell
from simulation.level.level import Level

PART = "notes"


@dataclass(frozen=True, slots=True)
class NoteRead:
    """One note. `index`: its place among all; `cell`: None for the level as a whole."""

    index: int
    title: str
    text: str
    cell: Cell | None


def notes_of(level: Level, language: str) -> list[NoteRead]:
    """All notes that can be read. A text may be given in several languages; English stands in for others."""
    entries = enumerate(level.kept.get(PART, ()))
    return [note for index, entry in entries if (note := _read(index, entry, language)) is not None]


def plan_note(level: Level, index: int, text: str, language: str) -> SetLevelProperty:
    """Write the note at `index` anew, a further one past the end; an empty text takes it away.

    Of a note in several languages only this one changes.
    """
    entries = [*level.kept.get(PART, ())]
    text = text.strip()[:MAX_TEXT]
    if index >= len(entries):
        entries += [text] if text else []
    elif text:
        entries[index] = _written(entries[index], text, language)
    else:
        del entries[index]
    return SetLevelProperty.plan_kept(level, PART, entries or None)


def _read(index: int, entry: Any, language: str) -> NoteRead | None:
    fields = entry if isinstance(entry, Mapping) else {"text": entry}
    text = fields.get("text", "")
    if isinstance(text, Mapping):
        text = text.get(language) or text.get("en", "")
    title, cell = fields.get("title", ""), None
    match fields.get("cell"):
        case [int(x), int(y)]:
            cell = (x, y)
    if not isinstance(text, str) or not isinstance(title, str) or not (text or title):
        return None
    return NoteRead(index, title, text, cell)


def _written(entry: Any, text: str, language: str) -> Any:
    if not isinstance(entry, Mapping):
        return text
    old = entry.get("text", "")
    return {**entry, "text": {**old, language: text} if isinstance(old, Mapping) else text}
