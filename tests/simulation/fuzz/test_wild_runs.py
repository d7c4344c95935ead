"""What holds for every run, whatever the level, the party and the orders: asked of random ones by number."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from simulation.checks import run_checks
from simulation.digest import digest
from simulation.kernel.happening import Entry, enact
from simulation.loading import default_catalogue, default_ruleset
from simulation.orders.doors import HoldDoor
from simulation.outcome import outcome
from simulation.recording import record
from simulation.telling import tell
from simulation.world.world import World
from tests.simulation.fuzz.wild_levels import Wild, played, wild_order, wild_session

NUMBERS = st.integers(0, 1_000_000)
DEEDS = frozenset({
    "StepTaken", "AttackRolled", "LockPicked", "DoorRammed", "RearmRolled", "TreasureTaken", "TurnTaken",
    "AltarDestroyed", "PrisonerFreed", "BreachMended", "PickedUp", "Healed", "FightJoined",
})  # fmt: skip
"""What only somebody who is up can do."""


@given(NUMBERS)
def test_never_two_bodies_in_a_cell_and_the_fallen_do_nothing(number: int) -> None:
    """Seen after, and before, every single happening."""
    session = played(number, hours=1, most=4_000)
    world = session.world_at(-1)

    for entry in session.log:
        assert not _by_the_fallen(world, entry), f"{number}: {entry}"
        enact(world, entry)
        assert not _crowded(world), f"{number}: after {entry}"


@given(NUMBERS)
def test_the_fold_of_the_log_is_the_state(number: int) -> None:
    """At some moment in the middle, found again by folding, and at the end."""
    live, dice = wild_session(number), Random(number)
    live.run_until(live.now + 3_600_000, dice.randint(1, 400))
    middle, then = len(live.log) - 1, live.digest()
    live.run_until(live.now + 3_600_000, 600)

    assert (digest(live.world_at(middle)), digest(live.world_at(len(live.log) - 1))) == (then, live.digest())


@given(NUMBERS)
def test_the_same_log_in_slices_of_any_size(number: int) -> None:
    """Playing on by an entry, a second or an hour at a time changes nothing."""
    whole, sliced, dice = wild_session(number), wild_session(number), Random(number)
    end = whole.now + 600_000
    whole.run_until(end)

    while sliced.run_until(end, 1):
        sliced.run_until(
            min(end, sliced.now + dice.choice((0, 7, 1_000, 3_600_000))), dice.choice((1, 3, None))
        )

    assert [record(entry) for entry in sliced.log] == [record(entry) for entry in whole.log]


@given(NUMBERS)
def test_looking_changes_nothing(number: int) -> None:
    """Telling, judging orders, checking, summing up and looking back leave state and future as they are."""
    looked_at, left_alone, dice = wild_session(number), wild_session(number), Random(number)
    looked_at.run_until(looked_at.now + 600_000, 300)
    left_alone.run_until(left_alone.now + 600_000, 300)

    for entry in looked_at.log[-40:]:
        str(tell(looked_at.world, entry))
    wild_order(looked_at, dice).check(looked_at.world)
    HoldDoor("nowhere", True).check(looked_at.world)
    run_checks(looked_at.setting.level, default_catalogue(), default_ruleset())
    outcome(looked_at), digest(looked_at.world_at(dice.randrange(len(looked_at.log))))
    looked_at.run_until(looked_at.now + 600_000, 300)
    left_alone.run_until(left_alone.now + 600_000, 300)

    assert looked_at.digest() == left_alone.digest()


def test_the_levels_are_worth_the_trouble() -> None:
    """Among forty numbers there are fights, traps that go off, locks forced, prisoners and the fallen."""
    kinds = {
        type(entry.happening).__name__ for number in range(40) for entry in played(number, most=3_000).log
    }

    wanted = {"FightBegan", "MechanismFired", "DoorBreached", "CreatureFell", "TreasureTaken", "GoalMet"}
    assert wanted | {"OrderGiven", "PadlockSwitched", "DoorDriven"} <= kinds


def _by_the_fallen(world: World, entry: Entry) -> bool:
    actor = world.creatures.get(getattr(entry.happening, "actor", ""))
    return actor is not None and not actor.conscious and type(entry.happening).__name__ in DEEDS


def _crowded(world: World) -> bool:
    up = [each for each in world.creatures.values() if each.conscious]
    alone = len({each.cell for each in up}) == len(up)
    return not alone or any(world.bodies.get(each.cell) != each.id for each in up)


def test_a_wild_level_is_its_number() -> None:
    """The same number is the same level: what is found can be looked at again."""
    assert str(Wild(3).level.objects) == str(Wild(3).level.objects) != str(Wild(4).level.objects)
