"""The question why a thing does nothing, its answers, and what several kinds of things answer alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from schemas.message import Message
from simulation.happenings.rearming import ClockRanOut, RearmNeeded
from simulation.happenings.signals import SignalArrived
from simulation.kernel.happening import Entry
from simulation.level.level import body_cells
from simulation.naming import spoken
from simulation.world.world import World

RULES = ("WIR-04", "RRM-01", "RRM-11")


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason about the object `key`, its rule, and the entry of the log that shows it (-1: none does)."""

    key: str
    message: Message
    rule: str = ""
    entry: int = -1


@dataclass(frozen=True, slots=True)
class Question:
    """Why the object `key` does nothing in `world`; `past` is the log up to that moment."""

    world: World
    past: Sequence[Entry]
    key: str

    def reason(self, code: str, rule: str = "", entry: int = -1, **names: str) -> Reason:
        """A reason about the object; `names` are ids of others."""
        named = {field: spoken(self.world, id) for field, id in names.items()}
        message = Message(f"why_not.{code}", what=spoken(self.world, self.key), **named)
        return Reason(self.key, message, rule, entry)

    def about(self, key: str) -> Question:
        """The same question about another object."""
        return Question(self.world, self.past, key)


Answers: TypeAlias = Iterator[Reason]


def has_wire(world: World, key: str) -> bool:
    """Whether a wire touches the object."""
    level = world.setting.level
    placed = level.objects.get(key)
    return placed is not None and any(level.wires.mask(cell) for cell in body_cells(placed))


def worn(ask: Question) -> Reason:
    """RRM-01, RRM-11: used, run out, or as the level has it."""
    for entry in reversed(ask.past):
        if isinstance(entry.happening, RearmNeeded) and entry.happening.object == ask.key:
            cause = ask.past[entry.cause].happening if entry.cause is not None else None
            if isinstance(cause, ClockRanOut):
                return ask.reason("clock_ran_out", "RRM-11", entry.id)
            return ask.reason("was_used", "RRM-01", entry.id)
    return ask.reason("needs_rearm", "RRM-09")


def on_its_way(ask: Question) -> Answers:
    """WIR-04: a signal is in a timer."""
    for number in sorted(ask.world.queue.pending):
        pending = ask.world.queue.pending[number]
        signal = pending.happening
        if isinstance(signal, SignalArrived) and signal.object == ask.key:
            named = ask.reason("on_its_way", "WIR-04", activator=signal.activator).message
            tenths = -(-(pending.time - ask.world.now) // 100)
            seconds = f"{tenths // 10}.{tenths % 10}"
            message = Message(named.code, dict(named.args), seconds=seconds)
            yield Reason(ask.key, message, "WIR-04", pending.cause)
