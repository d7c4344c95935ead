"""The panels of the play-test, together: they take the places of the palette and the inspector."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget

from editor.app.action_book import ActionBook
from editor.app.canvas.art.palette import MapStyle
from editor.app.docks import Docks
from editor.app.playtest.creature import CreaturePanel
from editor.app.playtest.door import DoorPanel
from editor.app.playtest.jobs import JobsPanel
from editor.app.playtest.player import Player
from editor.app.playtest.report import ReportPanel
from editor.app.playtest.roster import RosterPanel
from editor.app.playtest.run import Run
from editor.app.playtest.story import StoryPanel
from editor.app.playtest.timeline import Timeline
from editor.app.playtest.transport import TransportBar
from editor.app.playtest.why import WhyPanel
from simulation.kernel.happening import Entry
from simulation.world.world import World


class PlayPanels(QObject):
    """Shows a player's run in all of them."""

    def __init__(self, book: ActionBook, docks: Docks, style: MapStyle, parent: QObject) -> None:
        super().__init__(parent)
        self._docks = docks
        self._player: Player | None = None
        self._shown_index = -1
        self.roster = RosterPanel(style)
        self.creature = CreaturePanel()
        self.door = DoorPanel()
        self.why = WhyPanel()
        self.story = StoryPanel()
        self.timeline = Timeline()
        self.jobs = JobsPanel()
        self.report_panel = ReportPanel()
        self.transport = TransportBar(book)
        tale = QWidget()
        layout = QVBoxLayout(tale)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.timeline)
        layout.addWidget(self.story, 1)
        docks.add("roster", self.tr("Roster"), self.roster, "left", "play")
        docks.add("creature", self.tr("Creature"), self.creature, "right", "play")
        docks.add("door", self.tr("Door"), self.door, "right", "play")
        docks.add("why", self.tr("Why?"), self.why, "lower_right", "play")
        docks.add("story", self.tr("Story and timeline"), tale, "bottom", "play")
        docks.add("jobs", self.tr("Jobs"), self.jobs, "bottom", "play")
        docks.add("report", self.tr("Report"), self.report_panel, "bottom", "play")
        self.transport.hide()

    def follow(self, player: Player | None) -> None:
        """Show another player's run, or none: then everything is as it was before."""
        run = player.run if player is not None else None
        was_playing, self._player = self._player is not None, player
        self._shown_index = -1
        self.transport.follow(player)
        self.timeline.follow(run)
        self.story.follow(run)
        self.jobs.follow(run)
        self.roster.clear()
        self.creature.clear()
        self.door.clear()
        self.why.clear()
        self.report_panel.clear()
        if (player is not None) != was_playing:
            self._change_places(player is not None)

    def refresh(self) -> None:
        """Time has passed."""
        if self._player is None:
            return
        run = self._player.run
        self.timeline.refresh()
        if run.index != self._shown_index:
            self._shown_index = run.index
            self.story.show_moment(run.index)
            self.roster.show_world(run.world)
        self.jobs.refresh()
        if self.creature.key:
            self.creature.show_creature(run.world, self.creature.key)
        if self.door.key:
            self.door.show_door(run.world, self.door.key)

    def begin_anew(self) -> None:
        """The log goes on otherwise from a moment of the past: what was read of it is read again."""
        if self._player is not None:
            self.timeline.follow(self._player.run)
            self.story.follow(self._player.run)
            self.jobs.follow(self._player.run)
            self.why.clear()
            self.report_panel.clear()
            self._shown_index = -1

    def choose_door(self, world: World, key: str) -> None:
        """Show a door, whatever was shown before."""
        self.door.show_door(world, key)
        self._docks.show("door")

    def choose(self, world: World, key: str) -> None:
        """Show somebody."""
        if self.door.key:
            self.door.clear()
            self._docks.show("creature")
        self.creature.show_creature(world, key)
        self.roster.select(key)

    def explain(self, run: Run, entry: Entry) -> None:
        """Show why."""
        self.why.explain(run, entry)

    def ask(self, run: Run, key: str) -> None:
        """Show why an object does nothing."""
        self.why.ask(run, key)
        self._docks.show("why")

    def report(self, run: Run, before: Run | None) -> None:
        """Show how it ended, and how the run before did."""
        self.report_panel.report(run, before)
        self._docks.show("report")

    def _change_places(self, playing: bool) -> None:
        self._docks.change("play" if playing else "edit")
        self.transport.setVisible(playing)
        if playing:
            self._docks.show("story")
