"""The roster: everybody in the play-test by side, with how they are."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from editor.app.canvas.art.palette import MapStyle
from editor.app.i18n.mark import mark
from editor.app.panels.thumbnails import kind_icon
from editor.app.plain import plain_tip
from editor.app.playtest.stage import health_of
from editor.app.wording import capital, said
from simulation.naming import name_of
from simulation.world.creature import Creature
from simulation.world.world import World

ROLE = Qt.ItemDataRole.UserRole
SIDES = (
    ("adventurers", mark("RosterPanel", "Adventurers")),
    ("dungeon", mark("RosterPanel", "Dungeon")),
    ("wild", mark("RosterPanel", "Wild creatures")),
    ("visitors", mark("RosterPanel", "Visitors")),
)
CONDITIONS = {
    "beyond": mark("RosterPanel", "on the way"),
    "unconscious": mark("RosterPanel", "unconscious"),
    "prisoner": mark("RosterPanel", "prisoner"),
    "dead": mark("RosterPanel", "dead"),
    "gone": mark("RosterPanel", "has left"),
}
HEARTS = 5


class RosterPanel(QWidget):
    """A row for everybody. `chosen`: the id of the creature that was clicked."""

    chosen = Signal(str)

    def __init__(self, style: MapStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self.setMinimumWidth(232)
        self._rows: dict[str, QTreeWidgetItem] = {}
        self._tree = QTreeWidget()
        self._tree.setAccessibleName(self.tr("Roster"))
        self._tree.setHeaderHidden(True)
        self._tree.setIndentation(12)
        self._tree.setIconSize(QSize(28, 28))
        self._tree.itemClicked.connect(self._choose)
        self._tree.itemActivated.connect(self._choose)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self._tree)

    def sizeHint(self) -> QSize:
        """Wide enough for names."""
        return QSize(248, 400)

    def clear(self) -> None:
        """Nobody."""
        self._tree.clear()
        self._rows.clear()

    def show_world(self, world: World) -> None:
        """Who is there and how they are."""
        if self._rows.keys() != world.creatures.keys():
            self._fill(world)
        for key, row in self._rows.items():
            self._dress(row, world, world.creatures[key])

    def select(self, key: str) -> None:
        """Mark somebody as chosen."""
        if key in self._rows:
            self._tree.setCurrentItem(self._rows[key])

    def _fill(self, world: World) -> None:
        self.clear()
        for side, title in SIDES:
            there = (each for each in world.creatures.values() if each.side == side)
            keys = [each.id for each in sorted(there, key=lambda each: (each.prisoner, each.id))]
            if keys:
                group = QTreeWidgetItem(self._tree, [QCoreApplication.translate("RosterPanel", title)])
                group.setFlags(Qt.ItemFlag.ItemIsEnabled)
                group.setExpanded(True)
                for key in keys:
                    row = QTreeWidgetItem(group)
                    row.setIcon(0, kind_icon(world.creatures[key].kind, self._style))
                    row.setData(0, ROLE, key)
                    self._rows[key] = row

    def _dress(self, row: QTreeWidgetItem, world: World, creature: Creature) -> None:
        text = capital(said(name_of(world, creature.id)))
        hearts = round(health_of(world, creature) * HEARTS)
        held = creature.prisoner and creature.condition != "dead"
        how = CONDITIONS.get("prisoner" if held else creature.condition)
        state = (
            QCoreApplication.translate("RosterPanel", how) if how else "●" * hearts + "○" * (HEARTS - hearts)
        )
        row.setText(0, f"{text}\n{state}")
        muted = creature.condition in ("dead", "gone", "beyond")
        row.setForeground(0, self.palette().placeholderText() if muted else self.palette().text())
        row.setToolTip(0, plain_tip(text))

    def _choose(self, item: QTreeWidgetItem) -> None:
        key = item.data(0, ROLE)
        if key:
            self.chosen.emit(str(key))
