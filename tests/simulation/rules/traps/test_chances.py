"""Chances of traps and rearms over all faces of the dice, and over many seeds of the keyed ones."""

from math import sqrt

import pytest

from simulation.kernel.rolls import challenge, contest
from simulation.world.rearming import RearmRoll
from simulation.world.trapping import Resist, TrapAttack
from tests.simulation.drawing import load_dice
from tests.simulation.rules.rearming.workshops import workshop

SEEDS = 1_000
DEVIATIONS = 3.5
"""So many standard deviations either way: a fair die leaves that once in two thousand tests."""


def faces(monkeypatch, world, purpose, roll):
    """What comes out for each face of the d20."""
    found = []
    for face in range(1, 21):
        load_dice(monkeypatch, {purpose: (20, face)})
        found.append(roll(world))
    return found


def share(world, wanted):
    """How often something is true over the seeds."""
    hits = 0
    for seed in range(SEEDS):
        world.seed = seed
        hits += wanted(world)
    return hits


def near(hits, chance):
    """Whether so many of the seeds fit a chance of so many hundredths."""
    expected = SEEDS * chance / 100
    return abs(hits - expected) <= DEVIATIONS * sqrt(expected * (1 - chance / 100))


@pytest.mark.rule("RRM-03", "RRM-04")
@pytest.mark.parametrize(("craft", "successes"), [(0, 11), (3, 14), (5, 16), (9, 19)])
def test_of_twenty_faces_so_many_rearm_and_one_is_a_fumble(monkeypatch, craft, successes):
    """Ten less Craft or more; a one never does, whatever the Craft."""
    world = workshop().world
    world.creatures["G"].attributes["craft"] = craft
    rolls = faces(monkeypatch, world, "rearm", lambda w: challenge(w, RearmRoll("G", "A")))

    assert sum(roll.success and not roll.fumble for roll in rolls) == successes
    assert sum(roll.fumble for roll in rolls) == 1


@pytest.mark.rule("RRM-03")
def test_over_many_seeds_seven_of_ten_rearms_succeed():
    """A goblin's Craft of 3, with the keyed dice."""
    hits = share(workshop().world, lambda w: challenge(w, RearmRoll("G", "A")).success)

    assert near(hits, 70)


@pytest.mark.rule("TRP-08")
@pytest.mark.parametrize(("mechanism", "attribute", "score"), [
    ("terror_trap", "will", 9), ("terror_trap", "will", 15), ("gas_sprayer", "strength", 13),
])  # fmt: skip
def test_of_twenty_faces_those_that_make_ten_resist(monkeypatch, mechanism, attribute, score):
    """The score less ten is added."""
    world = workshop(mechanism={"kind": mechanism}).world
    world.creatures["G"].attributes[attribute] = score
    rolls = faces(monkeypatch, world, "resist", lambda w: challenge(w, Resist("G", "X")))

    assert sum(roll.success for roll in rolls) == sum(face + score - 10 >= 10 for face in range(1, 21))


@pytest.mark.rule("TRP-08", "TRP-09")
@pytest.mark.parametrize("quality", ["mediocre", "normal", "fine"])
@pytest.mark.parametrize("defense", [10, 16])
def test_over_many_seeds_darts_hit_as_often_as_two_dice_say(quality, defense):
    """d20 + 10 and the quality against d20 + Defense − 10: all 400 pairs of faces give the chance."""
    shift = {"mediocre": -2, "normal": 0, "fine": 2}[quality]
    sides = range(1, 21)
    pairs = sum(a + 10 + shift >= b + defense - 10 for a in sides for b in sides)
    world = workshop(mechanism={"quality": quality}).world

    assert near(share(world, lambda w: contest(w, TrapAttack("X", "G"), defense).success), pairs / 4)
