"""The transport bar: play, pause, step, speed, the clock, and the way back to editing."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QComboBox, QLabel, QSizePolicy, QToolBar, QToolButton, QWidget

from editor.app.action_book import ActionBook
from editor.app.icons import icon
from editor.app.labels import OneLine
from editor.app.playtest.player import SPEEDS, Player
from editor.app.wording import clock

REMARK_MS = 6_000
"""How long a remark stays before the story goes on."""


class TransportBar(QToolBar):
    """Shown while a play-test runs."""

    def __init__(self, book: ActionBook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Play-test controls"))
        self.setObjectName("transport")
        self.setIconSize(QSize(20, 20))
        self.setMovable(False)
        self._player: Player | None = None
        self._pause = book["play.pause"]
        title = QLabel(self.tr("PLAYING"))
        title.setProperty("role", "accent")
        title.setContentsMargins(8, 0, 8, 0)
        self.addWidget(title)
        for id in ("play.again", "play.step_back", "play.pause", "play.step"):
            self.addAction(book[id])
        self._speed = QComboBox()
        self._speed.addItems([f"{speed:g} ×" if speed else self.tr("fastest") for speed in SPEEDS])
        self._speed.setCurrentIndex(SPEEDS.index(1.0))
        self._speed.setAccessibleName(self.tr("Speed"))
        self._speed.setToolTip(self.tr("How fast time passes"))
        self._speed.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click Space is to hold the time still
        self._speed.activated.connect(self._set_speed)
        self.addWidget(self._speed)
        self._clock = QLabel()
        self._clock.setAccessibleName(self.tr("Time of the play-test"))
        self._clock.setContentsMargins(12, 0, 12, 0)
        self.addWidget(self._clock)
        self.doing = OneLine()
        self.doing.setAccessibleName(self.tr("What happened last"))
        self.doing.setProperty("role", "muted")
        self.doing.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(self.doing)
        self._news = ""
        self._remark_time = QTimer(self)
        self._remark_time.setSingleShot(True)
        self._remark_time.setInterval(REMARK_MS)
        self._remark_time.timeout.connect(self._show_news)
        stop = QToolButton()
        stop.setDefaultAction(book["play.stop"])
        stop.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.addWidget(stop)

    def follow(self, player: Player | None) -> None:
        """Work on another player."""
        self._player = player
        self._remark_time.stop()
        if player is not None:
            player.advanced.connect(self.refresh)
            player.playing_changed.connect(self._show_playing)
            self._set_speed(self._speed.currentIndex())
            self.refresh()

    def refresh(self) -> None:
        """Say what time it is."""
        if self._player is not None:
            self._clock.setText(clock(self._player.run.clock))

    def tell(self, news: str) -> None:
        """What happened last; it waits while a remark is shown."""
        self._news = news
        if not self._remark_time.isActive():
            self._show_news()

    def remark(self, text: str) -> None:
        """What came of an order, for some seconds."""
        self.doing.setText(text)
        self._remark_time.start()

    def ask(self, question: str) -> bool:
        """Whether this is being asked already; if not, it is from now on, for some seconds."""
        asked = self._remark_time.isActive() and self.doing.text() == question
        self.remark(question)
        return asked

    def _show_news(self) -> None:
        self.doing.setText(self._news)

    def _set_speed(self, index: int) -> None:
        if self._player is not None:
            self._player.speed = SPEEDS[index]

    def _show_playing(self, playing: bool) -> None:
        self._pause.setIcon(icon("pause" if playing else "play"))
        self._pause.setText(self.tr("Pause") if playing else self.tr("Play on"))
