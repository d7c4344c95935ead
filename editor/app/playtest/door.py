"""The panel of a door in play: how it stands now, who is at it, and what can be ordered of it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from editor.app.door_box import DoorBox
from editor.app.i18n.language import language
from editor.app.labels import paragraph
from editor.app.wording import capital, kind_name
from editor.core.door_facts import facts_in_play
from simulation.naming import name_of
from simulation.orders import ArmLock, HoldDoor
from simulation.world.world import World


class DoorPanel(QScrollArea):
    """Shows one door of the world that is shown. `ordered`: the order that was given."""

    ordered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = ""
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Door"))
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(8)
        self._title = paragraph("heading")
        self._kind = paragraph("muted")
        self.box = DoorBox()
        self.box.held.connect(lambda held: self.ordered.emit(HoldDoor(self.key, held)))
        self.box.armed.connect(lambda armed: self.ordered.emit(ArmLock(self.key, armed)))
        for part in (self._title, self._kind, self.box):
            layout.addWidget(part)
        layout.addStretch(1)
        self.setWidget(inside)
        self.clear()

    def clear(self) -> None:
        """Show no door."""
        self.key = ""
        self._title.setText(self.tr("No door is chosen"))
        self._kind.setText(self.tr("Click a door on the map."))
        self.box.hide()

    def show_door(self, world: World, key: str) -> None:
        """Show a door as it is in this world."""
        if key not in world.doors:
            self.clear()
            return
        self.key = key
        name = name_of(world, key)
        self._title.setText(capital(name if isinstance(name, str) else name.text(language())))
        x, y = world.doors[key].cells[0]
        self._kind.setText(f"{kind_name(world.doors[key].kind)} · ({x}, {y})")
        self.box.show_facts(facts_in_play(world, key))
        self.box.show()
