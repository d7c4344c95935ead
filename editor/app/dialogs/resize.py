"""Give the map another size, or shift everything on it; says what would fall off."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QSpinBox, QWidget

from editor.app.dialogs.frame import FormDialog
from editor.app.dialogs.new_level import side_box
from editor.app.i18n.language import words
from editor.core.edits.group import EditGroup
from editor.core.edits.resize import ResizeLevel
from editor.core.edits.resize_with_notes import plan_resize
from editor.core.refusal import Refusal
from schemas.level import MAX_SIDE
from simulation.level.level import Level


class ResizeDialog(FormDialog):
    """`plan` is the edit as the controls say."""

    def __init__(self, level: Level, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.entitle(self.tr("Resize and shift"), self.tr("Resize"))
        self._level = level
        self._width, self._height = side_box(level.width), side_box(level.height)
        self._dx, self._dy = _shift_box(), _shift_box()
        self._drop = QCheckBox(self.tr("Remove objects that would fall off the map"))
        self.row(self.tr("Columns"), self._width)
        self.row(self.tr("Rows"), self._height)
        self.row(self.tr("Shift to the right"), self._dx)
        self.row(self.tr("Shift down"), self._dy)
        self.form.addRow(self._drop)
        for box in (self._width, self._height, self._dx, self._dy):
            box.valueChanged.connect(self._try)
        self._drop.clicked.connect(self._try)

    def plan(self) -> EditGroup | ResizeLevel | Refusal:
        """The edit, or why it is refused."""
        size = (self._width.value(), self._height.value())
        offset = (self._dx.value(), self._dy.value())
        return plan_resize(self._level, size, offset, drop=self._drop.isChecked())

    def _try(self) -> None:
        plan = self.plan()
        self.complain(words(plan.message) if isinstance(plan, Refusal) else "")


def _shift_box() -> QSpinBox:
    box = QSpinBox()
    box.setRange(-MAX_SIDE, MAX_SIDE)
    return box
