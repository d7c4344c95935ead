"""What a click on the canvas or in a panel means while a play-test runs: choose, explain, ask, order."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QCursor

from editor.app.i18n.language import words
from editor.app.playtest.breakpoint_commands import BreakpointCommands
from editor.app.playtest.order_menu import OrderMenu
from editor.app.playtest.panels import PlayPanels
from editor.app.playtest.play_stage import PlayStage
from editor.app.playtest.pointing import object_at
from editor.app.playtest.stage import figures
from editor.app.playtest.telling import about, place_of
from editor.app.playtest.trap_offers import move_to
from editor.app.wording import said
from schemas.model import Cell
from simulation.kernel.happening import Entry
from simulation.naming import name_of
from simulation.orders.order import Order


class PlayClicks(QObject):
    """Does nothing while no play-test is under way."""

    def __init__(self, panels: PlayPanels, breakpoints: BreakpointCommands, parent: QObject) -> None:
        super().__init__(parent)
        self._stage: PlayStage | None = None
        self._breakpoints = breakpoints
        self._moving = ""
        """The part whose new place the next click says."""
        panels.story.chosen.connect(self.show_entry)
        panels.timeline.asked.connect(self.look_at)
        panels.why.chosen.connect(self.look_at)
        panels.why.pointed.connect(self.point_at)
        panels.roster.chosen.connect(self.choose)
        panels.jobs.chosen.connect(self.reveal)
        panels.door.ordered.connect(self.give)

    def follow(self, stage: PlayStage | None) -> None:
        """Work on the play-test that is under way now."""
        self._stage, self._moving = stage, ""

    def look_at(self, index: int) -> None:
        """Show the moment of an entry, and wait there."""
        if self._stage is not None:
            self._stage.look_at(index)

    def show_entry(self, entry: Entry) -> None:
        """Show where and when an entry was, and why."""
        stage = self._stage
        if stage is None:
            return
        stage.look_at(entry.id)
        stage.panels.explain(stage.run, entry)
        place = place_of(stage.run.world, entry.happening)
        if place is not None:
            self.reveal(place)
        creature = next((key for key in about(entry.happening) if key in stage.run.world.creatures), "")
        if creature:
            self.choose(creature)

    def choose_at(self, cell: Cell) -> None:
        """Choose who stands in a cell; where nobody does, ask what stands there why it does nothing."""
        if self._stage is None:
            return
        run = self._stage.run
        if self._moving:
            part, self._moving = self._moving, ""
            self.give(move_to(run.world, part, cell))
            return
        there = [f.id for f in figures(run.world, run.clock) if _covers(f.x, f.y, cell)]
        if there:
            self.choose(there[-1])
        elif (key := object_at(self._stage.view.document.core, cell)) is not None:
            self.ask(key)
        if not there and (door := run.world.setting.ground.doors_at.get(cell)):
            self._stage.panels.choose_door(run.world, door)

    def choose(self, key: str) -> None:
        """Show somebody in the inspector."""
        if self._stage is not None:
            self._stage.panels.choose(self._stage.run.world, key)

    def reveal(self, cell: Cell) -> None:
        """Bring a cell into sight."""
        if self._stage is not None:
            self._stage.view.canvas.navigator.reveal(*cell)

    def point_at(self, key: str) -> None:
        """Bring an object into sight, and ask it why it does nothing."""
        objects = self._stage.view.document.level.objects if self._stage is not None else {}
        if key in objects:
            self.reveal(objects[key].cell)
            self.ask(key)

    def ask(self, key: str) -> None:
        """Say why an object does nothing at the moment that is shown."""
        if self._stage is not None:
            self._stage.panels.ask(self._stage.run, key)

    def offer_orders(self, cell: Cell) -> None:
        """A menu of what can be ordered in a cell; time stands still while it is open."""
        stage = self._stage
        if stage is None:
            return
        self._moving = ""
        menu = OrderMenu(stage.run.world, cell, stage.view)
        if (key := object_at(stage.view.document.core, cell)) is not None:
            menu.addSeparator()
            menu.addAction(self.tr("Why does it do nothing?")).triggered.connect(partial(self.ask, key))
        self._breakpoints.offer(menu, cell)
        menu.chosen.connect(self.give)
        menu.move_chosen.connect(self.begin_move)
        if stage.player.playing:
            stage.player.pause()
            menu.aboutToHide.connect(stage.player.play)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(QCursor.pos())

    def begin_move(self, part: str) -> None:
        """The next click says where a part is to stand; a right click takes that back."""
        if self._stage is None:
            return
        self._moving = part
        name = said(name_of(self._stage.run.world, part))
        text = self.tr("Click where it is to stand: {part}. A right click takes this back.")
        self._stage.panels.transport.remark(text.format(part=name))

    def give(self, order: Order) -> None:
        """Give an order at the moment that is shown, and say if it is refused or drops what came after."""
        stage = self._stage
        if stage is None:
            return
        run, panels = stage.run, stage.panels
        was_live = run.live
        refusal = run.order(order)
        if run.live and not was_live:
            panels.begin_anew()
            panels.transport.remark(self.tr("From here on it goes another way: what came after is gone."))
        if refusal is not None:
            panels.transport.remark(self.tr("Refused: {reason}").format(reason=words(refusal)))
        stage.show()


def _covers(x: float, y: float, cell: Cell) -> bool:
    return round(x) == cell[0] and round(y) == cell[1]
