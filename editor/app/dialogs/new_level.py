"""Begin a level: template, name and size."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox, QWidget

from editor.app.dialogs.frame import FormDialog
from editor.app.i18n.language import language
from editor.app.wording import template_name
from editor.core.templates import DEFAULT_SIZE, TEMPLATES, new_level
from schemas.level import MAX_SIDE
from schemas.problem import SayError
from simulation.level.level import Level


class NewLevelDialog(FormDialog):
    """`level` is what was made when it is accepted."""

    def __init__(self, template: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.entitle(self.tr("New level"), self.tr("Create"))
        self.level: Level | None = None
        self._template = QComboBox()
        for name in TEMPLATES:
            self._template.addItem(template_name(name), name)
        self._template.setCurrentIndex(max(self._template.findData(template), 0))
        self._name = QLineEdit()
        self._name.setMaxLength(200)
        self._name.setPlaceholderText(self.tr("Shown to players; may be empty"))
        self._width, self._height = side_box(DEFAULT_SIZE[0]), side_box(DEFAULT_SIZE[1])
        self.row(self.tr("Template"), self._template)
        self.row(self.tr("Name"), self._name)
        self.row(self.tr("Columns"), self._width)
        self.row(self.tr("Rows"), self._height)
        self._template.currentIndexChanged.connect(self._try)
        self._width.valueChanged.connect(self._try)
        self._height.valueChanged.connect(self._try)
        self._try()

    def accept(self) -> None:
        """Give the level its name."""
        if self.level is not None:
            self.level.name = self._name.text()
        super().accept()

    def _try(self) -> None:
        try:
            name = str(self._template.currentData())
            self.level = new_level(name, self._width.value(), self._height.value())
            self.complain("")
        except SayError as error:
            self.level = None
            self.complain(error.text(language()))


def side_box(value: int, low: int = 1) -> QSpinBox:
    """A box for a number of cells."""
    box = QSpinBox()
    box.setRange(low, MAX_SIDE)
    box.setValue(value)
    return box
