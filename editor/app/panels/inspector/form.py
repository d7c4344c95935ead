"""The form of properties: made anew when other properties are to be shown, else only filled."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QWidget

from editor.app.i18n.language import language
from editor.app.panels.inspector.controls import (
    ChoiceControl,
    ChoicesControl,
    NumberControl,
    PropertyControl,
    SecondsControl,
    SwitchControl,
    TextControl,
)
from editor.app.panels.inspector.fields import PropertyField, common, fields_of
from editor.app.wording import capital, object_name
from schemas.message import Message
from schemas.objects import AnyPlaced
from simulation.level.level import Level


class PropertyForm(QWidget):
    """Properties of one or many objects. `edited`: the name of a property and its new value."""

    edited = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controls: dict[str, PropertyControl] = {}
        self._shown: list[tuple[PropertyField, tuple[str, ...]]] = []
        self._layout = QFormLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setHorizontalSpacing(12)
        self._layout.setVerticalSpacing(8)
        self._layout.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        self._layout.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)

    def show_objects(self, level: Level, objects: Sequence[AnyPlaced]) -> None:
        """Show what the objects have in common."""
        wanted = [(field, _candidates(level, field)) for field in fields_of(objects)]
        if wanted != self._shown:
            self._shown = wanted
            self._rebuild(level)
        for field, _ in wanted:
            self._controls[field.name].show_value(common(objects, field.name))

    def focus(self, name: str) -> None:
        """Put the keyboard into the control of a property, if it is shown."""
        if name in self._controls:
            inner = self._controls[name].inner
            inner.setFocus(Qt.FocusReason.ShortcutFocusReason)
            if isinstance(inner, QLineEdit):
                inner.selectAll()

    def _rebuild(self, level: Level) -> None:
        while self._layout.rowCount():
            self._layout.removeRow(0)
        self._controls.clear()
        for field, candidates in self._shown:
            control = _control(level, field, candidates)
            title = _word(f"property.{field.name}")
            help_text = Message(f"inspector.help.{field.name}").text(language())
            label = QLabel(title)
            label.setBuddy(control.inner)
            label.setToolTip(help_text)
            control.inner.setAccessibleName(title)
            control.inner.setAccessibleDescription(help_text)
            control.inner.setToolTip(help_text)
            control.edited.connect(self.edited)
            self._controls[field.name] = control
            self._layout.addRow(label, control)


def _control(level: Level, field: PropertyField, candidates: tuple[str, ...]) -> PropertyControl:
    unit = Message(f"inspector.unit.{field.unit}").text(language()) if field.unit else ""
    if field.control == "switch":
        return SwitchControl(field)
    if field.control == "number":
        return NumberControl(field, unit)
    if field.control == "seconds":
        return SecondsControl(field, unit)
    if field.control == "text":
        return TextControl(field)
    if field.control == "reference":
        nothing: dict[str | None, str] = {"": _word("inspector.choice.nothing")}
        return ChoiceControl(field, nothing | {key: object_name(level.objects[key]) for key in candidates})
    names = {choice: _word(f"inspector.choice.{choice or 'none'}") for choice in field.choices}
    return ChoicesControl(field, names) if field.control == "choices" else ChoiceControl(field, names)


def _candidates(level: Level, field: PropertyField) -> tuple[str, ...]:
    kinds = [kind for kind in field.choices if kind] if field.control == "reference" else []
    return tuple(placed.id for placed in level.of_kind(*kinds)) if kinds else ()


def _word(code: str) -> str:
    return capital(Message(code).text(language()))
