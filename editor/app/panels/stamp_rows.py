"""The templates in the palette: a row and a picture each; the designer's own can be renamed and deleted."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QMenu, QTreeWidgetItem

from editor.app.canvas.art.palette import MapStyle
from editor.app.dialogs.ask_text import ask
from editor.app.dialogs.message import warn
from editor.app.i18n.language import language, words
from editor.app.panels.stamp_picture import stamp_icon
from editor.app.stamps import Stamps, title_of
from editor.app.trees import rows_of
from schemas.problem import SayError

STAMP = "stamp"
"""What the rows are, in the palette's data of a row."""
ROLE = Qt.ItemDataRole.UserRole


class StampRows(QObject):
    """Keeps the rows of one group in step with the templates. `filled`: there are other rows."""

    filled = Signal()

    def __init__(self, group: QTreeWidgetItem, stamps: Stamps, style: MapStyle, size: QSize) -> None:
        super().__init__(group.treeWidget())
        self._group = group
        self._tree = group.treeWidget()
        self._stamps = stamps
        self._style = style
        self._size = size
        self._tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._tree.customContextMenuRequested.connect(self._offer)
        stamps.changed.connect(self._fill)
        self._fill()

    def _fill(self) -> None:
        for row in rows_of(self._group):
            self._group.removeChild(row)
        for key, stamp in self._stamps.all().items():
            row = QTreeWidgetItem(self._group, [title_of(stamp)])
            row.setData(0, ROLE, (STAMP, key))
            about = words(stamp.about) if stamp.about is not None else self.tr("Right-click: rename, delete")
            row.setToolTip(0, f"{title_of(stamp)}\n{about}")
            row.setIcon(0, stamp_icon(stamp.fragment, self._style, self._size))
        self.filled.emit()

    def _offer(self, place: QPoint) -> None:
        """What can be done with one of the designer's own."""
        row = self._tree.itemAt(place)
        what = row.data(0, ROLE) if row is not None else None
        if not what or what[0] != STAMP or not self._stamps.get(what[1]).own:
            return
        menu = QMenu(self._tree)
        menu.addAction(self.tr("Rename…"), lambda: self._ask_name(what[1]))
        menu.addAction(self.tr("Delete"), lambda: self.delete(what[1]))
        menu.exec(self._tree.viewport().mapToGlobal(place))

    def _ask_name(self, key: str) -> None:
        now = title_of(self._stamps.get(key))
        name = ask(self.tr("Rename template"), self.tr("Name"), self.tr("Rename"), self._tree, now)
        if name is not None:
            self.rename(key, name)

    def rename(self, key: str, name: str) -> None:
        """Call one differently, or say why not."""
        try:
            self._stamps.rename(key, name)
        except SayError as error:
            warn(self.tr("Rename template"), error.text(language()), self._tree)

    def delete(self, key: str) -> None:
        """Throw one away, or say why not."""
        try:
            self._stamps.delete(key)
        except SayError as error:
            warn(self.tr("Delete template"), error.text(language()), self._tree)
