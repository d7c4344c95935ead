"""The one dice engine: d20, boons and banes, challenges, opposition, fumbles."""

from dataclasses import dataclass
from typing import ClassVar

import pytest

from simulation.kernel.registry import RuleTables, modifies
from simulation.kernel.rolls import Ask, Contribution, challenge, contest
from simulation.rules.order import RULES
from simulation.session import Session
from tests.simulation.drawing import drawn, numbers


@dataclass(frozen=True, slots=True)
class Trial(Ask):
    """A roll for these tests."""

    purpose: ClassVar[str] = "trial"


def world(*contributions, **rules):
    """A world whose trials get these contributions."""

    @modifies(Trial, "CMB-01")
    def helps(world, ask):
        return contributions

    session = Session.start(drawn("P.M"), rules=RuleTables((*RULES, helps)), ruleset=numbers(rules), seed=11)
    return session.world


def rolls(world, count=400, roll=challenge, *more):
    """So many different trials."""
    return [roll(world, Trial(str(index), ""), *more) for index in range(count)]


@pytest.mark.rule("CMB-01")
def test_the_die_has_twenty_sides():
    """Over many rolls every face from 1 to 20 falls, and no other."""
    assert {roll.natural for roll in rolls(world())} == set(range(1, 21))


@pytest.mark.rule("CMB-01")
def test_a_challenge_needs_ten():
    """A total of 10 succeeds, 9 does not."""
    assert {roll.success for roll in rolls(world()) if roll.total == 10} == {True}
    assert {roll.success for roll in rolls(world()) if roll.total == 9} == {False}


@pytest.mark.rule("CMB-01")
@pytest.mark.parametrize(("boons", "banes", "sign"), [(2, 0, 1), (1, 3, -1)])
def test_boons_and_banes_cancel_and_the_highest_die_counts(boons, banes, sign):
    """Two boons, or two banes after cancelling: two d6, of which the higher is added or taken off."""
    helped = world(Contribution("X", "boons", boons), Contribution("X", "banes", banes))
    made = rolls(helped)

    assert all(roll.total == roll.natural + sign * max(roll.boon_dice) for roll in made)
    assert {die for roll in made for die in roll.boon_dice} == set(range(1, 7))


@pytest.mark.rule("CMB-01")
def test_opposition_is_rolled_as_d20_and_the_number_less_ten():
    """Against 13 the opposing number is a d20 and 3."""
    made = rolls(world(), 100, contest, 13)

    assert all(roll.opposing == roll.opposing_die + 3 for roll in made)


@pytest.mark.parametrize(
    ("fumble", "expected"),
    [("natural_one", {1}), ("low_total", {1, 2, 3}), ("either", {1, 2, 3})],
)
def test_what_counts_as_a_fumble(fumble, expected):
    """With 3 off the total: a natural 1, a total of 0 or less, or either, as the ruleset says."""
    made = rolls(world(Contribution("X", "total", -3), **{"dice.fumble": fumble}))

    assert {roll.natural for roll in made if roll.fumble} == expected


def test_a_roll_recomputes_to_itself():
    """Asked twice without being counted, the same roll comes out; it holds all that went into it."""
    here = world(Contribution("X", "total", 2))

    assert rolls(here) == rolls(here)
    assert all(r.total == r.natural + sum(c.amount for c in r.contributions) for r in rolls(here))
