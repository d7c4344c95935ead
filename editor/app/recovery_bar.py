"""Offers levels that an earlier run did not close: recover them or throw them away."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from editor.core.recovery import Recoverable

NS_PER_MS = 1_000_000


class RecoveryBar(QWidget):
    """A row for each offer; hidden while there is none. Nothing is lost until it is thrown away."""

    recover_asked = Signal(object)
    discard_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(8)
        self.hide()

    def show_offers(self, offers: list[Recoverable]) -> None:
        """Show these offers and no others."""
        while (item := self._layout.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        heading = QLabel(self.tr("Levels that were not closed"))
        heading.setProperty("role", "heading")
        self._layout.addWidget(heading)
        for offer in offers:
            self._layout.addWidget(OfferRow(offer, self))
        self.setVisible(bool(offers))


class OfferRow(QWidget):
    """One level: its name, how much was done since it was saved, when, and two buttons."""

    def __init__(self, offer: Recoverable, bar: RecoveryBar) -> None:
        super().__init__(bar)
        self._offer = offer
        self._bar = bar
        name = offer.level_path.stem if offer.level_path else offer.name or self.tr("New level")
        when = QDateTime.fromMSecsSinceEpoch(offer.modified_ns // NS_PER_MS)
        date = QLocale().toString(when, QLocale.FormatType.ShortFormat)
        steps = self.tr("%n steps", "", offer.steps)
        label = QLabel(f"{name} · {steps} · {date}")
        label.setTextFormat(Qt.TextFormat.PlainText)
        recover = QPushButton(self.tr("Recover"))
        recover.setProperty("filled", True)
        discard = QPushButton(self.tr("Throw away"))
        recover.clicked.connect(self._recover)
        discard.clicked.connect(self._discard)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        for part in (label, recover, discard):
            layout.addWidget(part)
        layout.addStretch(1)

    def _recover(self) -> None:
        self._bar.recover_asked.emit(self._offer)

    def _discard(self) -> None:
        self._bar.discard_asked.emit(self._offer)
