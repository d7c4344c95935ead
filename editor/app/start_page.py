"""What is shown while no level is open: templates, samples and recent levels."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from editor.app.icons import icon
from editor.app.level_pictures import picture_of, picture_of_level
from editor.app.plain import plain_tip
from editor.app.recovery_bar import RecoveryBar
from editor.app.samples import sample_files
from editor.app.settings import Settings
from editor.app.wording import sample_name, template_about, template_name
from editor.core.templates import DEFAULT_SIZE, TEMPLATES, new_level

PICTURE = QSize(168, 112)
PATH = Qt.ItemDataRole.UserRole
TEMPLATE = Qt.ItemDataRole.UserRole + 1


class StartPage(QScrollArea):
    """Says what was chosen; the window does it."""

    new_asked = Signal(str)
    """The name of a template."""
    open_asked = Signal(str)
    """A path; empty: ask."""
    back_asked = Signal()
    """To the levels that are open."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setWidgetResizable(True)
        self.setAccessibleName(self.tr("Start page"))
        page = QWidget()
        self.setWidget(page)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(48, 40, 48, 40)
        layout.setSpacing(16)
        title = QLabel("Trapwright")
        title.setProperty("role", "title")
        motto = QLabel(self.tr("Paint, wire, press F5, and watch the adventurers come."))
        motto.setProperty("role", "muted")
        layout.addWidget(title)
        layout.addWidget(motto)
        self._back = QPushButton(self.tr("Back to the open levels"))
        self._back.setIcon(icon("left"))
        self._back.setShortcut("Esc")
        self._back.clicked.connect(self.back_asked)
        layout.addLayout(self._buttons())
        self.recovery = RecoveryBar()
        layout.addWidget(self.recovery)
        self._templates = self._shelf(self.tr("New level"))
        self._samples = self._shelf(self.tr("Samples"))
        self._recent = self._shelf(self.tr("Recent levels"))
        for heading, shelf in (
            (self.tr("New level"), self._templates),
            (self.tr("Samples"), self._samples),
            (self.tr("Recent levels"), self._recent),
        ):
            layout.addWidget(self._heading(heading))
            layout.addWidget(shelf, 1)
        self._fill_templates()
        self.refresh()

    def refresh(self) -> None:
        """Look again which samples and recent levels there are."""
        self._fill(self._samples, sample_files(), self.tr("No samples are installed."))
        hint = self.tr("Levels that you open or save are listed here.")
        self._fill(self._recent, self._settings.recent_files(), hint)

    def offer_way_back(self, offered: bool) -> None:
        """Levels are open behind this page, or none."""
        self._back.setVisible(offered)

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        button = QPushButton(self.tr("Open…"))
        button.setIcon(icon("open"))
        button.clicked.connect(self._ask_open)
        row.setSpacing(8)
        row.addWidget(button)
        row.addWidget(self._back)
        row.addStretch(1)
        return row

    def _fill_templates(self) -> None:
        for name in TEMPLATES:
            picture = picture_of_level(new_level(name, *DEFAULT_SIZE), PICTURE)
            item = QListWidgetItem(picture, template_name(name))
            item.setData(TEMPLATE, name)
            item.setToolTip(template_about(name))
            self._templates.addItem(item)

    def _heading(self, text: str) -> QLabel:
        label = QLabel(text)
        label.setProperty("role", "heading")
        return label

    def _shelf(self, name: str) -> QListWidget:
        shelf = QListWidget()
        shelf.setAccessibleName(name)
        shelf.setViewMode(QListWidget.ViewMode.IconMode)
        shelf.setIconSize(PICTURE)
        shelf.setGridSize(QSize(PICTURE.width() + 24, PICTURE.height() + 40))
        shelf.setMovement(QListWidget.Movement.Static)
        shelf.setResizeMode(QListWidget.ResizeMode.Adjust)
        shelf.setWordWrap(True)
        shelf.setMinimumHeight(PICTURE.height() + 44)
        shelf.itemActivated.connect(self._open)
        shelf.itemClicked.connect(self._open)
        return shelf

    def _fill(self, shelf: QListWidget, paths: list[Path], hint: str) -> None:
        shelf.clear()
        for path in paths:
            title = sample_name(path.stem) if shelf is self._samples else path.stem
            item = QListWidgetItem(picture_of(path, PICTURE), title)
            item.setData(PATH, str(path))
            item.setToolTip(plain_tip(str(path)))
            shelf.addItem(item)
        if not paths:
            item = QListWidgetItem(hint)
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            shelf.addItem(item)

    def _ask_open(self) -> None:
        self.open_asked.emit("")

    def _open(self, item: QListWidgetItem) -> None:
        path, template = item.data(PATH), item.data(TEMPLATE)
        if not self.isVisible():
            return  # a click that also activates says so twice
        if path:
            self.open_asked.emit(str(path))
        elif template:
            self.new_asked.emit(str(template))
