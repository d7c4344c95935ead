"""The window: puts the parts together and connects them. It decides nothing."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow, QToolBar

from editor.app.action_book import ActionBook
from editor.app.actions import ALL
from editor.app.canvas.art.palette import STYLES
from editor.app.commands.edit import EditCommands
from editor.app.commands.view import ViewCommands
from editor.app.docks import BOTTOM, LEFT, RIGHT, Docks
from editor.app.document import LevelDocument
from editor.app.file_commands import FileCommands
from editor.app.icons import app_icon
from editor.app.level_tabs import LevelTabs
from editor.app.level_view import LevelView
from editor.app.menus import fill_menus, fill_toolbar
from editor.app.panels.history import HistoryPanel
from editor.app.panels.palette import PalettePanel
from editor.app.settings import Settings
from editor.app.start_page import StartPage
from editor.app.status import StatusBar
from editor.app.tool_actions import TOOLS, ToolActions
from editor.app.toolbox import Toolbox
from editor.app.workspace import Workspace

SIZE = QSize(1440, 900)


class MainWindow(QMainWindow):
    """One window on a workspace."""

    def __init__(self, workspace: Workspace, settings: Settings) -> None:
        super().__init__()
        self.workspace = workspace
        self.settings = settings
        self.style_of_map = STYLES.get(settings.text("map_style", "dungeon"), STYLES["dungeon"])
        self.setWindowTitle("Trapwright")
        self.setWindowIcon(app_icon())
        self.setAcceptDrops(True)
        self.toolbox = Toolbox(self)
        self.book = ActionBook(settings, self)
        self.book.add(spec for spec in TOOLS if spec.id.removeprefix("tool.") in self.toolbox.ids)
        self.book.add(ALL)
        self.addActions(self.book.all())
        self.tool_actions = ToolActions(self.book, self.toolbox, self)
        self.start_page = StartPage(settings)
        self.tabs = LevelTabs(self.start_page)
        self.setCentralWidget(self.tabs)
        self.status = StatusBar(self)
        self.setStatusBar(self.status)
        self.files = FileCommands(workspace, settings, self)
        self.edit = EditCommands(self.book, self)
        self.views = ViewCommands(self.book, settings, self)
        self._add_docks()
        self._add_bars()
        self._connect()
        self._restore()

    def _add_docks(self) -> None:
        self.docks = Docks(self)
        self.palette_panel = PalettePanel(self.toolbox, self.style_of_map)
        self.history = HistoryPanel()
        self.docks.add("palette", self.tr("Palette"), self.palette_panel, LEFT)
        self.docks.add("history", self.tr("History"), self.history, BOTTOM)

    def _add_bars(self) -> None:
        tools = [spec.id for spec in self.tool_actions.specs()]
        fill_menus(self.menuBar(), self.book, {"tools": tools, "docks": self.docks.menu(self.tr("Panels")),
                                               "recent": []})  # fmt: skip
        bar = QToolBar(self.tr("Tools"))
        bar.setObjectName("toolbar")
        bar.setIconSize(QSize(20, 20))
        bar.setMovable(False)
        fill_toolbar(bar, self.book, {"tools": tools})
        self.addToolBar(Qt.ToolBarArea.TopToolBarArea, bar)

    def _connect(self) -> None:
        self.workspace.opened.connect(self._show_new)
        self.workspace.closed.connect(self.tabs.remove)
        self.tabs.view_changed.connect(self._follow)
        self.tabs.close_asked.connect(self.files.close)
        self.files.show_document.connect(self.tabs.show_document)
        self.files.remarked.connect(self.status.remark)
        for document in self.workspace.documents:
            self._show_new(document)
        self._follow(self.tabs.view)

    def _show_new(self, document: LevelDocument) -> None:
        self.tabs.add(LevelView(document, self.toolbox, self.style_of_map))

    def _follow(self, view: LevelView | None) -> None:
        self.book.enable(view is not None)
        for part in (self.status, self.history, self.edit, self.views):
            part.follow(view)

    def _restore(self) -> None:
        self.resize(SIZE)
        self.restoreGeometry(self.settings.state("geometry"))
        self.restoreState(self.settings.state("docks"))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes; remember where everything is."""
        if not self.files.may_leave():
            event.ignore()
            return
        self.settings.put("geometry", self.saveGeometry())
        self.settings.put("docks", self.saveState())
        self.settings.sync()
        event.accept()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files may be dropped."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open what was dropped."""
        for url in event.mimeData().urls():
            if url.isLocalFile():
                self.files.open(Path(url.toLocalFile()))


