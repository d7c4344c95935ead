"""The inspector of a creature in play: how it is, what it does, what it knows, what happened to it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFormLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from editor.app.i18n.language import language
from editor.app.i18n.mark import mark
from editor.app.labels import paragraph
from editor.app.playtest.roster import CONDITIONS
from editor.app.wording import capital, kind_name
from schemas.message import Message
from simulation.naming import name_of
from simulation.telling import tell_activity
from simulation.world.creature import Creature
from simulation.world.world import World


class CreaturePanel(QScrollArea):
    """Shows one creature of the world that is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key = ""
        self.setWidgetResizable(True)
        self.setAccessibleName(self.tr("Creature"))
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(8)
        self._title = paragraph("heading")
        self._kind = paragraph("muted")
        layout.addWidget(self._title)
        layout.addWidget(self._kind)
        self._facts = QWidget()
        self._form = QFormLayout(self._facts)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setVerticalSpacing(8)
        self._form.setHorizontalSpacing(12)
        layout.addWidget(self._facts)
        layout.addStretch(1)
        self._values: dict[str, QLabel] = {}
        for name, title in (
            ("condition", self.tr("Condition")),
            ("wounds", self.tr("Wounds")),
            ("doing", self.tr("Does")),
            ("job", self.tr("Job")),
            ("goal", self.tr("Party's goal")),
            ("stance", self.tr("Stance")),
            ("sees", self.tr("Sees")),
            ("carries", self.tr("Carries")),
            ("suffers", self.tr("Suffers from")),
            ("attributes", self.tr("Attributes")),
        ):
            self._values[name] = paragraph("")
            self._form.addRow(title, self._values[name])
        self.setWidget(inside)
        self.clear()

    def clear(self) -> None:
        """Show nobody."""
        self.key = ""
        self._title.setText(self.tr("Nobody is chosen"))
        self._kind.setText(self.tr("Click a creature on the map or in the roster."))
        self._facts.hide()

    def show_creature(self, world: World, key: str) -> None:
        """Show somebody as it is in this world."""
        creature = world.creatures.get(key)
        if creature is None:
            self.clear()
            return
        self.key = key
        self._facts.show()
        self._title.setText(_name(world, key))
        self._kind.setText(f"{kind_name(creature.kind)} · ({creature.cell[0]}, {creature.cell[1]})")
        for name, text in _facts(world, creature).items():
            self._values[name].setText(text or "–")


def _facts(world: World, creature: Creature) -> dict[str, str]:
    activity = world.activities.get(creature.id)
    if activity is not None:
        doing = tell_activity(world, activity).text(language())
    else:
        doing = _word("activity", "fight") if creature.fight and creature.able else ""
    party = world.parties.get(creature.party)
    how = CONDITIONS.get(creature.condition, mark("CreaturePanel", "up"))
    context = "RosterPanel" if creature.condition in CONDITIONS else "CreaturePanel"
    attributes = sorted(creature.attributes.items())
    return {
        "condition": QCoreApplication.translate(context, how),
        "wounds": ", ".join(_word("wound", wound) for wound in creature.wounds),
        "doing": doing,
        "goal": _word("goal", party.goal) if party is not None else "",
        "stance": _creature_word("stance", creature.stance),
        "sees": ", ".join(_name(world, key) for key in sorted(creature.in_view)),
        "carries": ", ".join(_load(world, creature)),
        "job": _job(world, creature),
        "suffers": ", ".join(_creature_word("affliction", name) for name in sorted(creature.afflictions)),
        "attributes": ", ".join(f"{_creature_word('attribute', name)} {value}" for name, value in attributes),
    }


def _load(world: World, creature: Creature) -> Iterator[str]:
    """Treasure, metal, part of a trap."""
    if creature.carrying:
        yield str(creature.carrying)
    if creature.haul is not None:
        yield Message("jobs.load", count=creature.haul.amount).text(language())
    if creature.lugs:
        yield _name(world, creature.lugs)


def _job(world: World, creature: Creature) -> str:
    if creature.job is None:
        return ""
    return capital(f"{_word('job', creature.job.kind)} {_name(world, creature.job.object, start=False)}")


def _word(group: str, name: str) -> str:
    return Message(f"play.{group}.{name}").text(language())


def _creature_word(group: str, name: str) -> str:
    return Message(f"creature.{group}.{name}").text(language())


def _name(world: World, key: str, *, start: bool = True) -> str:
    name = name_of(world, key)
    text = name if isinstance(name, str) else name.text(language())
    return capital(text) if start else text
