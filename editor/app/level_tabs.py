"""The tabs in the middle of the window: one per open level, or the start page while there is none."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QTabBar, QTabWidget, QWidget

from editor.app.document import LevelDocument
from editor.app.level_view import LevelView


class LevelTabs(QStackedWidget):
    """Shows views of documents. Closing a tab only asks: whoever closes the document takes the tab away."""

    view_changed = Signal(object)
    """The view that is shown now, or None."""
    close_asked = Signal(LevelDocument)

    def __init__(self, start_page: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._start_page = start_page
        self._tabs = QTabWidget()
        self._tabs.setDocumentMode(True)
        self._tabs.setTabsClosable(True)
        self._tabs.setMovable(True)
        self._tabs.setAccessibleName(self.tr("Open levels"))
        self._tabs.tabBar().setAccessibleName(self.tr("Open levels"))
        self._tabs.currentChanged.connect(self._tell)
        self._tabs.tabCloseRequested.connect(self._ask_close)
        self.addWidget(start_page)
        self.addWidget(self._tabs)

    @property
    def view(self) -> LevelView | None:
        """The view in front."""
        found = self._tabs.currentWidget()
        return found if isinstance(found, LevelView) else None

    def views(self) -> list[LevelView]:
        """Every view, in the order of the tabs."""
        pages = (self._tabs.widget(index) for index in range(self._tabs.count()))
        return [page for page in pages if isinstance(page, LevelView)]

    def add(self, view: LevelView) -> None:
        """Show another view."""
        self._tabs.addTab(view, "")
        view.document.state_changed.connect(self.rename)
        self.rename()
        self._tabs.setCurrentWidget(view)
        self.setCurrentWidget(self._tabs)
        view.setFocus()

    def show_document(self, document: LevelDocument) -> None:
        """Bring the view of a document to the front."""
        for view in self.views():
            if view.document is document:
                self._tabs.setCurrentWidget(view)
                self.setCurrentWidget(self._tabs)

    def remove(self, document: LevelDocument) -> None:
        """Take away the view of a document that was closed."""
        for view in self.views():
            if view.document is document:
                document.state_changed.disconnect(self.rename)
                self._tabs.removeTab(self._tabs.indexOf(view))
                view.deleteLater()
        if not self._tabs.count():
            self.setCurrentWidget(self._start_page)
            self.view_changed.emit(None)

    def show_start_page(self) -> None:
        """Show the start page; the levels stay open."""
        self.setCurrentWidget(self._start_page)

    def rename(self) -> None:
        """Say the names of documents and which have unsaved changes."""
        for index, view in enumerate(self.views()):
            name = view.document.title or self.tr("New level")
            self._tabs.setTabText(index, f"{name} *" if view.document.dirty else name)
            path = view.document.path
            self._tabs.setTabToolTip(index, str(path) if path else self.tr("Not saved yet"))
            self._name_close_button(index, name)

    def _name_close_button(self, index: int, name: str) -> None:
        button = self._tabs.tabBar().tabButton(index, QTabBar.ButtonPosition.RightSide)
        if isinstance(button, QWidget):
            button.setAccessibleName(self.tr("Close {name}").format(name=name))

    def _tell(self) -> None:
        self.view_changed.emit(self.view)

    def _ask_close(self, index: int) -> None:
        page = self._tabs.widget(index)
        if isinstance(page, LevelView):
            self.close_asked.emit(page.document)
