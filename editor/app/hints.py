"""What a click or the gesture under way would do, shown on the canvas and said in words."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from editor.app.canvas.widget import Canvas
from editor.app.i18n.language import words
from editor.app.wording import capital
from editor.core.tools.preview import Preview


class Hints(QObject):
    """Fills in the canvas's preview. `says`: what there is to say, and whether it is a refusal."""

    says = Signal(str, bool)

    def __init__(self, canvas: Canvas, parent: QObject) -> None:
        super().__init__(parent)
        self._canvas = canvas

    def show(self, preview: Preview) -> None:
        """Show this instead."""
        layer = self._canvas.preview
        layer.shown = preview
        layer.refused = preview.refusal is not None
        reason = preview.refusal.message if preview.refusal is not None else preview.warning or preview.tip
        layer.tip = capital(words(reason)) if reason is not None else ""
        self._canvas.update()
        said = capital(" · ".join(words(message) for message in preview.says))
        self.says.emit(said, layer.refused)
        if self._canvas.scene.cursor is not None:
            self._canvas.setAccessibleDescription(said)  # a screen reader speaks what the next key would do

    def clear(self) -> None:
        """Show nothing."""
        if not self._canvas.preview.empty:
            self._canvas.preview.clear()
            self._canvas.update()
        self.says.emit("", False)
