"""The panel of a door in play: how it stands now, who is at it, and what can be ordered of it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from editor.app.door_box import DoorBox
from editor.app.playtest.subject_panel import SubjectPanel
from editor.core.door_facts import facts_in_play
from simulation.orders.doors import ArmLock, HoldDoor
from simulation.world.world import World

LOWEST = 140
"""Room for the name and both switches, in pixels."""


class DoorPanel(SubjectPanel):
    """Shows one door. `ordered`: the order that was given."""

    ordered = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        self.box = DoorBox(switches_first=True)
        super().__init__(self.box, parent)
        self.setMinimumHeight(LOWEST)
        self.setAccessibleName(self.tr("Door"))
        self.box.held.connect(lambda held: self.ordered.emit(HoldDoor(self.key, held)))
        self.box.armed.connect(lambda armed: self.ordered.emit(ArmLock(self.key, armed)))
        self.clear()

    def clear(self) -> None:
        """Show no door."""
        self._show_nothing(self.tr("No door is chosen"), self.tr("Click a door on the map."))

    def show_door(self, world: World, key: str) -> None:
        """Show a door as it is in this world."""
        if key not in world.doors:
            self.clear()
            return
        door = world.doors[key]
        self.box.show_facts(facts_in_play(world, key))
        self._show_subject(world, key, door.kind, door.cells[0])
