"""The inspector of a creature in play: how it is, what it does, what it knows, what happened to it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFormLayout, QLabel, QWidget

from editor.app.i18n.language import language
from editor.app.i18n.mark import mark
from editor.app.labels import paragraph
from editor.app.playtest.roster import CONDITIONS
from editor.app.playtest.subject_panel import SubjectPanel
from editor.app.wording import capital, said
from schemas.message import Message
from simulation.naming import name_of
from simulation.telling import tell_activity
from simulation.world.creature import Creature
from simulation.world.world import World


class CreaturePanel(SubjectPanel):
    """Shows one creature."""

    def __init__(self, parent: QWidget | None = None) -> None:
        facts = QWidget()
        super().__init__(facts, parent)
        self.setAccessibleName(self.tr("Creature"))
        form = QFormLayout(facts)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(8)
        form.setHorizontalSpacing(12)
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
            form.addRow(title, self._values[name])
        self.clear()

    def clear(self) -> None:
        """Show nobody."""
        hint = self.tr("Click a creature on the map or in the roster.")
        self._show_nothing(self.tr("Nobody is chosen"), hint)

    def show_creature(self, world: World, key: str) -> None:
        """Show somebody as it is in this world."""
        creature = world.creatures.get(key)
        if creature is None:
            self.clear()
            return
        self._show_subject(world, key, creature.kind, creature.cell)
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
    text = said(name_of(world, key))
    return capital(text) if start else text
