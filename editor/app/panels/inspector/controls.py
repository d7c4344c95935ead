"""The controls of the inspector: one widget for each way to edit a property, all with the same signal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QHBoxLayout, QLineEdit, QSpinBox, QWidget

from editor.app.panels.inspector.fields import Common, PropertyField

MIXED = "—"
"""Shown where the selected objects differ; it is no value."""
PER_SECOND = 1000


class PropertyControl(QWidget):
    """Shows a common value; `edited` carries the name and the new value."""

    edited = Signal(str, object)

    def __init__(self, field: PropertyField, inner: QWidget) -> None:
        super().__init__()
        self.field = field
        self.inner = inner
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(inner)
        self.setFocusProxy(inner)

    def show_value(self, common: Common) -> None:
        """Show what the objects hold, without telling anybody."""
        with QSignalBlocker(self.inner):
            self._show(common)

    def _show(self, common: Common) -> None:
        raise NotImplementedError

    def _tell(self, value: Any) -> None:
        self.edited.emit(self.field.name, value)


class TextControl(PropertyControl):
    """A line of text."""

    def __init__(self, field: PropertyField) -> None:
        self._edit = QLineEdit()
        self._edit.setMaxLength(field.high)
        super().__init__(field, self._edit)
        self._edit.textEdited.connect(self._tell)

    def _show(self, common: Common) -> None:
        text = "" if common.mixed else str(common.value)
        if text != self._edit.text():
            self._edit.setText(text)
        self._edit.setPlaceholderText(MIXED if common.mixed else "")


class SwitchControl(PropertyControl):
    """Yes or no; half set where the objects differ."""

    def __init__(self, field: PropertyField) -> None:
        self._box = QCheckBox()
        super().__init__(field, self._box)
        self._box.clicked.connect(self._clicked)

    def _show(self, common: Common) -> None:
        self._box.setTristate(common.mixed)
        states = Qt.CheckState
        state = (
            states.PartiallyChecked if common.mixed else states.Checked if common.value else states.Unchecked
        )
        self._box.setCheckState(state)

    def _clicked(self) -> None:
        self._box.setTristate(False)
        self._tell(self._box.isChecked())


class NumberControl(PropertyControl):
    """A whole number with its unit."""

    def __init__(self, field: PropertyField, unit: str) -> None:
        self._spin = QSpinBox()
        self._spin.setRange(field.low - 1, field.high)
        self._spin.setSpecialValueText(MIXED)
        self._spin.setSuffix(f" {unit}" if unit else "")
        self._spin.setKeyboardTracking(False)
        super().__init__(field, self._spin)
        self._spin.valueChanged.connect(self._changed)

    def _show(self, common: Common) -> None:
        self._spin.setMinimum(self.field.low - 1 if common.mixed else self.field.low)
        self._spin.setSpecialValueText(MIXED if common.mixed else "")
        self._spin.setValue(self.field.low - 1 if common.mixed else int(common.value))

    def _changed(self, value: int) -> None:
        if value >= self.field.low:
            self._tell(value)


class SecondsBox(QDoubleSpinBox):
    """Seconds to the hundredth, without noughts that say nothing: "1 s", "1.5 s"."""

    def textFromValue(self, value: float) -> str:
        """The number as it is read."""
        point = self.locale().decimalPoint()
        text = super().textFromValue(value)
        return text.rstrip("0").rstrip(point) if point in text else text


class SecondsControl(PropertyControl):
    """Milliseconds, shown and typed as seconds."""

    def __init__(self, field: PropertyField, unit: str) -> None:
        self._spin = SecondsBox()
        self._spin.setRange(field.low / PER_SECOND - 1, field.high / PER_SECOND)
        self._spin.setDecimals(2)
        self._spin.setSingleStep(0.5)
        self._spin.setSuffix(f" {unit}")
        self._spin.setKeyboardTracking(False)
        super().__init__(field, self._spin)
        self._spin.valueChanged.connect(self._changed)

    def _show(self, common: Common) -> None:
        low = self.field.low / PER_SECOND
        self._spin.setMinimum(low - 1 if common.mixed else low)
        self._spin.setSpecialValueText(MIXED if common.mixed else "")
        self._spin.setValue(low - 1 if common.mixed else common.value / PER_SECOND)

    def _changed(self, value: float) -> None:
        if value >= self.field.low / PER_SECOND:
            self._tell(round(value * PER_SECOND))


class ChoiceControl(PropertyControl):
    """One of several values, or the id of an object."""

    def __init__(self, field: PropertyField, choices: Mapping[str | None, str]) -> None:
        self._box = QComboBox()
        self._values = list(choices)
        self._box.addItems(list(choices.values()))
        self._box.setPlaceholderText(MIXED)
        super().__init__(field, self._box)
        self._box.activated.connect(self._chosen)

    def _show(self, common: Common) -> None:
        known = not common.mixed and common.value in self._values
        self._box.setCurrentIndex(self._values.index(common.value) if known else -1)

    def _chosen(self, index: int) -> None:
        self._tell(self._values[index])


class ChoicesControl(PropertyControl):
    """Any of several values, as boxes."""

    def __init__(self, field: PropertyField, choices: Mapping[str | None, str]) -> None:
        inner = QWidget()
        row = QHBoxLayout(inner)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self._boxes = {value: QCheckBox(text) for value, text in choices.items()}
        for box in self._boxes.values():
            box.clicked.connect(self._clicked)
            row.addWidget(box)
        row.addStretch(1)
        super().__init__(field, inner)

    def _show(self, common: Common) -> None:
        for value, box in self._boxes.items():
            box.setChecked(not common.mixed and value in common.value)

    def _clicked(self) -> None:
        self._tell(tuple(value for value, box in self._boxes.items() if box.isChecked()))
