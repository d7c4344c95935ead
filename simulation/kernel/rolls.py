"""Rolls: modifiers are asked once, dice fall once, and the value keeps all of it as its own explanation."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from simulation.dice import die, draw
from simulation.kernel.happening import Happening

if TYPE_CHECKING:
    from simulation.world.world import World

Key = tuple[str, str, str]
"""(purpose, actor, object): what a draw is for."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A roll or a number that is wanted; rules that modify its type contribute to it."""

    actor: str
    object: str
    purpose: str = field(default="", init=False)
    """What the dice are for; each type has its own."""

    @property
    def key(self) -> Key:
        """What the dice of this roll are keyed by."""
        return (self.purpose, self.actor, self.object)


@dataclass(frozen=True, slots=True)
class Contribution:
    """What one rule adds: to the total, to the opposing number, or as boons or banes."""

    rule: str
    to: Literal["total", "opposing", "boons", "banes"]
    amount: int


@dataclass(frozen=True, slots=True)
class Roll:
    """A d20 roll with everything that went into it; `total >= opposing` succeeds. It recomputes to itself."""

    key: Key
    counter: int
    natural: int
    boon_dice: tuple[int, ...]
    net_boons: int
    contributions: tuple[Contribution, ...]
    total: int
    opposing: int
    opposing_die: int | None
    fumble: bool

    @property
    def success(self) -> bool:
        """Whether the total reaches the opposing number."""
        return self.total >= self.opposing

    @property
    def margin(self) -> int:
        """By how much the total is above the opposing number; negative when below."""
        return self.total - self.opposing


@dataclass(frozen=True, slots=True)
class Chance:
    """A percentile die against a percentage: `rolled <= percent` means yes."""

    key: Key
    counter: int
    rolled: int
    percent: int

    @property
    def yes(self) -> bool:
        """Whether it came up."""
        return self.rolled <= self.percent


@dataclass(frozen=True, slots=True)
class Rolled(Happening):
    """The base of all happenings that dice decide: applying it moves the counter of its key on."""

    roll: Roll

    def apply(self, world: World) -> None:
        """Count the draw, so that the next of the same key is another."""
        world.count_draw(self.roll.key)


@dataclass(frozen=True, slots=True)
class ChanceTaken(Happening):
    """The base of all happenings that a percentage decides."""

    chance: Chance

    def apply(self, world: World) -> None:
        """Count the draw, so that the next of the same key is another."""
        world.count_draw(self.chance.key)


def challenge(world: World, ask: Ask) -> Roll:
    """A challenge roll: the total has to reach the ruleset's target."""
    return _roll(world, ask, world.ruleset.dice.challenge_target, opposed=False)


def contest(world: World, ask: Ask, opposing: int) -> Roll:
    """An attack roll against a number: rolled as d20 + (N - 10), or fixed, as the ruleset says (CMB-01)."""
    return _roll(world, ask, opposing, opposed=world.ruleset.dice.opposition == "rolled")


def chance(world: World, ask: Ask, percent: int) -> Chance:
    """A percentage rolled for."""
    counter = world.draws(ask.key)
    return Chance(ask.key, counter, die(draw(world.seed, *ask.key, counter), 100), percent)


def pick(world: World, ask: Ask, count: int) -> int:
    """An even choice: 0 to count - 1. The happening that carries the result must count the draw."""
    return die(draw(world.seed, *ask.key, world.draws(ask.key)), count) - 1


def _roll(world: World, ask: Ask, opposing: int, *, opposed: bool) -> Roll:
    contributions = world.rules.contributions(world, ask)
    counter = world.draws(ask.key)
    dice = world.ruleset.dice

    def throw(index: int, sides: int) -> int:
        return die(draw(world.seed, *ask.key, counter, index), sides)

    def added(to: str) -> int:
        return sum(c.amount for c in contributions if c.to == to)

    natural = throw(0, dice.die_sides)
    net = added("boons") - added("banes")
    boon_dice = tuple(throw(2 + index, dice.boon_sides) for index in range(abs(net)))
    swing = (max(boon_dice) if net > 0 else -max(boon_dice)) if boon_dice else 0
    total = natural + added("total") + swing
    against = opposing + added("opposing")
    opposing_die = throw(1, dice.die_sides) if opposed else None
    if opposing_die is not None:
        against = opposing_die + against - dice.opposing_base
    fumble = (dice.fumble != "low_total" and natural == 1) or (
        dice.fumble != "natural_one" and total <= dice.fumble_total
    )
    return Roll(
        ask.key, counter, natural, boon_dice, net, contributions, total, against, opposing_die, fumble
    )
