"""The outliner: every object in groups, with a search; a click selects, a double click goes there."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QItemSelection, QItemSelectionModel, QSignalBlocker, QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from editor.app.i18n.mark import mark
from editor.app.level_view import LevelView
from editor.app.panels.later import Later
from editor.app.trees import filter_groups
from editor.app.wording import full_name
from editor.core.change import Change
from editor.core.selection import Selection
from schemas.objects import family_of

ROLE = Qt.ItemDataRole.UserRole
FAMILIES = (
    ("creature", mark("OutlinerPanel", "Creatures")),
    ("area", mark("OutlinerPanel", "Rooms")),
    ("portal", mark("OutlinerPanel", "Portals")),
    ("door", mark("OutlinerPanel", "Doors")),
    ("padlock", mark("OutlinerPanel", "Padlocks")),
    ("activator", mark("OutlinerPanel", "Activators")),
    ("timer", mark("OutlinerPanel", "Timers")),
    ("mechanism", mark("OutlinerPanel", "Mechanisms")),
    ("furnishing", mark("OutlinerPanel", "Furnishings")),
)
WAIT_MS = 120


class OutlinerPanel(QWidget):
    """Counts stand beside the groups. It is filled anew a moment after the last change."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: LevelView | None = None
        self._items: dict[str, QTreeWidgetItem] = {}
        self._search = QLineEdit()
        self._search.setPlaceholderText(self.tr("Search"))
        self._search.setAccessibleName(self.tr("Search objects"))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._filter)
        self._tree = QTreeWidget()
        self._tree.setAccessibleName(self.tr("Objects of the level"))
        self._tree.setHeaderHidden(True)
        self._tree.setIndentation(12)
        self._tree.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._tree.itemSelectionChanged.connect(self._select)
        self._tree.itemActivated.connect(self._go)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(8)
        layout.addWidget(self._search)
        layout.addWidget(self._tree)
        self._later = Later(WAIT_MS, self)
        self._later.due.connect(self._fill)

    def sizeHint(self) -> QSize:
        """Wide enough for names."""
        return QSize(300, 300)

    def follow(self, view: LevelView | None) -> None:
        """Show the objects of another view."""
        if self._view is not None:
            self._view.document.changed.disconnect(self._changed)
            self._view.selection.changed.disconnect(self._show_selection)
        self._view = view
        if view is not None:
            view.document.changed.connect(self._changed)
            view.selection.changed.connect(self._show_selection)
        self._fill()

    def search(self) -> None:
        """Put the keyboard into the search."""
        self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._search.selectAll()

    def _changed(self, change: Change) -> None:
        if change.objects or change.resized:
            self._later.ask(self._view)

    def _fill(self) -> None:
        with QSignalBlocker(self._tree):
            self._tree.clear()
            self._items.clear()
            if self._view is not None:
                self._add_groups(self._view)
            self._filter(self._search.text())
        self._show_selection()

    def _add_groups(self, view: LevelView) -> None:
        level = view.document.level
        by_family: dict[str, list[str]] = {}
        for key in sorted(level.objects):
            by_family.setdefault(family_of(level.objects[key].kind), []).append(key)
        for family, title in FAMILIES:
            keys = by_family.get(family, [])
            if not keys:
                continue
            name = QCoreApplication.translate("OutlinerPanel", title)
            group = QTreeWidgetItem(self._tree, [f"{name} · {len(keys)}"])
            group.setFlags(Qt.ItemFlag.ItemIsEnabled)
            group.setExpanded(len(by_family) < len(FAMILIES) or family in ("creature", "area"))
            for name, key in sorted((full_name(level, key), key) for key in keys):
                item = QTreeWidgetItem(group, [name])
                item.setData(0, ROLE, key)
                self._items[key] = item

    def _filter(self, text: str) -> None:
        wanted = text.casefold()
        filter_groups(self._tree, lambda row: wanted in row.text(0).casefold(), expand=bool(wanted))

    def _select(self) -> None:
        if self._view is not None:
            keys = (item.data(0, ROLE) for item in self._tree.selectedItems())
            self._view.selection.set(Selection(objects=frozenset(key for key in keys if key)))

    def _show_selection(self) -> None:
        chosen = self._view.selection.objects if self._view is not None else frozenset()
        selection = QItemSelection()
        for key in sorted(chosen & self._items.keys()):
            index = self._tree.indexFromItem(self._items[key])
            selection.select(index, index)
        with QSignalBlocker(self._tree):
            flags = QItemSelectionModel.SelectionFlag
            self._tree.selectionModel().select(selection, flags.ClearAndSelect | flags.Rows)
        last = next((self._items[key] for key in sorted(chosen) if key in self._items), None)
        if last is not None:
            self._tree.scrollToItem(last)

    def _go(self, item: QTreeWidgetItem) -> None:
        key = item.data(0, ROLE)
        if self._view is not None and key:
            self._view.show_place(objects=(key,))
