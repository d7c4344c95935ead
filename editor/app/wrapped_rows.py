"""Rows of a tree that wrap: Qt's own are as high as one line, however long the text."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTreeWidget

PADDING = 4
"""That of the style sheet, on all sides."""
MARGIN = 4
"""What the style leaves free beside a text."""
ENDLESS = 10_000


class WrappedRows(QStyledItemDelegate):
    """For a tree of one column, which never scrolls sideways."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree
        tree.setItemDelegate(self)
        tree.setWordWrap(True)
        tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        tree.header().sectionResized.connect(tree.scheduleDelayedItemsLayout)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """As high as the text is in the breadth that is left of it."""
        depth, above = 1, index.parent()
        while above.isValid():
            depth, above = depth + 1, above.parent()
        room = self._tree.columnWidth(0) - depth * self._tree.indentation() - 2 * (PADDING + MARGIN)
        text, wrap = str(index.data()), Qt.TextFlag.TextWordWrap
        bounds = self._tree.fontMetrics().boundingRect(QRect(0, 0, room, ENDLESS), wrap, text)
        return QSize(room, bounds.height() + 2 * PADDING)
