"""How bad each kind of finding is in this level: as usual, or an error, a warning, a hint, or not shown."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from editor.app.dialogs.frame import FormDialog
from editor.app.document import LevelDocument
from editor.app.panels.problem_menu import kind_title, usual_name, weight_name
from editor.core.fixes.leaving import plan_weight
from schemas.message import Message
from simulation.checks.check import Weight
from simulation.checks.table import CHECKS
from simulation.checks.weights import NEVER_OFF, WEIGHTS, weights_of

SIZE = QSize(640, 560)


class KindsDialog(FormDialog):
    """Edits the document when it is accepted, as one step."""

    def __init__(self, document: LevelDocument, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.entitle(self.tr("Kinds of problems"), self.tr("Apply"))
        self._document = document
        self._search = QLineEdit()
        self._search.setPlaceholderText(self.tr("Search kinds by words or by code, for example W-LOOP"))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._filter)
        self.table = QTableWidget(len(CHECKS), 2)
        self.table.setAccessibleName(self.tr("Kinds of problems"))
        self.table.setHorizontalHeaderLabels([self.tr("Kind"), self.tr("In this level")])
        self.table.verticalHeader().setVisible(False)
        self.table.setShowGrid(False)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.setColumnWidth(1, 220)
        self.row(self.tr("Find"), self._search)
        self.body.insertWidget(1, self.table, 1)
        self.boxes = {check.code: self._fill(at) for at, check in enumerate(CHECKS)}
        self.resize(SIZE)

    def accept(self) -> None:
        """Write what differs into the document."""
        now = weights_of(self._document.level.kept)
        with self._document.step(Message("step.kinds")) as do:
            for code, box in self.boxes.items():
                chosen: Weight | None = box.currentData()
                if chosen != now.get(code):
                    do(plan_weight(self._document.core, code, chosen))
        super().accept()

    def _fill(self, at: int) -> QComboBox:
        check = CHECKS[at]
        item = QTableWidgetItem(kind_title(check.code))
        item.setToolTip(check.code)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.table.setItem(at, 0, item)
        box = QComboBox()
        box.setAccessibleName(item.text())
        box.addItem(usual_name(check.severity), None)
        for weight in WEIGHTS:
            if weight != "off" or check.code not in NEVER_OFF:
                box.addItem(weight_name(weight), weight)
        now = weights_of(self._document.level.kept).get(check.code)
        box.setCurrentIndex(max(box.findData(now), 0) if now is not None else 0)
        self.table.setCellWidget(at, 1, box)
        return box

    def _filter(self, text: str) -> None:
        wanted = text.casefold().strip()
        for at, check in enumerate(CHECKS):
            words = f"{kind_title(check.code)} {check.code}".casefold()
            self.table.setRowHidden(at, wanted not in words)
