"""Sorting and filtering of a table of circuits."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSortFilterProxyModel

from editor.app.panels.circuits.model import Index, LineModel


class LineOrder(QSortFilterProxyModel):
    """Shows the rows in which every word looked for occurs, in whatever column."""

    def __init__(self, model: LineModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._words: list[str] = []
        self.setSourceModel(model)
        self.setDynamicSortFilter(True)

    def look_for(self, text: str) -> None:
        """Show the rows with these words only."""
        self._words = text.casefold().split()
        self.invalidate()

    def lessThan(self, left: Index, right: Index) -> bool:
        """By size or name; rows alike stay in the order of their keys."""
        one, other = self._model.line(left.row()), self._model.line(right.row())
        column = left.column()
        return (one.orders[column], one.key) < (other.orders[column], other.key)

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Whether all words occur."""
        line = self._model.line(row)
        text = " ".join((*line.texts, *line.problems)).casefold()
        return all(word in text for word in self._words)
