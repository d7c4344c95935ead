"""What is selected in one view, with a signal: canvas, inspector and outliner all look here."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from editor.core.selection import Selection


class SelectionModel(QObject):
    """One selection for terrain, objects and wires; changing it is no undo step."""

    changed = Signal(Selection)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.selection = Selection()

    def set(self, selection: Selection) -> None:
        """Select this and nothing else."""
        if selection != self.selection:
            self.selection = selection
            self.changed.emit(selection)

    def select_objects(self, ids: frozenset[str]) -> None:
        """Select these objects and nothing else."""
        self.set(Selection(objects=ids))

    @property
    def objects(self) -> frozenset[str]:
        """The ids of selected objects."""
        return self.selection.objects
