"""The kinds of rule, and the tables that say which answer what and in which order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeVar, get_args

if TYPE_CHECKING:
    from simulation.kernel.attempts import Attempt, Refusal
    from simulation.kernel.happening import Happening
    from simulation.kernel.rolls import Ask, Contribution
    from simulation.world.world import World

Kind = Literal["reacts", "modifies", "forbids", "interrupts", "decides"]
Answered = type | str
F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule function: its kind, the types that it answers and the rulebook ids that it implements."""

    kind: Kind
    answers: tuple[Answered, ...]
    id: str
    """The first of its ids: the one that the log names."""
    ids: tuple[str, ...]
    function: Callable[..., Any]


_marked: dict[Callable[..., Any], Rule] = {}
"""Every rule by its function; an attribute of the function would not do when functions are compiled."""


def _marks(kind: Kind, answers: Answered | tuple[Answered, ...], ids: tuple[str, ...]) -> Callable[[F], F]:
    types = answers if isinstance(answers, tuple) else (answers,)

    def mark(function: F) -> F:
        _marked[function] = Rule(kind, types, ids[0], ids, function)
        return function

    return mark


def reacts(happening: type[Happening] | tuple[type[Happening], ...], *ids: str) -> Callable[[F], F]:
    """`(world, happening) -> tuple of happenings`: what follows from it, now or scheduled."""
    return _marks("reacts", happening, ids)


def modifies(ask: type[Ask] | tuple[type[Ask], ...], *ids: str) -> Callable[[F], F]:
    """`(world, ask) -> tuple of contributions` to a roll or a number that is asked for."""
    return _marks("modifies", ask, ids)


def forbids(attempt: type[Attempt] | tuple[type[Attempt], ...], *ids: str) -> Callable[[F], F]:
    """`(world, attempt) -> message or None`: why it may not be."""
    return _marks("forbids", attempt, ids)


def interrupts(attempt: type[Attempt] | tuple[type[Attempt], ...], *ids: str) -> Callable[[F], F]:
    """`(world, attempt) -> tuple of happenings` that come before it."""
    return _marks("interrupts", attempt, ids)


def decides(who: str | tuple[str, ...], *ids: str) -> Callable[[F], F]:
    """`(world, creature) -> tuple of happenings, or None`: what a role does; the first answer counts.

    `who`: adventurer, minion, master, dungeon, wild, visitor, or what a `Deciding` is about.
    """
    return _marks("decides", who, ids)


def rule_of(function: Callable[..., Any]) -> Rule:
    """The rule that a decorated function is. Raises KeyError for any other."""
    return _marked[function]


class RuleTables:
    """Rules by kind and by the type that they answer, in the order in which they were listed."""

    def __init__(self, functions: Iterable[Callable[..., Any]]) -> None:
        self.rules = tuple(rule_of(function) for function in functions)
        self._tables: dict[Kind, dict[Answered, tuple[Rule, ...]]] = {kind: {} for kind in get_args(Kind)}
        for rule in self.rules:
            table = self._tables[rule.kind]
            for answered in rule.answers:
                table[answered] = (*table.get(answered, ()), rule)
        self._against: dict[type[Attempt], tuple[Rule, ...]] = {}

    def answering(self, kind: Kind, answered: Answered) -> tuple[Rule, ...]:
        """The rules of a kind for exactly this type or role, in order."""
        return self._tables[kind].get(answered, ())

    def contributions(self, world: World, ask: Ask) -> tuple[Contribution, ...]:
        """Everything that modifies what is asked, in order."""
        found: list[Contribution] = []
        for rule in self.answering("modifies", type(ask)):
            found.extend(rule.function(world, ask))
        return tuple(found)

    def refusal(self, world: World, attempt: Attempt) -> Refusal | None:
        """The first reason against an attempt, or None; what forbids all attempts is asked first."""
        for rule in self._forbidding(type(attempt)):
            reason = rule.function(world, attempt)
            if reason is not None:
                from simulation.kernel.attempts import Refusal  # here: both modules name each other's types

                return Refusal(reason, rule.id)
        return None

    def _forbidding(self, kind: type[Attempt]) -> tuple[Rule, ...]:
        """The rules against an attempt of this type or of any that it is one of; worked out once."""
        found = self._against.get(kind)
        if found is None:
            types = reversed(kind.__mro__[:-1])
            found = tuple(rule for each in types for rule in self.answering("forbids", each))
            self._against[kind] = found
        return found
