"""Import a map of another program: a picture of what comes of it, and what becomes of each part."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QSpinBox, QWidget

from editor.app.dialogs.frame import FormDialog
from editor.app.i18n.language import language, words
from editor.app.icons import icon
from editor.app.level_preview import preview_of
from editor.core.importing import SCALES, import_map
from schemas.problem import SayError
from simulation.level.level import Level

PICTURE = QSize(480, 300)
SIZE = QSize(560, 640)
ICON = QSize(16, 16)
ICONS = {"taken": "ok", "guessed": "info", "repaired": "wand", "dropped": "warning"}


class ImportDialog(FormDialog):
    """`level` is what came of the file when it is accepted."""

    def __init__(self, path: Path, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.entitle(self.tr("Import {file}").format(file=path.name), self.tr("Import"))
        self.level: Level | None = None
        self._path = path
        self._scale = QSpinBox()
        self._scale.setRange(min(SCALES), max(SCALES))
        self._scale.setToolTip(self.tr("How many cells of ours one cell of theirs becomes, across and down"))
        self._scale.valueChanged.connect(self._try)
        self._picture = QLabel()
        self._picture.setAccessibleName(self.tr("Preview"))
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._picture.setMinimumSize(PICTURE)
        self._size = QLabel()
        self._size.setProperty("role", "muted")
        self._report = QListWidget()
        self._report.setAccessibleName(self.tr("What becomes of the file"))
        self._report.setWordWrap(True)
        self._report.setIconSize(ICON)
        self._report.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.row(self.tr("Cells for each of theirs"), self._scale)
        self.form.addRow(self.tr("Size"), self._size)
        self.body.insertWidget(1, self._picture)
        self.body.insertWidget(2, self._report, 1)
        self.resize(SIZE)
        self._try()

    def _try(self) -> None:
        self._report.clear()
        try:
            made = import_map(self._path, self._scale.value())
        except SayError as error:
            self.level = None
            self._picture.clear()
            self.complain(error.text(language()))
            return
        self.level = made.level
        self.complain("")
        self._picture.setPixmap(preview_of(made.level, PICTURE, self.devicePixelRatioF()))
        self._size.setText(f"{made.level.width} × {made.level.height}")
        for line in made.report:
            self._report.addItem(QListWidgetItem(icon(ICONS[line.fate]), words(line.sentence)))
