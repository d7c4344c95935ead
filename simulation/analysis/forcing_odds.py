"""DOR-23 to DOR-25: how likely one roll at a lock or door succeeds, and how long it takes. Exact, no dice."""

from __future__ import annotations

from dataclasses import dataclass

from schemas.catalogue import Catalogue
from schemas.ruleset import Ruleset
from simulation.world.forcing import BREAK, number_of, pick_time

RULES = ("DOR-23", "DOR-24", "DOR-25")
MOST_POINTS = 5


@dataclass(frozen=True, slots=True)
class Odds:
    """One roll with so many points: in `successes` of `of` cases it succeeds; ms that it takes."""

    points: int
    successes: int
    of: int
    takes_ms: int

    @property
    def percent(self) -> int:
        """The chance of one roll, rounded."""
        return (200 * self.successes + self.of) // (2 * self.of)

    def percent_within(self, rolls: int) -> int:
        """The chance that one of so many rolls succeeds, rounded down."""
        failing = (self.of - self.successes) ** rolls
        return int(100 * (self.of**rolls - failing) // self.of**rolls)


def odds_of(
    catalogue: Catalogue, ruleset: Ruleset, method: str, door_kind: str, quality: str
) -> tuple[Odds, ...]:
    """The odds for 0 to 5 points of Craft (pick) or Battle (break).

    `quality`: the lock's to pick it, the door's to break it down.
    """
    opposing = number_of(catalogue, ruleset, door_kind, method)
    opposing += getattr(ruleset.traps.quality_shift, quality)
    factor = ruleset.doors.break_time_factor if method == BREAK else 1
    return tuple(
        Odds(points, *_successes(ruleset, points, opposing), pick_time(ruleset.doors, points) * factor)
        for points in range(MOST_POINTS + 1)
    )


def _successes(ruleset: Ruleset, points: int, opposing: int) -> tuple[int, int]:
    """In how many of all throws of a d20, or of two, the total reaches the opposing number (CMB-01)."""
    dice = ruleset.dice
    faces = range(1, dice.die_sides + 1)
    against = [opposing]
    if dice.opposition == "rolled":
        against = [face + opposing - dice.opposing_base for face in faces]
    hits = sum(face + points >= number for face in faces for number in against)
    return hits, len(faces) * len(against)
