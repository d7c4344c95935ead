"""A selected connection: its name, to be changed, and what hangs on it, as sentences that lead there."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from editor.app.wording import capital, full_name
from editor.core.document import Document
from editor.core.net_names import MAX_NAME
from simulation.wiring.labels import labels_of

ROW = 26
ORDER = ("activator", "timer", "mechanism", "door", "padlock")
"""What hangs on a connection, in the order in which a signal comes to it."""


class NetBox(QWidget):
    """One net. `named`: another name was entered; `followed`: the id of the object to go to."""

    named = Signal(str)
    followed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = QLineEdit()
        self._name.setMaxLength(MAX_NAME)
        self._name.setAccessibleName(self.tr("Name of the connection"))
        self._name.setPlaceholderText(self.tr("No name"))
        self._name.editingFinished.connect(self._tell)
        self._written = ""
        label = QLabel(self.tr("Name"))
        label.setBuddy(self._name)
        form = QFormLayout()
        form.setHorizontalSpacing(12)
        form.addRow(label, self._name)
        title = QLabel(self.tr("Connects"))
        title.setProperty("role", "heading")
        self._list = QListWidget()
        self._list.setAccessibleName(self.tr("Connects"))
        self._list.setWordWrap(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.itemActivated.connect(self._follow)
        self._list.itemClicked.connect(self._follow)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(form)
        layout.addWidget(title)
        layout.addWidget(self._list)

    def show_net(self, document: Document, net: int) -> None:
        """Show a net of the level."""
        nets, level = document.derived.nets, document.level
        self._written = " / ".join(dict.fromkeys(labels_of(level.wires, nets, net).values()))
        with QSignalBlocker(self._name):
            if self._name.text() != self._written:
                self._name.setText(self._written)
        self._list.clear()
        for key in (key for family in ORDER for key in nets.attached(net, family)):
            item = QListWidgetItem(capital(full_name(level, key)))
            item.setData(Qt.ItemDataRole.UserRole, key)
            self._list.addItem(item)
        if not nets.objects[net]:
            nothing = QListWidgetItem(self.tr("Nothing yet: drag it on to an object (W)"))
            nothing.setFlags(Qt.ItemFlag.NoItemFlags)
            self._list.addItem(nothing)
        self._list.setFixedHeight(self._list.count() * ROW + 8)

    def enter_name(self) -> None:
        """Put the keyboard into the name."""
        self._name.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._name.selectAll()

    def _tell(self) -> None:
        if self._name.text().strip() != self._written:
            self.named.emit(self._name.text().strip())

    def _follow(self, item: QListWidgetItem) -> None:
        key = item.data(Qt.ItemDataRole.UserRole)
        if key:
            self.followed.emit(key)
