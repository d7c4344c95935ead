"""What an object sets off and what sets it off, as sentences that lead there."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from editor.app.wiring_view import WiringView
from editor.app.wording import duration, full_name
from schemas.objects import AnyPlaced, family_of
from simulation.level.level import Level
from simulation.wiring.passing import passing

ROW = 26
Line = tuple[str, str]
"""A sentence and the id of the object that it leads to."""


class LinksBox(QWidget):
    """Links out of and into one object. `followed`: the id of the object to go to."""

    followed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._list = QListWidget()
        self._list.setAccessibleName(self.tr("Connections"))
        self._list.setWordWrap(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.itemActivated.connect(self._follow)
        self._list.itemClicked.connect(self._follow)
        self._title = QLabel(self.tr("Connections"))
        self._title.setProperty("role", "heading")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._title)
        layout.addWidget(self._list)

    def show_object(self, level: Level, wiring: WiringView, placed: AnyPlaced) -> None:
        """Show the links of an object; hides itself for one that can't be wired."""
        wired = family_of(placed.kind) in ("activator", "mechanism", "door", "padlock", "timer")
        self.setVisible(wired)
        self._list.clear()
        if not wired:
            return
        self._title.setText(self._question(family_of(placed.kind)))
        self._list.setAccessibleName(self._title.text())
        if placed.kind == "timer":
            lines = self._through(level, wiring, placed.id)
        else:
            lines = [*self._out(level, wiring, placed.id), *self._into(level, wiring, placed.id)]
        lines = lines or self._beside(level, wiring, placed.id)
        for text, key in lines or [(self._nothing(placed), "")]:
            item = QListWidgetItem(text)
            item.setData(Qt.ItemDataRole.UserRole, key)
            if not key:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self._list.addItem(item)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In another breadth the sentences wrap elsewhere."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """As high as all sentences are: the inspector scrolls, not this list."""
        self._list.doItemsLayout()
        last = self._list.item(self._list.count() - 1)
        if last is not None:
            bottom = self._list.visualItemRect(last).bottom() + self._list.verticalOffset()
            self._list.setFixedHeight(max(bottom, ROW) + 8)

    def _out(self, level: Level, wiring: WiringView, key: str) -> list[Line]:
        link = wiring.links.link(key)
        lines = []
        if link.mechanism is not None:
            text = self.tr("fires {what} {delay}")
            lines.append((_filled(text, level, *link.mechanism), link.mechanism[0]))
        for door, delay, _ in link.doors:
            lines.append((_filled(self.tr("opens {what} {delay}"), level, door, delay), door))
        for inert in link.inert:
            text = self.tr("⚠ reaches {what}, but it is not alone there")
            lines.append((_filled(text, level, inert, 0), inert))
        return lines

    def _into(self, level: Level, wiring: WiringView, key: str) -> list[Line]:
        lines = []
        for activator in wiring.links.activators(key):
            delays = dict(wiring.links.link(activator).sinks)
            text = self.tr("set off by {what} {delay}")
            lines.append((_filled(text, level, activator, delays.get(key, 0)), activator))
        return lines

    def _through(self, level: Level, wiring: WiringView, timer: str) -> list[Line]:
        """Whose signals come to a timer, and what they reach behind it."""
        through = passing(wiring.circuits_of(timer), timer)
        by, fires, opens = (
            self.tr("fired by {what} {delay}"),
            self.tr("fires {what} {delay}"),
            self.tr("opens {what} {delay}"),
        )
        lines = [(_filled(by, level, key, delay), key) for key, delay in through.sources.items()]
        for key, delay in through.sinks.items():
            mechanism = family_of(level.objects[key].kind) == "mechanism"
            lines.append((_filled(fires if mechanism else opens, level, key, delay), key))
        return lines

    def _beside(self, level: Level, wiring: WiringView, key: str) -> list[Line]:
        """What else hangs on its wires, where no signal runs."""
        others = {other for net in wiring.nets.of(key) for other in wiring.nets.objects[net]} - {key}
        text = self.tr("wired to {what}")
        return [(text.format(what=full_name(level, other)), other) for other in sorted(others)]

    def _question(self, family: str) -> str:
        """What the list answers."""
        match family:
            case "activator":
                return self.tr("Sets off")
            case "mechanism":
                return self.tr("What fires this?")
            case "door" | "padlock":
                return self.tr("What opens this?")
        return self.tr("Connections")

    def _nothing(self, placed: AnyPlaced) -> str:
        if family_of(placed.kind) == "activator":
            return self.tr("Sets off nothing yet: drag a wire from it (W)")
        return self.tr("Nothing is connected: drag a wire to it (W)")

    def _follow(self, item: QListWidgetItem) -> None:
        key = item.data(Qt.ItemDataRole.UserRole)
        if key:
            self.followed.emit(key)


def _filled(text: str, level: Level, key: str, delay: int) -> str:
    after = f"+{duration(delay)}" if delay else ""
    return text.format(what=full_name(level, key), delay=after).rstrip()
