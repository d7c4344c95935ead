"""The four docks of the window; each holds panels as tabs, other ones while a play-test runs."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu, QStackedWidget, QTabWidget, QWidget

Place = Literal["left", "right", "lower_right", "bottom"]
Mode = Literal["edit", "play"]
MODES: tuple[Mode, ...] = ("edit", "play")
AREAS = {
    "left": Qt.DockWidgetArea.LeftDockWidgetArea,
    "right": Qt.DockWidgetArea.RightDockWidgetArea,
    "lower_right": Qt.DockWidgetArea.RightDockWidgetArea,
    "bottom": Qt.DockWidgetArea.BottomDockWidgetArea,
}

LOW = 0.28
"""The part of a low window's height that the dock at the bottom has at first."""


class PanelDock(QDockWidget):
    """Panels as tabs, a set for each mode; its title is that of the panel in front."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"dock.{name}")
        self._stack = QStackedWidget()
        self._tabs = {mode: QTabWidget() for mode in MODES}
        for tabs in self._tabs.values():
            tabs.setDocumentMode(True)
            tabs.setTabBarAutoHide(True)
            tabs.setTabPosition(QTabWidget.TabPosition.South)
            tabs.currentChanged.connect(self.retitle)
            self._stack.addWidget(tabs)
        self.setWidget(self._stack)

    def add(self, title: str, panel: QWidget, mode: Mode) -> None:
        """Another panel."""
        self._tabs[mode].addTab(panel, title)
        self._tabs[mode].tabBar().setAccessibleName(title)
        self.retitle()

    def change(self, mode: Mode) -> None:
        """Show the panels of a mode."""
        self._stack.setCurrentWidget(self._tabs[mode])
        self.retitle()

    def bring(self, panel: QWidget) -> None:
        """Bring a panel to the front of its mode."""
        for tabs in self._tabs.values():
            if tabs.indexOf(panel) >= 0:
                tabs.setCurrentWidget(panel)

    def entitle(self, panel: QWidget, title: str) -> None:
        """Give a panel another title."""
        for tabs in self._tabs.values():
            if tabs.indexOf(panel) >= 0:
                tabs.setTabText(tabs.indexOf(panel), title)
        self.retitle()

    def front(self) -> QWidget | None:
        """The panel in front."""
        tabs = self._stack.currentWidget()
        return tabs.currentWidget() if isinstance(tabs, QTabWidget) else None

    def retitle(self) -> None:
        """Take the title of the panel in front."""
        tabs = self._stack.currentWidget()
        if isinstance(tabs, QTabWidget) and tabs.count():
            self.setWindowTitle(tabs.tabText(tabs.currentIndex()))
            self.setAccessibleName(self.windowTitle())


class Docks:
    """The docks and their panels, by name."""

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._docks = {name: PanelDock(name, window) for name in AREAS}
        self._away: list[PanelDock] = []
        self._state_before = QByteArray()
        self._usual: tuple[int, int, int] | None = None
        """Sizes to be given once the docks are in sight."""
        self._panels: dict[str, tuple[PanelDock, QWidget]] = {}
        for corner in (Qt.Corner.BottomLeftCorner, Qt.Corner.BottomRightCorner):
            window.setCorner(corner, AREAS["bottom"])
        for name, dock in self._docks.items():
            window.addDockWidget(AREAS[name], dock)

    def add(self, name: str, title: str, panel: QWidget, place: Place, mode: Mode = "edit") -> None:
        """A panel in one of the docks."""
        self._docks[place].add(title, panel, mode)
        self._panels[name] = (self._docks[place], panel)

    def show(self, name: str) -> QWidget:
        """Bring a panel to the front, its dock into sight; the panel."""
        dock, panel = self._panels[name]
        dock.show()
        dock.bring(panel)
        return panel

    def entitle(self, name: str, title: str) -> None:
        """Give a panel another title."""
        dock, panel = self._panels[name]
        dock.entitle(panel, title)

    def put_away(self, away: bool) -> None:
        """Hide all docks, or show again those that were there before."""
        if away and not self._away:
            self._state_before = self._window.saveState()
            self._away = [dock for dock in self._docks.values() if not dock.isHidden()]
            for dock in self._away:
                dock.hide()
        elif not away:
            for dock in self._away:
                dock.show()
            self._away = []
            self._give_sizes()

    def state(self) -> QByteArray:
        """Where every dock is, to be remembered; of those put away, where they were."""
        return self._state_before if self._away else self._window.saveState()

    def change(self, mode: Mode) -> None:
        """Show the panels for editing or for playing."""
        for dock in self._docks.values():
            dock.change(mode)

    def resize(self, left: int, right: int, bottom: int) -> None:
        """Give the docks their usual sizes: most to the inspector in its column, less in a low window."""
        self._usual = (left, right, bottom)
        self._give_sizes()

    def _give_sizes(self) -> None:
        """Only docks in sight take a size."""
        if self._usual is None or self._away:
            return
        (left, right, bottom), self._usual = self._usual, None
        layout = self._window.layout()
        if layout is not None:
            layout.activate()  # it gives nothing to docks that it does not show yet
        column = [self._docks["right"], self._docks["lower_right"]]
        self._window.resizeDocks(column, [3, 2], Qt.Orientation.Vertical)
        across = [self._docks["left"], self._docks["right"]]
        self._window.resizeDocks(across, [left, right], Qt.Orientation.Horizontal)
        low = min(bottom, int(self._window.height() * LOW))
        self._window.resizeDocks([self._docks["bottom"]], [low], Qt.Orientation.Vertical)

    def panes(self) -> list[QWidget]:
        """The panels that are in sight."""
        fronts = (dock.front() for dock in self._docks.values() if dock.isVisible())
        return [panel for panel in fronts if panel is not None]

    def menu(self, title: str) -> QMenu:
        """A menu that shows and hides the docks."""
        menu = QMenu(title, self._window)
        for dock in self._docks.values():
            menu.addAction(dock.toggleViewAction())
        return menu
