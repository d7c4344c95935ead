"""The tabs in the middle of the window: one per open level, or the start page while there is none."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QStackedWidget, QTabBar, QTabWidget, QToolButton, QWidget

from editor.app.document import LevelDocument
from editor.app.icons import icon
from editor.app.level_view import LevelView
from editor.app.plain import plain_tip, without_mnemonic

CLOSE = QSize(12, 12)


class LevelTabs(QStackedWidget):
    """Shows views of documents. Closing a tab only asks: whoever closes the document takes the tab away."""

    view_changed = Signal(object)
    """The view that is shown now, or None."""
    close_asked = Signal(LevelDocument)
    renamed = Signal()
    """A level has another name, or was changed or saved."""

    def __init__(self, start_page: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._start_page = start_page
        self._tabs = QTabWidget()
        self._tabs.setDocumentMode(True)
        self._tabs.setMovable(True)
        self._tabs.setAccessibleName(self.tr("Open levels"))
        self._tabs.tabBar().setAccessibleName(self.tr("Open levels"))
        self._tabs.currentChanged.connect(self._tell)
        self.addWidget(start_page)
        self.addWidget(self._tabs)

    @property
    def view(self) -> LevelView | None:
        """The view in front; none while the start page is."""
        found = self._tabs.currentWidget()
        in_front = self.currentWidget() is self._tabs
        return found if in_front and isinstance(found, LevelView) else None

    def views(self) -> list[LevelView]:
        """Every view, in the order of the tabs."""
        pages = (self._tabs.widget(index) for index in range(self._tabs.count()))
        return [page for page in pages if isinstance(page, LevelView)]

    def add(self, view: LevelView) -> None:
        """Show another view."""
        close = QToolButton()
        close.setIcon(icon("close"))
        close.setIconSize(CLOSE)
        close.setAutoRaise(True)
        close.setToolTip(self.tr("Close"))
        close.clicked.connect(self._close_clicked)
        index = self._tabs.addTab(view, "")
        self._tabs.tabBar().setTabButton(index, QTabBar.ButtonPosition.RightSide, close)
        view.document.state_changed.connect(self.rename)
        self.rename()
        self.setCurrentWidget(self._tabs)
        self._tabs.setCurrentWidget(view)
        self._tell()
        view.setFocus()

    def show_document(self, document: LevelDocument) -> None:
        """Bring the view of a document to the front."""
        for view in self.views():
            if view.document is document:
                self.setCurrentWidget(self._tabs)
                self._tabs.setCurrentWidget(view)
                self._tell()

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
        self.view_changed.emit(None)

    def show_levels(self) -> None:
        """Show the open levels again, if there are any."""
        if self._tabs.count():
            self.setCurrentWidget(self._tabs)
            self._tell()

    def rename(self) -> None:
        """Say the names of documents and which have unsaved changes."""
        for index, view in enumerate(self.views()):
            name = view.document.title or self.tr("New level")
            shown = without_mnemonic(name)
            self._tabs.setTabText(index, f"{shown} *" if view.document.dirty else shown)
            path = view.document.path
            self._tabs.setTabToolTip(index, plain_tip(str(path)) if path else self.tr("Not saved yet"))
            button = self._tabs.tabBar().tabButton(index, QTabBar.ButtonPosition.RightSide)
            button.setAccessibleName(self.tr("Close {name}").format(name=name))
        self.renamed.emit()

    def _tell(self) -> None:
        self.view_changed.emit(self.view)

    def _close_clicked(self) -> None:
        bar = self._tabs.tabBar()
        for index, view in enumerate(self.views()):
            if bar.tabButton(index, QTabBar.ButtonPosition.RightSide) is self.sender():
                self.close_asked.emit(view.document)
