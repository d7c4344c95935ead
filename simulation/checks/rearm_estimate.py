"""RRM-14: the estimate of how much of the time of the minions with the Traps task the rearms take."""

from __future__ import annotations

from dataclasses import dataclass

from schemas.clock import HOUR, span
from schemas.message import Message
from schemas.objects import Creature
from schemas.ruleset.ruleset import Ruleset
from simulation.checks.survey import Survey
from simulation.geometry.cells import NEIGHBOURS, STRAIGHT, UNREACHABLE, Cell
from simulation.geometry.fields import distance_field

RULES = ("RRM-14",)
TENTHS, ALL = 10, 100


@dataclass(frozen=True, slots=True)
class RearmEstimate:
    """`parts` once in each `clock_ms`: `tries_tenths` tries of `work_ms`, and `walk_ms` to get there.

    Parts that invaders use come on top.
    """

    parts: int
    minions: int
    tries_tenths: int
    work_ms: int
    walk_ms: int
    clock_ms: int

    @property
    def need_ms(self) -> int:
        """The time that it takes, for all minions together."""
        return self.parts * (self.tries_tenths * self.work_ms // TENTHS + self.walk_ms)

    @property
    def percent(self) -> int:
        """The share of the minions' time, rounded up."""
        return -(-ALL * self.need_ms // (max(1, self.minions) * self.clock_ms))

    def said(self) -> Message:
        """How it comes about, in a sentence."""
        return Message(
            "check.rearm_estimate" if self.minions else "check.rearm_estimate.nobody",
            parts=self.parts,
            minions=self.minions,
            tries=Message("jobs.tenths", whole=self.tries_tenths // TENTHS, tenth=self.tries_tenths % TENTHS),
            work=span(self.work_ms),
            walk=span(self.walk_ms),
            clock=self.clock_ms // HOUR,
            need=-(-self.need_ms // HOUR),
            percent=self.percent,
        )


def rearm_estimate(survey: Survey) -> RearmEstimate:
    """What the level as it is comes to; without minions, one try and the walk that the rules say."""
    minions, rules = survey.minions("traps"), survey.ruleset.rearming
    return RearmEstimate(
        len(survey.rearmable), len(minions), _tries(survey, minions), rules.rearm_time_ms,
        _walk_ms(survey, minions), rules.clock_ms,
    )  # fmt: skip


def _tries(survey: Survey, minions: list[Creature]) -> int:
    """RRM-03: tries until one succeeds, by the Craft of these minions, in tenths."""
    crafts = [_attribute(survey, minion, "craft") for minion in minions]
    return sum(_tries_with(craft, survey.ruleset) for craft in crafts) // len(crafts) if crafts else TENTHS


def _tries_with(craft: int, rules: Ruleset) -> int:
    sides = rules.dice.die_sides
    good = sum(face > 1 and face + craft >= rules.dice.challenge_target for face in range(1, sides + 1))
    return -(-TENTHS * sides // good) if good else TENTHS * sides


def _walk_ms(survey: Survey, minions: list[Creature]) -> int:
    """From where the nearest of them belongs to a part and back to the next: the way there, on the average.

    A part that none of them finds a way to counts with the time that the rules say.
    """
    flat = survey.ruleset.rearming.load_walk_ms
    homes = [home for minion in minions if survey.region(home := _home(survey, minion))]
    parts = [survey.level.objects[key].cell for key in survey.rearmable]
    if not homes or not parts:
        return flat
    field = distance_field(survey.regions > 0, homes)
    step = survey.ruleset.rounds.round_ms // max(1, _speed(survey, minions))
    total = 0
    for cell in parts:
        far = min((int(field[y, x]) for x, y in _around(survey, cell)), default=UNREACHABLE)
        total += flat if far == UNREACHABLE else far * step // STRAIGHT
    return total // len(parts)


def _home(survey: Survey, minion: Creature) -> Cell:
    bed = survey.level.objects.get(minion.bed)
    return bed.cell if bed is not None else minion.cell


def _speed(survey: Survey, minions: list[Creature]) -> int:
    return sum(_attribute(survey, minion, "speed") for minion in minions) // len(minions)


def _attribute(survey: Survey, minion: Creature, name: str) -> int:
    kind = survey.catalogue.creature_kind(minion.kind)
    return int((kind.at_level(minion.level).model_dump() | dict(minion.attributes))[name])


def _around(survey: Survey, cell: Cell) -> list[Cell]:
    """The cell and those beside it that lie on the map."""
    x, y = cell
    near = [cell, *((x + dx, y + dy) for dx, dy in NEIGHBOURS[:4])]
    return [each for each in near if survey.level.contains(each)]
