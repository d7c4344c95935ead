"""Moving the keyboard between the parts of the window, and into the searches."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from editor.app.action_book import ActionBook
from editor.app.docks import Docks
from editor.app.level_tabs import LevelTabs
from editor.app.panels.circuits.panel import CircuitsPanel
from editor.app.panels.inspector.panel import InspectorPanel
from editor.app.panels.outliner import OutlinerPanel


class PaneCommands(QObject):
    """F6 goes round: the map, then every panel in sight."""

    def __init__(self, book: ActionBook, docks: Docks, tabs: LevelTabs, parent: QObject) -> None:
        super().__init__(parent)
        self._docks = docks
        self._tabs = tabs
        book.on("view.next_pane", self.next_pane)
        book.on("edit.find", self.find)
        book.on("wires.table", self.circuits)

    def next_pane(self) -> None:
        """Give the keyboard to the next part."""
        panes = [self._tabs.view or self._tabs, *self._docks.panes()]
        here = QApplication.focusWidget()
        at = next((i for i, pane in enumerate(panes) if here is not None and _holds(pane, here)), -1)
        _focus(panes[(at + 1) % len(panes)])

    def map(self) -> None:
        """To the map."""
        if self._tabs.view is not None:
            self._tabs.view.setFocus()

    def name(self) -> None:
        """Into the name of what is selected."""
        panel = self._docks.show("inspector")
        if isinstance(panel, InspectorPanel):
            panel.name()

    def circuits(self) -> None:
        """Into the table of circuits, at the row of what is selected."""
        panel = self._docks.show("circuits")
        if isinstance(panel, CircuitsPanel):
            panel.take_keyboard()

    def find(self) -> None:
        """Search the objects of the level."""
        panel = self._docks.show("outliner")
        if isinstance(panel, OutlinerPanel):
            panel.search()


def _holds(pane: QWidget, widget: QWidget) -> bool:
    return pane is widget or pane.isAncestorOf(widget)


def _focus(pane: QWidget) -> None:
    reason = Qt.FocusReason.TabFocusReason
    takers = [
        w for w in pane.findChildren(QWidget) if w.focusPolicy() & Qt.FocusPolicy.TabFocus and w.isVisible()
    ]
    taker = pane if pane.focusPolicy() & Qt.FocusPolicy.TabFocus or not takers else takers[0]
    taker.setFocus(reason)
