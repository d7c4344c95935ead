"""The palette: everything that can be painted or placed, in groups, with pictures and a search."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from editor.app.canvas.art.palette import MapStyle
from editor.app.canvas.layers.plan import materials
from editor.app.i18n.mark import mark
from editor.app.panels.stamp_rows import STAMP, StampRows
from editor.app.panels.thumbnails import kind_icon, material_icon
from editor.app.panels.tool_options import ToolOptions
from editor.app.stamps import Stamps
from editor.app.toolbox import Toolbox
from editor.app.trees import filter_groups, groups_of, rows_of
from editor.app.wording import kind_name, material_name
from schemas.objects import FAMILY_OF_KIND, family_of

GROUPS = (
    ("activator", mark("PalettePanel", "Activators")),
    ("mechanism", mark("PalettePanel", "Mechanisms")),
    ("door", mark("PalettePanel", "Doors")),
    ("area", mark("PalettePanel", "Rooms")),
    ("furnishing", mark("PalettePanel", "Furnishings")),
    ("creature", mark("PalettePanel", "Creatures")),
)
SHOWN_WITH = {"timer": "activator", "padlock": "door", "portal": "area"}
ROLE = Qt.ItemDataRole.UserRole
ICON, WIDEST = 28, 56
"""Pixels: objects have square pictures, templates long ones."""


class PalettePanel(QWidget):
    """Tells the toolbox what was chosen and shows what the toolbox holds.

    `taken`: Enter chose something, to be set down: the keyboard belongs to the map now.
    """

    taken = Signal()

    def __init__(
        self, toolbox: Toolbox, style: MapStyle, stamps: Stamps, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._toolbox = toolbox
        self._stamps = stamps
        self.setMinimumWidth(232)
        self._search = QLineEdit()
        self._search.setPlaceholderText(self.tr("Search"))
        self._search.setAccessibleName(self.tr("Search the palette"))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._filter)
        self._search.returnPressed.connect(self._choose_first)
        self._tree = QTreeWidget()
        self._tree.setAccessibleName(self.tr("Palette"))
        self._tree.setHeaderHidden(True)
        self._tree.setIndentation(12)
        self._tree.setIconSize(QSize(WIDEST, ICON))
        self._tree.setUniformRowHeights(False)
        self._tree.itemClicked.connect(self._choose)
        self._tree.itemActivated.connect(self._take)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(8)
        layout.addWidget(self._search)
        layout.addWidget(self._tree)
        layout.addWidget(ToolOptions(toolbox))
        self._fill(style)
        toolbox.changed.connect(self._show)
        self._show()

    def sizeHint(self) -> QSize:
        """Wide enough for names."""
        return QSize(248, 400)

    def search(self) -> None:
        """Put the keyboard into the search."""
        self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._search.selectAll()

    def _fill(self, style: MapStyle) -> None:
        ground = self._group(self.tr("Terrain"))
        for value, name in enumerate(materials()):
            item = self._item(ground, material_name(name), ("terrain", value))
            item.setIcon(0, material_icon(name, style))
        for family, title in GROUPS:
            group = self._group(QCoreApplication.translate("PalettePanel", title))
            for kind in FAMILY_OF_KIND:
                if SHOWN_WITH.get(family_of(kind), family_of(kind)) == family:
                    item = self._item(group, kind_name(kind), ("kind", kind))
                    item.setIcon(0, kind_icon(kind, style))
            if family == "door":
                rows = StampRows(self._group(self.tr("Templates")), self._stamps, style, QSize(WIDEST, ICON))
                rows.filled.connect(lambda: self._filter(self._search.text()))

    def _group(self, title: str) -> QTreeWidgetItem:
        group = QTreeWidgetItem(self._tree, [title])
        group.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = group.font(0)
        font.setBold(True)
        group.setFont(0, font)
        group.setExpanded(True)
        return group

    def _item(self, group: QTreeWidgetItem, text: str, what: tuple[str, int | str]) -> QTreeWidgetItem:
        item = QTreeWidgetItem(group, [text])
        item.setData(0, ROLE, what)
        item.setToolTip(0, text)
        return item

    def _choose(self, item: QTreeWidgetItem) -> None:
        what = item.data(0, ROLE)
        if what is None:
            item.setExpanded(not item.isExpanded())
        elif what[0] == "terrain":
            self._toolbox.paint_with("terrain", int(what[1]))
        elif what[0] == STAMP:
            stamp = self._stamps.get(str(what[1]))
            self._toolbox.stamp(str(what[1]), stamp.name, stamp.fragment)
        else:
            self._toolbox.place(str(what[1]))

    def _take(self, item: QTreeWidgetItem) -> None:
        self._choose(item)
        if item.data(0, ROLE) is not None:
            self.taken.emit()

    def _choose_first(self) -> None:
        wanted = self._search.text().casefold()
        rows = (row for group in groups_of(self._tree) for row in rows_of(group) if not row.isHidden())
        best = min(rows, key=lambda row: _distance(row.text(0).casefold(), wanted), default=None)
        if best is not None:
            self._take(best)

    def _filter(self, text: str) -> None:
        wanted = text.casefold()

        def is_wanted(row: QTreeWidgetItem) -> bool:
            group = row.parent()
            return wanted in row.text(0).casefold() or (
                group is not None and wanted in group.text(0).casefold()
            )

        filter_groups(self._tree, is_wanted, expand=True)

    def _show(self) -> None:
        kind, paint, stamp = self._toolbox.kind, self._toolbox.paint, self._toolbox.stamp_key
        what = ("kind", kind) if kind else (STAMP, stamp) if stamp else (paint.layer, paint.value)
        for group in groups_of(self._tree):
            for row in rows_of(group):
                if tuple(row.data(0, ROLE)) == what:
                    self._tree.setCurrentItem(row)


def _distance(name: str, wanted: str) -> int:
    """How far a name is from what was typed: the same, begins so, has a word that does, has it inside."""
    if name == wanted:
        return 0
    if name.startswith(wanted):
        return 1
    return 2 if f" {wanted}" in name else 3
