"""The window: puts the parts together and connects them. It decides nothing."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QToolBar, QToolButton

from editor.app.action_book import ActionBook
from editor.app.actions import ALL
from editor.app.canvas.art.palette import STYLES
from editor.app.commands.edit import EditCommands
from editor.app.commands.help import HelpCommands
from editor.app.commands.level import LevelCommands
from editor.app.commands.panes import PaneCommands
from editor.app.commands.view import ViewCommands
from editor.app.commands.wire_views import WireViews
from editor.app.commands.wires import WireCommands
from editor.app.docks import Docks
from editor.app.document import LevelDocument
from editor.app.file_commands import FileCommands
from editor.app.file_watch import FileWatch
from editor.app.icons import app_icon
from editor.app.level_tabs import LevelTabs
from editor.app.level_view import LevelView
from editor.app.menus import Parts, fill_menus, fill_toolbar
from editor.app.panels.circuits.panel import CircuitsPanel
from editor.app.panels.history import HistoryPanel
from editor.app.panels.inspector.panel import InspectorPanel
from editor.app.panels.layers import LayersPanel
from editor.app.panels.notes import NotesPanel
from editor.app.panels.outliner import OutlinerPanel
from editor.app.panels.palette import PalettePanel
from editor.app.panels.problems import ProblemsPanel
from editor.app.playtest.breakpoint_commands import BreakpointCommands
from editor.app.playtest.options import PlayOptions
from editor.app.playtest.panels import PlayPanels
from editor.app.playtest.play_test import PlayTest
from editor.app.recent_menu import RecentMenu
from editor.app.settings import Settings
from editor.app.stamps import Stamps
from editor.app.start_page import StartPage
from editor.app.status import StatusBar
from editor.app.tool_actions import TOOLS, ToolActions
from editor.app.toolbox import Toolbox
from editor.app.trial.circuit_test import CircuitTest
from editor.app.trial.panel import CircuitTestPanel
from editor.app.wire_actions import WIRE_VIEWS
from editor.app.workspace import Workspace

SIZE = QSize(1440, 900)
LEFT_WIDTH, RIGHT_WIDTH, BOTTOM_HEIGHT = 248, 304, 264


class MainWindow(QMainWindow):
    """One window on a workspace. `outdated`: theme or language changed, so that it must be built anew."""

    outdated = Signal()

    def __init__(self, workspace: Workspace, settings: Settings) -> None:
        super().__init__()
        self.workspace = workspace
        self.settings = settings
        self.map_style = STYLES.get(settings.text("map_style", "dungeon"), STYLES["dungeon"])
        self.setWindowTitle("Trapwright")
        self.setWindowIcon(app_icon())
        self.setAcceptDrops(True)
        self.toolbox = Toolbox(self)
        self.toolbox.flag_conflicts(settings.text("wires/conflicts", "refuse") == "flag")
        self.book = ActionBook(settings, self)
        self.book.add((*TOOLS, *ALL, *WIRE_VIEWS))
        self.addActions(self.book.all())
        self.tool_actions = ToolActions(self.book, self.toolbox, self)
        self.start_page = StartPage(settings)
        self.tabs = LevelTabs(self.start_page)
        self.setCentralWidget(self.tabs)
        self.status = StatusBar(self)
        self.setStatusBar(self.status)
        self._add_docks()
        self._add_play_test()
        self._add_commands()
        self._add_bars()
        self._restore()
        self._connect()

    def _add_docks(self) -> None:
        self.docks = Docks(self)
        self.stamps = Stamps(self.settings, self)
        self.palette_panel = PalettePanel(self.toolbox, self.map_style, self.stamps)
        self.inspector = InspectorPanel()
        self.outliner = OutlinerPanel()
        self.layers = LayersPanel()
        self.problems = ProblemsPanel()
        self.circuits = CircuitsPanel()
        self.history = HistoryPanel()
        self.notes = NotesPanel()
        add = self.docks.add
        add("palette", self.tr("Palette"), self.palette_panel, "left")
        add("inspector", self.tr("Inspector"), self.inspector, "right")
        add("outliner", self.tr("Outliner"), self.outliner, "lower_right")
        add("layers", self.tr("Layers"), self.layers, "lower_right")
        add("problems", self.tr("Problems"), self.problems, "bottom")
        add("circuits", self.tr("Circuits"), self.circuits, "bottom")
        add("history", self.tr("History"), self.history, "bottom")
        add("notes", self.tr("Notes"), self.notes, "bottom")

    def _add_play_test(self) -> None:
        self.play_options = PlayOptions()
        self.play_panels = PlayPanels(self.book, self.docks, self.map_style, self)
        self.breakpoints = BreakpointCommands(self.book, self)
        self.play_test = PlayTest(self.book, self.play_panels, self.breakpoints, self)
        test_panel = CircuitTestPanel(self.book)
        self.docks.add("test", self.tr("Circuit test"), test_panel, "bottom")
        self.circuit_test = CircuitTest(self.book, test_panel, self.docks, self)
        self.toolbox.set_bench(self.circuit_test)

    def _add_commands(self) -> None:
        self.files = FileCommands(self.workspace, self.settings, self.book, self)
        self.file_watch = FileWatch(self.workspace, self)
        self.edit = EditCommands(self.book, self)
        self.wires = WireCommands(self.book, self.stamps, self)
        self.wire_views = WireViews(self.book, self.settings, self)
        self.status.insertPermanentWidget(2, self.wire_views.button)
        self.views = ViewCommands(self.book, self.docks, self.settings, self)
        self.level = LevelCommands(self.book, self.workspace, self)
        self.help = HelpCommands(self.book, self.settings, self)
        self.panes = PaneCommands(self.book, self.docks, self.tabs, self)

    def _add_bars(self) -> None:
        tools = [spec.id for spec in self.tool_actions.specs()]
        self.recent = RecentMenu(self.settings, self)
        parts: Parts = {
            "tools": tools, "docks": self.docks.menu(self.tr("Panels")), "recent": self.recent,
            "wires": self.wire_views.menu,
        }  # fmt: skip
        fill_menus(self.menuBar(), self.book, parts)
        bar = QToolBar(self.tr("Tools"))
        bar.setObjectName("toolbar")
        bar.setIconSize(QSize(20, 20))
        bar.setMovable(False)
        fill_toolbar(bar, self.book, parts)
        play = bar.widgetForAction(self.book["play.start"])
        if isinstance(play, QToolButton):
            play.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        bar.addWidget(self.play_options)
        top = Qt.ToolBarArea.TopToolBarArea
        self.addToolBar(top, bar)
        self.addToolBarBreak(top)
        self.addToolBar(top, self.play_panels.transport)
        self.play_panels.transport.hide()

    def _connect(self) -> None:
        self.workspace.opened.connect(self._show_new)
        self.workspace.closed.connect(self.tabs.remove)
        self.tabs.view_changed.connect(self._follow)
        self.tabs.renamed.connect(self._entitle)
        self.tabs.close_asked.connect(self.files.close)
        self.files.show_document.connect(self.tabs.show_document)
        self.files.remarked.connect(self.status.remark)
        self.file_watch.changed_outside.connect(self.files.ask_about_change)
        self.edit.remarked.connect(self.status.remark)
        self.breakpoints.remarked.connect(self.status.remark)
        self.wires.remarked.connect(self.status.remark)
        self.recent.chosen.connect(self.files.open)
        self.start_page.open_asked.connect(self.files.open_or_ask)
        self.start_page.new_asked.connect(self.level.new_from)
        self.start_page.back_asked.connect(self.tabs.show_levels)
        self.layers.wires_chosen.connect(self.wire_views.show_mode)
        self.wire_views.mode_changed.connect(self.layers.show_wires)
        self.wire_views.remarked.connect(self.status.remark)
        self.wire_views.name_asked.connect(self.panes.name)
        self.palette_panel.taken.connect(self.panes.map)
        self.layers.show_wires(self.wire_views.mode)
        self.problems.counted.connect(self._count_problems)
        self.notes.counted.connect(self._count_notes)
        self.problems.told.connect(self.status.remark)
        self.status.counters.asked.connect(self._show_problems)
        self.book.on("problems.next", self.problems.next)
        self.book.on("problems.previous", self.problems.previous)
        self.problems.found.connect(self.circuits.show_findings)
        self.circuits.remarked.connect(self.status.remark)
        self.help.preferences_changed.connect(self.outdated)
        self.play_test.running_changed.connect(self._show_playing)
        self.book.on("play.start", self.play)
        self.book.on("help.start_page", self.tabs.show_start_page)
        self.book.on("file.quit", self.close)
        for document in self.workspace.documents:
            self._show_new(document)
        self._follow(self.tabs.view)

    def play(self) -> None:
        """Play the level in front; while playing, from the start again."""
        view = self.tabs.view
        if view is not None:
            self.circuit_test.stop()
            self.play_test.start(view, self.play_options.seed, self.play_options.scenario)

    def _show_playing(self, playing: bool) -> None:
        for id in ("play.pause", "play.step", "play.step_back", "play.again", "play.stop"):
            self.book[id].setEnabled(playing)
        for id in ("problems.next", "problems.previous"):
            self.book[id].setEnabled(not playing and self.tabs.view is not None)
        for spec in TOOLS:
            self.book[spec.id].setEnabled(not playing and self.tabs.view is not None)
        self.edit.suspend(playing)
        self.wire_views.suspend(playing)
        self.wires.suspend(playing)
        self.problems.suspend(playing)

    def _show_new(self, document: LevelDocument) -> None:
        view = LevelView(document, self.toolbox, self.map_style)
        view.canvas.moves = self.settings.text("motion", "full") == "full"
        self.tabs.add(view)

    def _follow(self, view: LevelView | None) -> None:
        self.play_test.stop()
        self._entitle()
        if view is None:
            self.start_page.refresh()
            self.start_page.offer_way_back(bool(self.tabs.views()))
        self.docks.put_away(view is None)
        self.book.enable(view is not None)
        commands = (
            self.files, self.edit, self.wires, self.wire_views, self.views, self.level, self.play_options,
        )  # fmt: skip
        panels = (
            self.inspector, self.outliner, self.layers, self.problems, self.circuits,
            self.history, self.notes,
        )  # fmt: skip
        for part in (self.status, *commands, *panels, self.breakpoints, self.circuit_test):
            part.follow(view)
        self._show_playing(False)

    def _entitle(self) -> None:
        """Name the level in front in the window's title; Qt adds the program, and a star for changes."""
        view = self.tabs.view
        name = "" if view is None else view.document.title or self.tr("New level")
        self.setWindowTitle(f"{name}[*] – Trapwright" if name else "Trapwright")
        self.setWindowModified(view is not None and view.document.dirty)

    def _show_problems(self, severity: str) -> None:
        self.docks.show("problems")
        self.problems.show_first(severity)

    def _count_problems(self, errors: int, warnings: int, hints: int) -> None:
        count = errors + warnings
        self.status.counters.show_counts(errors, warnings, hints)
        self.docks.entitle("problems", f"{self.tr('Problems')} {count}" if count else self.tr("Problems"))

    def _count_notes(self, count: int) -> None:
        self.docks.entitle("notes", f"{self.tr('Notes')} {count}" if count else self.tr("Notes"))

    def _restore(self) -> None:
        self.resize(SIZE.boundedTo(self.screen().availableSize()))
        self.restoreGeometry(self.settings.state("geometry"))
        self.restoreState(self.settings.state("docks"))
        self.play_panels.transport.hide()

    def showEvent(self, event: QShowEvent) -> None:
        """The first time, give the docks their usual breadth, which Qt only does in a window in sight."""
        super().showEvent(event)
        if self.settings.state("docks").isEmpty():
            self.docks.resize(LEFT_WIDTH, RIGHT_WIDTH, BOTTOM_HEIGHT)

    def remember(self) -> None:
        """Store where everything is."""
        if not self.isFullScreen():
            self.settings.put("geometry", self.saveGeometry())
        self.settings.put("docks", self.docks.state())
        paths = [str(document.path) for document in self.workspace.documents if document.path is not None]
        self.settings.put("session", paths)
        self.settings.sync()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes; remember where everything is."""
        if not self.files.may_leave():
            event.ignore()
            return
        self.remember()
        for document in list(self.workspace.documents):
            self.workspace.close(document)
        event.accept()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files may be dropped."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open what was dropped."""
        for url in event.mimeData().urls():
            if url.isLocalFile():
                self.files.open_or_import(Path(url.toLocalFile()))
