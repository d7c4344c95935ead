"""The levels that are open, whatever window shows them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from editor.app.document import LevelDocument
from editor.core.document import Document
from editor.core.same_file import same_file
from simulation.level.level import Level


class Workspace(QObject):
    """Open documents in the order in which they were opened."""

    opened = Signal(LevelDocument)
    closed = Signal(LevelDocument)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.documents: list[LevelDocument] = []

    def add_new(self, level: Level) -> LevelDocument:
        """A level that is in no file yet."""
        return self.add(Document(level))

    def add_unsaved(self, level: Level) -> LevelDocument:
        """A level that is worth saving as it is, such as one that was imported."""
        core = Document(level)
        core.history.saved = None
        return self.add(core)

    def open(self, path: Path) -> LevelDocument:
        """The level in a file; one that is open already is not read again. Raises SayError."""
        for document in self.documents:
            if document.path is not None and same_file(document.path, path):
                return document
        return self.add(Document.open(path))

    def close(self, document: LevelDocument) -> None:
        """Forget a document."""
        self.documents.remove(document)
        self.closed.emit(document)
        document.deleteLater()

    def add(self, core: Document) -> LevelDocument:
        """A document that is at hand already."""
        document = LevelDocument(core, self)
        self.documents.append(document)
        self.opened.emit(document)
        return document
