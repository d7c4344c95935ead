"""Recovery after a crash: every step goes to a journal on disk, which the next start offers to play again."""

from __future__ import annotations

import base64
import contextlib
import os
import secrets
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from editor.core.document import Document
from editor.core.edits import edit_from_data
from editor.core.edits.edit import Edit
from editor.core.file_lock import locked
from editor.core.journal_lines import line_of, records_of
from schemas.limits import MAX_BYTES
from schemas.message import Message
from schemas.problem import SayError
from schemas.system_reason import system_reason
from simulation.level.reading import read_level
from simulation.level.writing import write_level
from simulation.level_files import default_legend

SUFFIX = ".journal"
FORMAT = 1


class Journal:
    """The journal of one document, from the level as it is now; a Recorder.

    Each step is handed to the system at once, so a crash of the program loses none. Steps from before the
    journal's beginning have no entry that an undo could take back: after one the level is written down whole,
    by `catch_up`. `sync` puts all on the disk against a crash of the machine. Both are called within a second
    of an edit. When writing fails, `problem` says so and the journal stays as far as it came; the next save
    begins it anew.
    """

    def __init__(self, folder: Path, document: Document) -> None:
        self.problem: Message | None = None
        self._document = document
        self.path = folder / f"{secrets.token_hex(8)}{SUFFIX}"
        self._descriptor: int | None = None
        self._unsynced = False
        self._first = 0
        """The position in the history at which the journal begins."""
        self._lags = False
        with self._troubled():
            folder.mkdir(parents=True, exist_ok=True)
            self._descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
            locked(self._descriptor)
        self.restart()
        document.recorder = self

    def restart(self) -> None:
        """Begin anew from the level as it is now: it was saved, or opened."""
        if self._descriptor is not None:
            self.problem = None
            with self._troubled():
                os.ftruncate(self._descriptor, 0)
                os.lseek(self._descriptor, 0, os.SEEK_SET)
        self._begin()

    def saved(self) -> None:
        """Nothing from before needs recovery any more."""
        self.restart()

    def did(self, edit: Edit, merge: bool) -> None:
        """Write a step down."""
        self._write({"do": edit.to_data(), "merge": merge})

    def undid(self) -> None:
        """Write an undo down."""
        if self._document.history.position < self._first:
            self._lags = True
        self._write({"undo": 1})

    def redid(self) -> None:
        """Write a redo down."""
        self._write({"redo": 1})

    def catch_up(self) -> None:
        """Write the level down whole if an undo went back behind the journal's beginning."""
        if self._lags:
            self._begin()

    def sync(self) -> None:
        """Put what was written on the disk. May be called from another thread than the rest."""
        descriptor = self._descriptor
        if self._unsynced and descriptor is not None:
            self._unsynced = False
            with self._troubled():
                os.fsync(descriptor)

    def close(self) -> None:
        """The document was closed by its designer: nothing is left to recover."""
        self._document.recorder = None
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
        self.path.unlink(missing_ok=True)

    def _begin(self) -> None:
        self._first, self._lags = self._document.history.position, False
        self._write(_start_of(self._document))

    def _write(self, record: dict[str, Any]) -> None:
        if self._descriptor is None or self.problem is not None or self._lags:
            return
        with self._troubled():
            rest = memoryview(line_of(record))
            while rest:
                rest = rest[os.write(self._descriptor, rest) :]
            self._unsynced = True

    @contextlib.contextmanager
    def _troubled(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            self.problem = Message("recovery.unwritable", path=str(self.path), reason=system_reason(error))


@dataclass(frozen=True, slots=True)
class Recoverable:
    """What a journal that nobody holds any more has to offer."""

    journal: Path
    level_path: Path | None
    """The file that was being edited; None for a new level."""
    name: str
    steps: int
    modified_ns: int
    """When it was last written, for the reader of the offer."""

    def document(self) -> Document:
        """The level with every step played again: a dirty copy without a file, so nothing is overwritten.

        A step that can't be read ends the recovery there. Raises SayError when there is not even a level.
        """
        start, *records = _records(self.journal) or [{}]
        document = Document(_level_of(start))
        document.history.saved = None
        with contextlib.suppress(ValueError, TypeError, KeyError, IndexError, SayError):
            for record in records:
                _play(document, record)
        return document

    def discard(self) -> None:
        """Throw the journal away."""
        self.journal.unlink(missing_ok=True)


def recoverable(folder: Path) -> list[Recoverable]:
    """Journals of unsaved steps that no running program holds, the newest first; others are removed."""
    offers = []
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        if _is_held(path):
            continue
        records = _records(path)
        steps = _steps_in(records)
        if not steps:
            path.unlink(missing_ok=True)
            continue
        start = records[0]
        level_path = Path(start["path"]) if start.get("path") else None
        offers.append(
            Recoverable(path, level_path, str(start.get("name", "")), steps, path.stat().st_mtime_ns)
        )
    return sorted(offers, key=lambda offer: (-offer.modified_ns, offer.journal))


def _start_of(document: Document) -> dict[str, Any]:
    """The first record: the level whole, and how many unsaved steps led to it."""
    level = base64.b64encode(zlib.compress(write_level(document.level, default_legend())))
    path = str(document.path.absolute()) if document.path else ""
    return {
        "format": FORMAT,
        "path": path,
        "name": document.level.name,
        "steps": document.history.unsaved_steps,
        "level": level.decode(),
    }


def _steps_in(records: list[dict[str, Any]]) -> int:
    """How many steps a journal can bring back, those before its beginning included."""
    before = records[0].get("steps") if records else 0
    return (before if isinstance(before, int) else 0) + max(len(records) - 1, 0)


def _level_of(start: dict[str, Any]) -> Any:
    try:
        data = zlib.decompressobj().decompress(base64.b64decode(start["level"], validate=True), MAX_BYTES)
    except (KeyError, ValueError, TypeError, zlib.error) as error:
        raise SayError(Message("recovery.unreadable")) from error
    return read_level(data, default_legend()).level


def _play(document: Document, record: dict[str, Any]) -> None:
    if "undo" in record:
        document.undo()
    elif "redo" in record:
        document.redo()
    else:
        document.do(edit_from_data(record["do"]), merge=bool(record["merge"]))


def _records(path: Path) -> list[dict[str, Any]]:
    """What is in a journal from where it last wrote the level down whole."""
    try:
        records = list(records_of(path.read_bytes()))
    except OSError:
        return []
    starts = [number for number, record in enumerate(records) if "format" in record]
    return records[starts[-1] if starts else 0 :]


def _is_held(path: Path) -> bool:
    try:
        descriptor = os.open(path, os.O_RDWR)
    except OSError:
        return True
    try:
        return not locked(descriptor)
    finally:
        os.close(descriptor)
