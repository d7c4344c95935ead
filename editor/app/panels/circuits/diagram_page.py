"""The diagram as a page of the circuits panel: draws the circuits that the table shows, in its order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QLabel, QStackedLayout, QWidget

from editor.app.labels import paragraph
from editor.app.level_view import LevelView
from editor.app.panels.circuits.diagram import DiagramView
from editor.app.panels.circuits.diagram_items import Face
from editor.app.panels.circuits.lines import SEVERITIES, Line, Problems
from editor.app.panels.circuits.pictures import Pictures
from editor.app.wording import duration, full_name
from editor.core.linking.diagram import diagram_of
from editor.core.linking.rows import SinkRow
from schemas.objects import AnyPlaced, Timer


class DiagramPage(QWidget):
    """Shows the drawing, or a sentence where there is nothing to draw."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: LevelView | None = None
        self.drawing = DiagramView()
        self._empty: QLabel = paragraph("muted")
        self._empty.setText(self.tr("There is nothing to draw yet: place an activator and connect it."))
        self._layout = QStackedLayout(self)
        self._layout.addWidget(self.drawing)
        self._layout.addWidget(self._empty)
        self._pictures = Pictures()

    def refresh(self, circuits: Sequence[Line], sinks: Sequence[Line], problems: Problems) -> None:
        """Draw the circuits of these lines, then the mechanisms that nothing fires."""
        if self.view is None:
            return
        self._pictures.take(self.view.canvas.scene.style)
        idle = [line.key for line in sinks if isinstance(line.row, SinkRow) and _idle(line.row)]
        diagram = diagram_of(self.view.wiring.nets, [*(line.key for line in circuits), *idle])
        faces = {node.key: self._face(self.view, node.key, problems) for node in diagram.nodes}
        self.drawing.show_diagram(diagram, faces)
        self._layout.setCurrentWidget(self.drawing if diagram.nodes else self._empty)

    def go_along(self) -> None:
        """Mark what is selected."""
        if self.view is not None:
            self.drawing.choose(sorted(self.view.selection.objects))

    def _face(self, view: LevelView, key: str, problems: Problems) -> Face:
        placed = view.document.level.objects[key]
        found = (finding.severity for finding in problems.get(key, ()))
        return Face(
            _text(view, placed), self._pictures.of(placed.kind), max(found, key=SEVERITIES.index, default="")
        )


def _idle(row: SinkRow) -> bool:
    return row.fires and not row.activators


def _text(view: LevelView, placed: AnyPlaced) -> str:
    name = full_name(view.document.level, placed.id)
    return f"{duration(placed.delay_ms)} · {name}" if isinstance(placed, Timer) else name
