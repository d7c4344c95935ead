"""A journal for every open level, and what journals of an earlier run have to offer."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from editor.app.document import LevelDocument
from editor.app.workspace import Workspace
from editor.core.recovery import Journal, Recoverable, recoverable

SYNC_MS = 1_000


class Journals(QObject):
    """Opens and closes journals with the documents; puts them on the disk once a second."""

    def __init__(self, folder: Path, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._folder = folder
        self._workspace = workspace
        self._journals: dict[LevelDocument, Journal] = {}
        workspace.opened.connect(self._open)
        workspace.closed.connect(self._close)
        self._timer = QTimer(self)
        self._timer.setInterval(SYNC_MS)
        self._timer.timeout.connect(self.sync)
        self._timer.start()

    def offers(self) -> list[Recoverable]:
        """Levels of an earlier run that were not closed, the newest first."""
        return recoverable(self._folder) if self._folder.is_dir() else []

    def recover(self, offer: Recoverable) -> LevelDocument:
        """Open what a journal holds as a level without a file. Raises SayError if there is none."""
        document = self._workspace.add(offer.document())
        offer.discard()
        return document

    def sync(self) -> None:
        """Put everything on the disk."""
        for journal in self._journals.values():
            journal.sync()

    def _open(self, document: LevelDocument) -> None:
        self._journals[document] = Journal(self._folder, document.core)

    def _close(self, document: LevelDocument) -> None:
        journal = self._journals.pop(document, None)
        if journal is not None:
            journal.close()
