"""Notices when another program changes a level's file, and says so."""

from __future__ import annotations

import hashlib
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from editor.app.document import LevelDocument
from editor.app.workspace import Workspace

WAIT_MS = 300


class FileWatch(QObject):
    """Watches folders, since a watcher of files falls silent after a rename, and compares contents."""

    changed_outside = Signal(LevelDocument)

    def __init__(self, workspace: Workspace, parent: QObject) -> None:
        super().__init__(parent)
        self._known: dict[LevelDocument, tuple[Path, str]] = {}
        self._watcher = QFileSystemWatcher(self)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(WAIT_MS)
        self._later.timeout.connect(self.look)
        self._watcher.directoryChanged.connect(self._later.start)
        workspace.opened.connect(self._follow)
        workspace.closed.connect(self._forget)
        for document in workspace.documents:
            self._follow(document)

    def look(self) -> None:
        """Compare every file with what was last read or written."""
        for document, (path, content) in list(self._known.items()):
            now = content_of(path)
            if now and now != content:
                self._known[document] = (path, now)
                self.changed_outside.emit(document)

    def _follow(self, document: LevelDocument) -> None:
        document.saved.connect(self._note_saved)
        self._note(document)

    def _note_saved(self) -> None:
        document = self.sender()
        if isinstance(document, LevelDocument):
            self._note(document)

    def _note(self, document: LevelDocument) -> None:
        if document.path is not None:
            self._known[document] = (document.path, content_of(document.path))
            self._watcher.addPath(str(document.path.parent))

    def _forget(self, document: LevelDocument) -> None:
        self._known.pop(document, None)


def content_of(path: Path) -> str:
    """A fingerprint of a file's content; empty when it can't be read."""
    try:
        return hashlib.blake2b(path.read_bytes(), digest_size=16).hexdigest()
    except OSError:
        return ""
