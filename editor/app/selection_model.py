"""What is selected in one document, with a signal: canvas, inspector and outliner all look here."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from editor.core.document import Document
from editor.core.selection import Selection


class SelectionModel(QObject):
    """Core's selection for Qt; changing it is no undo step."""

    changed = Signal(Selection)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._stop = document.watch_selection(self.changed.emit)
        if parent is not None:
            parent.destroyed.connect(self._stop)

    @property
    def selection(self) -> Selection:
        """What is selected."""
        return self._document.selection

    @property
    def objects(self) -> frozenset[str]:
        """The ids of selected objects."""
        return self._document.selection.objects

    def set(self, selection: Selection) -> None:
        """Select this and nothing else."""
        self._document.select(selection)

    def select_objects(self, ids: frozenset[str]) -> None:
        """Select these objects and nothing else."""
        self._document.select(Selection(objects=ids))
