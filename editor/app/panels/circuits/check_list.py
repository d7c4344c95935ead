"""Objects to check, each with a delay, in a list that opens beside a cell: doors, or activators."""

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

from editor.app.panels.circuits.editors import Choice, milliseconds, seconds_box

KEY = Qt.ItemDataRole.UserRole
SIZE = QSize(380, 300)
DELAY_WIDTH = 104


class CheckList(QFrame):
    """Enter or Apply takes over what is checked, Escape or a click elsewhere leaves all as it is.

    `chosen`: the object whose list it is, and everything checked with its delay in ms.
    """

    chosen = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._owner = ""
        self._search = QLineEdit()
        self._search.setPlaceholderText(self.tr("Search"))
        self._search.setAccessibleName(self.tr("Search"))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._filter)
        self._tree = QTreeWidget()
        self._tree.setColumnCount(2)
        self._tree.setAccessibleName(self.tr("Doors"))
        self._tree.setRootIsDecorated(False)
        self._tree.header().setStretchLastSection(False)
        self._tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._tree.header().resizeSection(1, DELAY_WIDTH)
        self._tree.itemChanged.connect(self._show_delay)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(8)
        layout.addWidget(self._search)
        layout.addWidget(self._tree)
        layout.addLayout(self._buttons())
        self.resize(SIZE)

    def _buttons(self) -> QHBoxLayout:
        apply = QPushButton(self.tr("Apply"))
        apply.setDefault(True)
        apply.clicked.connect(self.apply)
        cancel = QPushButton(self.tr("Cancel"))
        cancel.clicked.connect(self.close)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(apply)
        return buttons

    def open_at(
        self, corner: QPoint, title: str, owner: str, offered: Sequence[Choice], now: Mapping[str, int]
    ) -> None:
        """Show what is offered, first and checked what there is now, below or above a point."""
        self._owner = owner
        self._search.clear()
        self._tree.clear()
        self._tree.setAccessibleName(title)
        self._tree.setHeaderLabels([title, self.tr("Delay")])
        for choice in sorted(offered, key=lambda choice: choice.key not in now):
            item = QTreeWidgetItem(self._tree, [choice.text])
            item.setData(0, KEY, choice.key)
            item.setToolTip(0, choice.text)
            item.setCheckState(0, Qt.CheckState.Unchecked)
        for key, delay_ms in now.items():
            self.check(key, True, delay_ms)
        self.move(self._on_screen(corner))
        self.show()
        self._tree.setFocus()
        for first in self._items()[:1]:
            self._tree.setCurrentItem(first)

    def check(self, key: str, checked: bool, delay_ms: int = 0) -> None:
        """Check or uncheck an object, with its delay."""
        for item in self._items():
            if item.data(0, KEY) == key:
                item.setCheckState(0, Qt.CheckState.Checked if checked else Qt.CheckState.Unchecked)
                if box := self._box(item):
                    box.setValue(delay_ms / 1000)

    def apply(self) -> None:
        """Take over what is checked."""
        found = {}
        for item in self._items():
            box = self._box(item)
            if box is not None and item.checkState(0) == Qt.CheckState.Checked:
                box.interpretText()
                found[str(item.data(0, KEY))] = milliseconds(box)
        self.close()
        self.chosen.emit(self._owner, found)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter applies; Escape closes, as it does for every popup."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.apply()
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _items(self) -> list[QTreeWidgetItem]:
        found = (self._tree.topLevelItem(row) for row in range(self._tree.topLevelItemCount()))
        return [item for item in found if item is not None]

    def _box(self, item: QTreeWidgetItem) -> QDoubleSpinBox | None:
        box = self._tree.itemWidget(item, 1)
        return box if isinstance(box, QDoubleSpinBox) else None

    def _show_delay(self, item: QTreeWidgetItem) -> None:
        """What is checked has a delay to set."""
        checked, box = item.checkState(0) == Qt.CheckState.Checked, self._box(item)
        if box is not None:
            box.setVisible(checked)
        elif checked:
            name = self.tr("Delay of {what}").format(what=item.text(0))
            self._tree.setItemWidget(item, 1, seconds_box(None, name))

    def _filter(self, text: str) -> None:
        wanted = text.casefold()
        for item in self._items():
            item.setHidden(wanted not in item.text(0).casefold())

    def _on_screen(self, corner: QPoint) -> QPoint:
        room = self.screen().availableGeometry()
        x = max(min(corner.x(), room.right() - self.width()), room.left())
        y = max(min(corner.y(), room.bottom() - self.height()), room.top())
        return QPoint(x, y)
