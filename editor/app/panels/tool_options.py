"""What the tool in use can be set to: layer and value, size and shape of the brush, mirrors."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QHBoxLayout, QSpinBox, QWidget

from editor.app.i18n.language import language
from editor.app.toolbox import Toolbox
from editor.app.wording import capital
from editor.core.tools.paint import FLOOR, MAX_BRUSH, Brush, PaintTool
from schemas.message import Message

LAYERS = {
    "terrain": (0, 0),
    "elevation": (-300, 300),
    "light": (0, 100),
    "cover": (0, 100),
    "zones": (0, 65_535),
}
"""The lowest and highest value that is offered for each layer; terrain is chosen in the palette."""


class ToolOptions(QWidget):
    """Shown below the palette while a paint tool is in use."""

    def __init__(self, toolbox: Toolbox, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._toolbox = toolbox
        self._layer = QComboBox()
        for layer in LAYERS:
            self._layer.addItem(capital(Message(f"layer.{layer}").text(language())), layer)
        self._value = QSpinBox()
        self._size = QSpinBox()
        self._size.setRange(1, MAX_BRUSH)
        self._shape = QComboBox()
        self._shape.addItem(self.tr("Square"), "square")
        self._shape.addItem(self.tr("Round"), "round")
        self._across = QCheckBox(self.tr("Left–right"))
        self._down = QCheckBox(self.tr("Top–bottom"))
        self._layout = QFormLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setVerticalSpacing(8)
        self._row(self.tr("Layer"), self._layer, self._value)
        self._row(self.tr("Brush"), self._size, self._shape)
        self._layout.addRow(self.tr("Mirror"), self._across)
        self._layout.addRow("", self._down)
        self._layer.activated.connect(self._set_layer)
        self._value.valueChanged.connect(self._set_layer)
        self._size.valueChanged.connect(self._set_brush)
        self._shape.activated.connect(self._set_brush)
        self._across.clicked.connect(self._set_mirrors)
        self._down.clicked.connect(self._set_mirrors)
        toolbox.changed.connect(self.show_tool)
        self.show_tool()

    def show_tool(self) -> None:
        """Show the settings of the tool in use."""
        self.setVisible(isinstance(self._toolbox.tool, PaintTool))
        paint, brush = self._toolbox.paint, self._toolbox.brush
        controls = (self._layer, self._value, self._size, self._shape)
        for control in controls:
            control.blockSignals(True)
        self._layer.setCurrentIndex(self._layer.findData(paint.layer))
        self._value.setVisible(paint.layer != "terrain")
        self._value.setRange(*LAYERS[paint.layer])
        self._value.setValue(paint.value)
        self._size.setValue(brush.size)
        self._shape.setCurrentIndex(self._shape.findData(brush.shape))
        self._across.setChecked(paint.mirror_x)
        self._down.setChecked(paint.mirror_y)
        for control in controls:
            control.blockSignals(False)

    def _row(self, label: str, first: QWidget, second: QWidget) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(first)
        row.addWidget(second)
        row.addStretch(1)
        for control in (first, second):
            control.setAccessibleName(label)
        self._layout.addRow(label, row)

    def _set_layer(self) -> None:
        layer = str(self._layer.currentData())
        if layer == self._toolbox.paint.layer:
            self._toolbox.paint_with(layer, self._value.value())
        elif layer == "terrain":
            self._toolbox.paint_with(layer, FLOOR)
        else:
            self._toolbox.paint_with(layer, 0)

    def _set_brush(self) -> None:
        round_one = self._shape.currentData() == "round"
        self._toolbox.set_brush(Brush(self._size.value(), "round" if round_one else "square"))

    def _set_mirrors(self) -> None:
        self._toolbox.set_mirrors(self._across.isChecked(), self._down.isChecked())
