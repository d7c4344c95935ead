"""A level document as Qt sees it: core's document with one signal for changes and one for its state."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from editor.core.change import Change
from editor.core.document import Do, Document, Plan
from editor.core.refusal import Refusal
from schemas.message import Message
from simulation.level.level import Level


class LevelDocument(QObject):
    """The only way in is `do`, `step`, `undo`, `redo`, `go_to`; the only way out is `changed`."""

    changed = Signal(Change)
    """What an edit, an undo or a redo touched."""
    state_changed = Signal()
    """Dirty or clean, another path, another step to undo."""
    saved = Signal()
    """Written to its file."""
    refused = Signal(Refusal)
    """An edit could not be planned."""

    def __init__(self, core: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.core = core
        self.core.subscribe(self._tell)

    @property
    def level(self) -> Level:
        """The level, read-only."""
        return self.core.level

    @property
    def path(self) -> Path | None:
        """Where it is stored; None for a new level."""
        return self.core.path

    @property
    def title(self) -> str:
        """What the tab says: the file's name, else the level's; empty for a nameless new level."""
        return self.path.stem if self.path else self.level.name

    @property
    def dirty(self) -> bool:
        """Whether something is not saved."""
        return self.core.dirty

    def do(self, plan: Plan, *, merge: bool = False) -> bool:
        """Apply a planned edit; a refusal is told through `refused`. Says whether the level changed."""
        if isinstance(plan, Refusal):
            self.refused.emit(plan)
            return False
        return self.core.do(plan, merge=merge)

    @contextmanager
    def step(self, name: Message) -> Iterator[Do]:
        """Several edits as one step."""
        with self.core.step(name) as do:
            yield do

    def undo(self) -> None:
        """Take the last step back."""
        self.core.undo()

    def redo(self) -> None:
        """Do the step taken back last again."""
        self.core.redo()

    def save(self, path: Path | None = None) -> Message | None:
        """Write the level; see core's `save` for what is raised and returned."""
        remark = self.core.save(path)
        self.saved.emit()
        return remark

    def _tell(self, change: Change) -> None:
        if not change.empty:
            self.changed.emit(change)
        self.state_changed.emit()
