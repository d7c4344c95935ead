"""The doors of one activator to check, each with its delay, in a list that opens beside the cell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDoubleSpinBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from editor.app.panels.circuits.editors import MOST_SECONDS

KEY = Qt.ItemDataRole.UserRole
SIZE = QSize(360, 280)
DELAY_WIDTH = 96


class DoorList(QFrame):
    """Enter or Apply takes over what is checked, Escape or a click elsewhere leaves all as it is.

    `chosen`: the activator, and every checked door with its delay in ms.
    """

    chosen = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._activator = ""
        self._search = QLineEdit()
        self._search.setPlaceholderText(self.tr("Search"))
        self._search.setAccessibleName(self.tr("Search doors"))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._filter)
        self._tree = QTreeWidget()
        self._tree.setAccessibleName(self.tr("Doors"))
        self._tree.setColumnCount(2)
        self._tree.setHeaderLabels([self.tr("Doors"), self.tr("Delay")])
        self._tree.setRootIsDecorated(False)
        self._tree.header().setStretchLastSection(False)
        self._tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._tree.header().resizeSection(1, DELAY_WIDTH)
        self._tree.itemChanged.connect(self._show_delay)
        apply = QPushButton(self.tr("Apply"))
        apply.setDefault(True)
        apply.clicked.connect(self._apply)
        cancel = QPushButton(self.tr("Cancel"))
        cancel.clicked.connect(self.close)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(apply)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(8)
        layout.addWidget(self._search)
        layout.addWidget(self._tree)
        layout.addLayout(buttons)
        self.resize(SIZE)

    def open_at(
        self, corner: QPoint, activator: str, doors: Sequence[tuple[str, str]], driven: Mapping[str, int]
    ) -> None:
        """Show the doors (id, name) with those driven first and checked, below or above a point."""
        self._activator = activator
        self._search.clear()
        self._tree.clear()
        for key, name in sorted(doors, key=lambda door: door[0] not in driven):
            item = QTreeWidgetItem(self._tree, [name])
            item.setData(0, KEY, key)
            item.setToolTip(0, name)
            item.setCheckState(0, Qt.CheckState.Unchecked)
        for key, delay_ms in driven.items():
            self.check(key, True, delay_ms)
        self.move(self._on_screen(corner))
        self.show()
        self._tree.setFocus()
        for first in self._items()[:1]:
            self._tree.setCurrentItem(first)

    def check(self, door: str, checked: bool, delay_ms: int = 0) -> None:
        """Check or uncheck a door, with its delay."""
        for item in self._items():
            if item.data(0, KEY) == door:
                item.setCheckState(0, Qt.CheckState.Checked if checked else Qt.CheckState.Unchecked)
                box = self._tree.itemWidget(item, 1)
                if isinstance(box, QDoubleSpinBox):
                    box.setValue(delay_ms / 1000)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter applies; Escape closes, as it does for every popup."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._apply()
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _items(self) -> list[QTreeWidgetItem]:
        found = (self._tree.topLevelItem(row) for row in range(self._tree.topLevelItemCount()))
        return [item for item in found if item is not None]

    def _apply(self) -> None:
        doors = {}
        for item in self._items():
            box = self._tree.itemWidget(item, 1)
            if item.checkState(0) == Qt.CheckState.Checked and isinstance(box, QDoubleSpinBox):
                box.interpretText()
                doors[str(item.data(0, KEY))] = round(box.value() * 1000)
        self.close()
        self.chosen.emit(self._activator, doors)

    def _show_delay(self, item: QTreeWidgetItem, column: int) -> None:
        """A door that is checked has a delay to set."""
        checked = item.checkState(0) == Qt.CheckState.Checked
        box = self._tree.itemWidget(item, 1)
        if checked and box is None:
            box = QDoubleSpinBox()
            box.setRange(0, MOST_SECONDS)
            box.setDecimals(2)
            box.setSingleStep(0.5)
            box.setSuffix(" s")
            box.setAccessibleName(self.tr("Delay of {door}").format(door=item.text(0)))
            self._tree.setItemWidget(item, 1, box)
        elif box is not None:
            box.setVisible(checked)

    def _filter(self, text: str) -> None:
        wanted = text.casefold()
        for item in self._items():
            item.setHidden(wanted not in item.text(0).casefold())

    def _on_screen(self, corner: QPoint) -> QPoint:
        room = self.screen().availableGeometry()
        x = max(min(corner.x(), room.right() - self.width()), room.left())
        y = max(min(corner.y(), room.bottom() - self.height()), room.top())
        return QPoint(x, y)
