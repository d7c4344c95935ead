"""Why not? What keeps an activator, mechanism, timer, door or padlock from doing anything at a moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from schemas.message import Message
from schemas.objects import family_of
from simulation.kernel.attempts import Thwarted
from simulation.kernel.happening import Entry
from simulation.live.why.doors import why_door, why_padlock
from simulation.live.why.question import Answers, Question, Reason
from simulation.live.why.timers import why_timer
from simulation.live.why.traps import why_activator, why_mechanism
from simulation.world.world import World

WAITING = frozenset(
    f"why_not.{word}"
    for word in (
        "stays_on", "lever_on", "lever_off", "nobody_came", "ignores_wild", "not_set_off", "on_its_way",
        "driven_open", "held_open", "has_passed", "padlock_answers_on", "fires_on_switching_on",
        "only_padlock_answers", "thwarted",
    )
)  # fmt: skip
"""What is as it should be."""
LATEST = 3
"""So many thwarted attempts are told, the last first."""


def reasons(world: World, log: Sequence[Entry], index: int, key: str) -> tuple[Reason, ...]:
    """What keeps an object from doing anything just after entry `index`, the weightiest first."""
    answer = _BY_FAMILY.get(_family(world, key))
    if answer is None:
        return ()
    question = Question(world, log[: index + 1], key)
    if key in world.sites:
        return (question.reason("planned", "BLD-03"), *_thwarted(question))
    return tuple(dict.fromkeys((*answer(question), *_thwarted(question))))


def obstacles(found: Sequence[Reason]) -> tuple[Reason, ...]:
    """The reasons that have to be mended; the others say that it waits, or does what it should."""
    return tuple(reason for reason in found if reason.message.code not in WAITING)


def _family(world: World, key: str) -> str:
    """Its family; also of a part that was set up in play."""
    placed, part = world.setting.level.objects.get(key), world.parts.get(key)
    kind = placed.kind if placed is not None else part.kind if part is not None else ""
    return family_of(kind) if kind else ""


def _thwarted(ask: Question) -> Answers:
    """What the log says came to nothing, the last first."""
    told = 0
    for entry in reversed(ask.past):
        what = entry.happening
        if isinstance(what, Thwarted) and what.actor == ask.key:
            told += 1
            yield Reason(ask.key, Message("why_not.thwarted", reason=what.reason), what.by, entry.id)
        if told == LATEST:
            return


_BY_FAMILY: dict[str, Callable[[Question], Answers]] = {
    "activator": why_activator,
    "mechanism": why_mechanism,
    "timer": why_timer,
    "door": why_door,
    "padlock": why_padlock,
}
