"""The report at the end of a play-test: what each party wanted, what became of whom, what the traps did."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget

from editor.app.i18n.language import language
from editor.app.playtest.run import Run
from editor.app.wording import capital, duration
from schemas.message import Message
from simulation.naming import name_of
from simulation.world.party import Party
from simulation.world.world import World


class ReportPanel(QScrollArea):
    """A few paragraphs; empty until the end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setAccessibleName(self.tr("Report"))
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.addWidget(self._text)
        self.setWidget(inside)
        self.clear()

    def clear(self) -> None:
        """Nothing to report yet."""
        self._text.setText(self.tr("The report is written when the invasion is over."))

    def report(self, run: Run) -> None:
        """Report on a run as it stands."""
        world = run.session.world
        lines = [
            self.tr("Seed {seed} · {happenings} happenings in {time}").format(
                seed=world.seed, happenings=len(run.log), time=duration(run.session.now - run.began)
            ),
            "",
        ]
        for key in sorted(world.parties):
            lines.extend(self._party(world, world.parties[key]))
        lines.extend(self._traps(run, world))
        self._text.setText("\n".join(lines))

    def _party(self, world: World, party: Party) -> list[str]:
        goal = Message(f"play.goal.{party.goal}").text(language())
        met = self.tr("the party met its goal") if party.met_goal else self.tr("the party failed")
        fates = Counter[str](world.creatures[key].condition for key in party.members)
        words = {
            "gone": self.tr("%n got away", "", fates["gone"]),
            "dead": self.tr("%n died", "", fates["dead"]),
            "unconscious": self.tr("%n lie unconscious", "", fates["unconscious"]),
            "up": self.tr("%n are still inside", "", fates["up"]),
        }
        became = [text for key, text in words.items() if fates[key]]
        return [f"{capital(goal)}: {met} · {', '.join(became)}"]

    def _traps(self, run: Run, world: World) -> list[str]:
        fired = Counter(
            str(getattr(entry.happening, "object", ""))
            for entry in run.log
            if type(entry.happening).__name__ == "MechanismFired"
        )
        if not fired:
            return ["", self.tr("No trap went off.")]
        lines = ["", self.tr("Traps that went off:")]
        for key, count in sorted(fired.items(), key=lambda item: (-item[1], item[0])):
            name = name_of(world, key)
            text = capital(name if isinstance(name, str) else name.text(language()))
            lines.append(f"  {text} × {count}")
        return lines
