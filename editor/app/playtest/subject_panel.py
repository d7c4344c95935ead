"""What the panels of a creature and of a door have in common: whom they show, a heading, the facts below."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from editor.app.labels import paragraph
from editor.app.wording import capital, kind_name, said
from schemas.model import Cell
from simulation.naming import name_of
from simulation.world.world import World


class SubjectPanel(QScrollArea):
    """Shows one thing of the world that is shown; `key` is its id, "" while there is none."""

    def __init__(self, facts: QWidget, parent: QWidget | None = None) -> None:
        """`facts`: what there is to say of it, hidden while nothing is shown."""
        super().__init__(parent)
        self.key = ""
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._title, self._kind, self._facts = paragraph("heading"), paragraph("muted"), facts
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(8)
        for part in (self._title, self._kind, facts):
            layout.addWidget(part)
        layout.addStretch(1)
        self.setWidget(inside)

    def _show_nothing(self, title: str, hint: str) -> None:
        """Say that nothing is chosen, and how to choose."""
        self.key = ""
        self._title.setText(title)
        self._kind.setText(hint)
        self._facts.hide()

    def _show_subject(self, world: World, key: str, kind: str, cell: Cell) -> None:
        """Show the name, kind and place of something, and the facts."""
        self.key = key
        self._title.setText(capital(said(name_of(world, key))))
        self._kind.setText(f"{kind_name(kind)} · ({cell[0]}, {cell[1]})")
        self._facts.show()
