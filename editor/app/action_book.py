"""QActions made from the table, found by id; keys that the designer changed are kept in the settings."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence

from editor.app.actions import ActionSpec
from editor.app.icons import icon
from editor.app.settings import Settings


class ActionBook(QObject):
    """All actions of one window."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._actions: dict[str, QAction] = {}
        self._specs: dict[str, ActionSpec] = {}

    def add(self, specs: Iterable[ActionSpec]) -> None:
        """Make the actions of a table."""
        for spec in specs:
            self._specs[spec.id] = spec
            self._actions[spec.id] = self._made(spec)

    def __getitem__(self, id: str) -> QAction:
        return self._actions[id]

    def all(self) -> list[QAction]:
        """Every action in the order of the tables."""
        return list(self._actions.values())

    def on(self, id: str, run: Callable[[], object]) -> None:
        """What the action does. `run` should be a bound method: a lambda would keep the window alive."""
        self._actions[id].triggered.connect(run)

    def enable(self, has_document: bool) -> None:
        """Switch off what needs a level while there is none."""
        for id, spec in self._specs.items():
            self._actions[id].setEnabled(has_document or not spec.needs_document)

    def usual_keys(self, id: str) -> str:
        """The keys that the table gives an action."""
        return self._specs[id].keys

    def rebind(self, id: str, keys: str) -> None:
        """Give an action other keys; those of the table are not stored."""
        if keys == self._specs[id].keys:
            self._settings.forget(f"keys/{id}")
        else:
            self._settings.put(f"keys/{id}", keys)
        self._dress(self._actions[id], self._specs[id])

    def owner_of(self, keys: str) -> str | None:
        """The id of the action that has these keys already."""
        wanted = QKeySequence(keys)
        return next((id for id, a in self._actions.items() if keys and a.shortcut() == wanted), None)

    def _made(self, spec: ActionSpec) -> QAction:
        action = QAction(translated(spec.text), self)
        action.setObjectName(spec.id)
        action.setCheckable(spec.checkable)
        self._dress(action, spec)
        return action

    def _dress(self, action: QAction, spec: ActionSpec) -> None:
        keys = QKeySequence(self._settings.text(f"keys/{spec.id}", spec.keys))
        shown = keys.toString(QKeySequence.SequenceFormat.NativeText)
        tip = translated(spec.tip)
        action.setShortcut(keys)
        action.setIcon(icon(spec.icon))
        action.setStatusTip(tip)
        action.setToolTip(f"{tip} ({shown})" if shown else tip)
        action.setWhatsThis(f"{translated(spec.text).rstrip('…')}. {tip}." + (f" {shown}" if shown else ""))


def translated(text: str) -> str:
    """A text of the tables in the language in use."""
    return QCoreApplication.translate("Actions", text)
