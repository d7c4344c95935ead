"""The docks of the window: where they are and what they hold."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu, QWidget

LEFT = Qt.DockWidgetArea.LeftDockWidgetArea
RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
BOTTOM = Qt.DockWidgetArea.BottomDockWidgetArea


class Docks:
    """Adds panels as docks and remembers them by name."""

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._docks: dict[str, QDockWidget] = {}
        for corner in (Qt.Corner.BottomLeftCorner, Qt.Corner.BottomRightCorner):
            window.setCorner(corner, BOTTOM)
        window.setDockNestingEnabled(True)

    def add(
        self, name: str, title: str, panel: QWidget, area: Qt.DockWidgetArea, beside: str = ""
    ) -> QDockWidget:
        """A panel as a dock; `beside` names one with which it shares a place as tabs."""
        dock = QDockWidget(title, self._window)
        dock.setObjectName(f"dock.{name}")
        dock.setAccessibleName(title)
        dock.setWidget(panel)
        if beside:
            self._window.tabifyDockWidget(self._docks[beside], dock)
        else:
            self._window.addDockWidget(area, dock)
        self._docks[name] = dock
        return dock

    def show(self, name: str) -> QWidget:
        """Bring a dock to the front; its panel."""
        self._docks[name].show()
        self._docks[name].raise_()
        return self._docks[name].widget()

    def entitle(self, name: str, title: str) -> None:
        """Give a dock another title."""
        self._docks[name].setWindowTitle(title)

    def resize(self, left: int, right: int, bottom: int) -> None:
        """Give the areas their usual breadth."""
        across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        for area, size, way in ((LEFT, left, across), (RIGHT, right, across), (BOTTOM, bottom, down)):
            docks = [dock for dock in self._docks.values() if self._area(dock) == area]
            self._window.resizeDocks(docks, [size] * len(docks), way)

    def set_shown(self, name: str, shown: bool) -> None:
        """Show or hide a dock."""
        self._docks[name].setVisible(shown)

    def is_shown(self, name: str) -> bool:
        """Whether a dock is shown, in front or behind another."""
        return not self._docks[name].isHidden()

    def panes(self) -> list[QWidget]:
        """The panels that are in sight."""
        panels = (dock.widget() for dock in self._docks.values() if dock.isVisible())
        return [panel for panel in panels if not panel.visibleRegion().isEmpty()]

    def menu(self, title: str) -> QMenu:
        """A menu that shows and hides them."""
        menu = QMenu(title, self._window)
        for dock in self._docks.values():
            action: QAction = dock.toggleViewAction()
            menu.addAction(action)
        return menu

    def _area(self, dock: QDockWidget) -> Qt.DockWidgetArea:
        return self._window.dockWidgetArea(dock)
