"""The status bar: what a click will do on the left; cell, problems, size and zoom on the right."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStatusBar, QWidget

from editor.app.canvas.camera import FULL
from editor.app.canvas.layers.plan import materials
from editor.app.labels import OneLine
from editor.app.level_view import LevelView
from editor.app.plain import plain_tip
from editor.app.problem_counters import ProblemCounters
from editor.app.wording import material_name, object_name
from schemas.model import Cell
from schemas.wording import as_sentence

REMARK_MS = 6_000
LEAST_MS = 3_000
"""How long a remark stays while the pointer goes from cell to cell."""
GAP = 16


class StatusBar(QStatusBar):
    """Follows one view at a time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self._view: LevelView | None = None
        self._refused = ""
        self._remark = ""
        self._said_for = QElapsedTimer()
        self.messageChanged.connect(self._forget_remark)
        self._doing = self._label(self.tr("What a click will do"))
        self._cell = self._label(self.tr("Cell under the pointer"))
        self._size = self._label(self.tr("Size of the map"))
        self._zoom = self._label(self.tr("Zoom"))
        self.counters = ProblemCounters(self)
        self.addWidget(self._doing, 1)
        for part in (self._cell, self.counters, self._size, self._zoom):  # the cell's words grow to the left
            self.addPermanentWidget(part)
            if isinstance(part, OneLine):
                part.setProperty("role", "muted")

    def follow(self, view: LevelView | None) -> None:
        """Show what there is to say about another view."""
        if self._view is not None:
            self._view.says.disconnect(self._say)
            self._view.hovered.disconnect(self._hover)
            self._view.looked.disconnect(self._look)
            self._view.refused.disconnect(self._refuse)
            self._view.document.changed.disconnect(self._renew)
        self._view = view
        self._say("", False)
        self._hover(None)
        self._look()
        if view is not None:
            view.says.connect(self._say)
            view.hovered.connect(self._hover)
            view.looked.connect(self._look)
            view.refused.connect(self._refuse)
            view.document.changed.connect(self._renew)

    def remark(self, text: str) -> None:
        """Say something for a while; what does not fit ends in "…", and the pointer gets it whole."""
        self._remark = text
        self._said_for.start()
        self._show_remark()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is room for more or less of the remark."""
        super().resizeEvent(event)
        if self._remark and self.currentMessage():
            self._show_remark()

    def _show_remark(self) -> None:
        text, room = self._remark, self._cell.x() - GAP
        shown = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room) if room > 0 else text
        self.setToolTip(plain_tip(text) if shown != text else "")
        self.showMessage(shown, REMARK_MS)

    def _forget_remark(self, shown: str) -> None:
        if not shown:
            self._remark = ""
            self.setToolTip("")

    def _refuse(self, text: str) -> None:
        self.remark(f"✖ {as_sentence(text)}")
        self._refused = self.currentMessage()

    def _renew(self) -> None:
        """The level changed: a refusal is out of date, and another thing may be under the pointer."""
        if self._refused and self.currentMessage() == self._refused:
            self.clearMessage()
        if self._view is not None:
            self._hover(self._view.canvas.scene.hover)

    def _label(self, name: str) -> OneLine:
        label = OneLine()
        label.setAccessibleName(name)
        label.setContentsMargins(8, 4, 8, 4)
        return label

    def _say(self, text: str, refused: bool) -> None:
        self._doing.setText(f"✖ {text}" if refused else text)
        if text and self._said_for.isValid() and self._said_for.hasExpired(LEAST_MS):
            self._said_for.invalidate()
            self.clearMessage()

    def _hover(self, cell: Cell | None) -> None:
        view = self._view
        if view is None or cell is None or not view.document.level.contains(cell):
            self._cell.setText("")
            return
        level = view.document.level
        there = [object_name(placed) for placed in view.canvas.scene.index.at(cell)]
        ground = material_name(materials()[int(level.terrain[cell[1], cell[0]])])
        text = f"({cell[0]}, {cell[1]})  " + " · ".join([ground, *there])
        self._cell.setText(text)
        if cell == view.canvas.scene.cursor:
            view.canvas.setAccessibleDescription(text)  # a screen reader speaks where the cell cursor is

    def _look(self) -> None:
        view = self._view
        if view is None:
            self._size.setText("")
            self._zoom.setText("")
            return
        level = view.document.level
        self._size.setText(f"{level.width} × {level.height}")
        self._zoom.setText(f"{view.canvas.scene.camera.scale / FULL:.0%}".replace("%", " %"))
