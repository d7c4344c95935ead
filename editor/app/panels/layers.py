"""What is shown on the map: switches for objects, creatures, rooms, the grid; how wires are shown."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QWidget

from editor.app.canvas.scene import Overlays, WireMode
from editor.app.level_view import LevelView

SWITCHES = ("objects", "creatures", "areas")


class LayersPanel(QWidget):
    """Holds for every view; nothing here changes the level. `wires_chosen`: how wires are to be shown."""

    wires_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: LevelView | None = None
        layout = QFormLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setVerticalSpacing(8)
        names = {
            "objects": self.tr("Objects"),
            "creatures": self.tr("Creatures"),
            "areas": self.tr("Rooms and their names"),
        }
        self._boxes: dict[str, QCheckBox] = {}
        for key in SWITCHES:
            box = QCheckBox(names[key])
            box.setChecked(True)
            box.clicked.connect(self._apply)
            layout.addRow(box)
            self._boxes[key] = box
        self._modes: tuple[WireMode, ...] = ("all", "connected", "selected", "none")
        self._wires = QComboBox()
        self._wires.addItems(
            [
                self.tr("All"),
                self.tr("Connected with what is selected"),
                self.tr("Only of what is selected"),
                self.tr("None"),
            ]
        )
        self._wires.setAccessibleName(self.tr("Wires"))
        self._wires.activated.connect(self._choose_wires)
        layout.addRow(self.tr("Wires"), self._wires)

    def follow(self, view: LevelView | None) -> None:
        """Put the switches to work on another view."""
        self._view = view
        self._apply()

    def _apply(self) -> None:
        if self._view is None:
            return
        overlays: Overlays = self._view.canvas.scene.overlays
        for key, box in self._boxes.items():
            setattr(overlays, key, box.isChecked())
        self._view.canvas.refresh()

    def show_wires(self, mode: str) -> None:
        """Say how wires are shown."""
        self._wires.setCurrentIndex(next(at for at, known in enumerate(self._modes) if known == mode))

    def _choose_wires(self) -> None:
        self.wires_chosen.emit(self._modes[max(self._wires.currentIndex(), 0)])
