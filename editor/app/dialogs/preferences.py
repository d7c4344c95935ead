"""Preferences: theme, map style, motion, language."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QWidget

from editor.app.dialogs.frame import FormDialog
from editor.app.i18n.language import NAMES, preferred
from editor.app.settings import Settings


class PreferencesDialog(FormDialog):
    """Writes the settings when it is accepted."""

    def __init__(self, settings: Settings, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.entitle(self.tr("Preferences"), self.tr("Apply"))
        self._settings = settings
        self._theme = _box(
            settings.text("theme", "system"),
            {
                "system": self.tr("As the desktop"),
                "light": self.tr("Light"),
                "dark": self.tr("Dark"),
                "contrast": self.tr("High contrast"),
            },
        )
        self._map = _box(
            settings.text("map_style", "dungeon"),
            {
                "dungeon": self.tr("Dungeon"),
                "plan": self.tr("Plan, for print"),
                "blueprint": self.tr("Blueprint, for wiring"),
            },
        )
        self._motion = _box(
            settings.text("motion", "full"),
            {"full": self.tr("Dashes run along live wires"), "less": self.tr("Nothing moves that need not")},
        )
        self._conflicts = _box(
            settings.text("wires/conflicts", "refuse"),
            {
                "refuse": self.tr("Refuse them; Alt draws them"),
                "flag": self.tr("Draw conflicting wires and flag them"),
            },
        )
        self._language = _box(preferred(settings.text("language")), NAMES)
        self.row(self.tr("Theme"), self._theme)
        self.row(self.tr("Map style"), self._map)
        self.row(self.tr("Motion"), self._motion)
        self.row(self.tr("Conflicting wires"), self._conflicts)
        self.row(self.tr("Language"), self._language)

    def accept(self) -> None:
        """Store what was chosen; a language only if another is, as this start may have one of its own."""
        boxes = {
            "theme": self._theme, "map_style": self._map, "motion": self._motion,
            "wires/conflicts": self._conflicts,
        }  # fmt: skip
        if self._language.currentData() != preferred(self._settings.text("language")):
            boxes["language"] = self._language
        for key, box in boxes.items():
            self._settings.put(key, str(box.currentData()))
        super().accept()


def _box(value: str, choices: dict[str, str]) -> QComboBox:
    box = QComboBox()
    for key, text in choices.items():
        box.addItem(text, key)
    box.setCurrentIndex(max(box.findData(value), 0))
    return box
