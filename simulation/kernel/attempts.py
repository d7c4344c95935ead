"""Attempts: announced, then interrupted, then checked again; they become the fact or are thwarted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from schemas.message import Message
from simulation.kernel.happening import Happening

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class Attempt:
    """Something that `actor` wants to do. It has no effect of its own."""

    actor: str

    def fact(self, world: World) -> tuple[Happening, ...]:
        """What happens when nothing forbids it."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be, as a message, and the rule that says so."""

    reason: Message
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Attempted(Happening):
    """An attempt is announced: whoever may interrupt it does so now."""

    attempt: Attempt


@dataclass(frozen=True, slots=True)
class Thwarted(Happening):
    """An attempt, or the working of a thing, came to nothing: the answer to "why not?"."""

    actor: str
    what: str
    reason: Message
    by: str
