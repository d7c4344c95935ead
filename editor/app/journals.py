"""A journal for every open level, and what journals of an earlier run have to offer."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from editor.app.document import LevelDocument
from editor.app.workspace import Workspace
from editor.core.recovery import Journal, Recoverable, recoverable
from schemas.message import Message

SYNC_MS = 1_000


class Journals(QObject):
    """Opens and closes journals with the documents; puts them on the disk once a second.

    The disk is waited for in a thread, so that a slow one never holds up a stroke.
    """

    troubled = Signal(Message)
    """A journal can't be written; said once."""

    def __init__(self, folder: Path, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._folder = folder
        self._workspace = workspace
        self._journals: dict[LevelDocument, Journal] = {}
        self._disk = ThreadPoolExecutor(1, "journals")
        self._told = False
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
        """Open what a journal holds as a level without a file. Raises SayError if there is none.

        The old journal goes once the new one holds it all.
        """
        document = self._workspace.add(offer.document())
        journal = self._journals[document]
        journal.sync()
        if journal.problem is None:
            offer.discard()
        return document

    def sync(self) -> None:
        """Put everything on the disk; say so if that can't be done."""
        for journal in self._journals.values():
            journal.catch_up()
            self._disk.submit(journal.sync)
        problems = [journal.problem for journal in self._journals.values() if journal.problem is not None]
        if problems and not self._told:
            self.troubled.emit(problems[0])
        self._told = bool(problems)

    def _open(self, document: LevelDocument) -> None:
        self._journals[document] = Journal(self._folder, document.core)

    def _close(self, document: LevelDocument) -> None:
        journal = self._journals.pop(document, None)
        if journal is not None:
            journal.close()
