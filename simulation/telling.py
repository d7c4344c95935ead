"""Entries of the log as sentences for readers, and which of them are worth a reader's time."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any, TypeGuard

from schemas.clock import moment
from schemas.message import Message
from schemas.wording import has_words
from simulation.happenings.rearming import PartRearmed
from simulation.happenings.traps import ActivatorTripped, MechanismFired
from simulation.kernel.activities import Activity, ActivityBegan, ActivityEnded
from simulation.kernel.attempts import Attempted, Thwarted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Entry, Happening
from simulation.kernel.rolls import Chance, Roll
from simulation.kernel.scheduling import CalledOff, Scheduled
from simulation.naming import names_of, spoken
from simulation.orders.order import Order
from simulation.world.world import World

Said = str | int | Message

PLUMBING = (ActivityBegan, ActivityEnded, Attempted, Deciding, Scheduled, CalledOff)
SMALL = frozenset({
    "StepTaken", "Turned", "PlacesSwapped", "CameIntoView", "LeftView", "EnemyLearned", "EnemyForgotten",
    "DoorSwings", "DoorDriven", "SignalArrived", "ClockRanOut", "RoundInside", "RemainsLeft", "PlayStarted",
    "PartySetOut", "MemberSent", "EffectEnded", "AdventurerJoined", "JobTaken", "DoorClosed",
    "RoundBegan", "RoundEnded", "TurnTaken", "FightJoined", "TouchChecked", "ErrandDone", "StrollEnded",
})  # fmt: skip
"""Kinds that a story leaves out: there are too many, or others say it better."""
USES = (ActivatorTripped, MechanismFired, PartRearmed)
"""After one of these a thing may be told anew to need a rearm."""
VOCABULARY = {
    "goal": ("play.goal",),
    "method": ("play.method",),
    "condition": ("play.condition",),
    "reason": ("play.reason", "creature.affliction"),
    "part": ("play.turn",),
    "level": ("play.wound",),
    "kind": ("creature", "object", "creature.affliction"),
    "affliction": ("creature.affliction",),
    "weapon": ("creature.weapon",),
    "damage_type": ("creature.damage",),
    "side": ("creature.side",),
    "facing": ("inspector.choice",),
    "form": ("object.form",),
    "what": ("play.thwarted",),
    "job": ("play.job",),
}
"""Fields that hold a word of the catalogue rather than an id, and the codes below which the words are."""
MOMENTS = frozenset({"at", "until"})
"""Fields that hold a time, in ms."""
_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def is_plumbing(happening: Happening) -> bool:
    """Whether it only moves time and choices on: something scheduled, begun, attempted, considered."""
    return isinstance(happening, PLUMBING)


def is_worth_telling(happening: Happening) -> bool:
    """Whether a story has a line for it."""
    return not is_plumbing(happening) and type(happening).__name__ not in SMALL


def is_news(log: Sequence[Entry], entry: Entry) -> bool:
    """Whether a story has a line for it here: that a thing needs a rearm it says once after each use."""
    if not is_worth_telling(entry.happening):
        return False
    if not _needs_a_rearm(entry.happening):
        return True
    for index in range(entry.id - 1, -1, -1):
        before = log[index].happening
        if isinstance(before, USES) and before.object == entry.happening.actor:
            return True
        if _needs_a_rearm(before) and before.actor == entry.happening.actor:
            return False
    return True


def _needs_a_rearm(happening: Happening) -> TypeGuard[Thwarted]:
    return isinstance(happening, Thwarted) and happening.reason.code == "refusal.needs_rearm"


def code_of(happening: Happening) -> str:
    """The code of its sentence: `happening.step_taken`, `attempt.take_step`."""
    attempted = isinstance(happening, Attempted)
    what = happening.attempt if isinstance(happening, Attempted) else happening
    return f"{'attempt' if attempted else 'happening'}.{snake_name(type(what))}"


def snake_name(kind: type) -> str:
    """The name of a class as codes write it: `step_taken`."""
    return _HUMP.sub("_", kind.__name__).lower()


def tell(world: World, entry: Entry) -> Message:
    """One sentence about what happened. `world` may be of any moment: it is asked for names only."""
    return _told(world, entry.happening)


def tell_order(world: World, order: Order) -> Message:
    """What an order says, as one would give it. `world` is asked for names only."""
    return _sentence(world, f"play.order.{snake_name(type(order))}", order)


def causes(log: list[Entry], entry: Entry) -> Iterator[Entry]:
    """The entry, what caused it, what caused that, up to the first cause."""
    current: Entry | None = entry
    while current is not None:
        yield current
        current = None if current.cause is None else log[current.cause]


def _told(world: World, happening: Happening) -> Message:
    what = happening.attempt if isinstance(happening, Attempted) else happening
    told = _sentence(world, code_of(happening), what)
    if isinstance(happening, ActivityBegan):
        return Message(told.code, dict(told.args), actor=spoken(world, happening.activity.actor))
    return told


def _sentence(world: World, code: str, what: Any) -> Message:
    args = {field.name: _said(world, field.name, getattr(what, field.name)) for field in fields(what)}
    return Message(_best_code(code, what), args)


def _best_code(code: str, what: Any) -> str:
    """The sentence that says it best: the catalogue has some for an outcome, a yes or no, an empty field."""
    for field in fields(what):
        for word in _outcomes(field.name, getattr(what, field.name)):
            if has_words(f"{code}.{word}"):
                code = f"{code}.{word}"
    return code


def _outcomes(name: str, value: Any) -> Iterator[str]:
    if isinstance(value, Roll):
        yield "success" if value.success else "failure"
    elif isinstance(value, Chance):
        yield "yes" if value.yes else "no"
    elif value is True:
        yield name
    elif value is False:
        yield f"not_{name}"
    elif not value:
        yield f"no_{name}"
    elif name in ("condition", "errand"):
        yield str(value)


def _said(world: World, name: str, value: Any) -> Said:
    match value:
        case Message():
            return _named(world, value)
        case bool():
            return value
        case int():
            return moment(value) if name in MOMENTS else value
        case str():
            return _word(name, value) or spoken(world, value)
        case (int(x), int(y)):
            return f"({x}, {y})"
        case tuple() if all(isinstance(part, str) for part in value):
            return names_of(world, value)
    return _value_said(world, value)


def _named(world: World, message: Message) -> Message:
    """A reason, with names in place of the ids that it was given with."""
    return Message(
        message.code,
        {key: spoken(world, said) if isinstance(said, str) else said for key, said in message.args},
    )


def _value_said(world: World, value: Any) -> Said:
    match value:
        case Roll():
            return Message("dice.short.roll", total=value.total, opposing=value.opposing)
        case Chance():
            return Message("dice.short.chance", rolled=value.rolled, percent=value.percent)
        case Happening():
            return _told(world, value)
        case Activity():
            return tell_activity(world, value)
        case Order():
            return tell_order(world, value)
    return str(value)


def _word(name: str, value: str) -> Message | None:
    """The word of the catalogue for a field that holds one."""
    codes = (f"{prefix}.{value.replace(' ', '_')}" for prefix in VOCABULARY.get(name, ()))
    return next((Message(code) for code in codes if has_words(code)), None)


def tell_activity(world: World, activity: Activity) -> Message:
    """What is begun: with the thing or cell that it is about, the first that it needs."""
    about = activity.needs[0] if activity.needs else activity.reserves
    what = "" if about is None else _said(world, "", about)
    return Message(f"play.activity.{activity.kind}", what=what)
