"""Attacks: what a roll is made of, whom it reaches, what a hit does."""

import pytest

from simulation.happenings.fights import AttackRolled, WoundSuffered
from simulation.happenings.moving import EnemyLearned, TakeStep
from simulation.kernel.attempts import Attempted, Thwarted
from simulation.world.attacking import Attack, reaching_weapon
from simulation.world.facing import chebyshev
from tests.simulation.drawing import drawn, happened, let_happen, play, rolled

DUEL = """
    #######
    P....Gt
    #######
"""


def duel(**changes):
    """A warrior comes in, a goblin with an axe arm waits at the end of the hall."""
    return play(drawn(DUEL, G={"kind": "orc"}), party=["warrior"], goal="steal", seconds=40, **changes)


@pytest.mark.rule("ATK-01", "CMB-01")
def test_an_attack_adds_the_strength_modifier_against_defense():
    """An orc's blow is d20 and its Strength modifier, a contribution that names the rule."""
    session = duel()
    blow = next(a for a in happened(session, AttackRolled) if a.actor == "G")

    strength = session.world.creatures["G"].attribute("strength") - 10
    assert [(c.rule, c.amount) for c in blow.roll.contributions if c.to == "total"] == [("ATK-01", strength)]


@pytest.mark.rule("CMB-01")
@pytest.mark.parametrize("opposition", ["rolled", "fixed"])
def test_a_fight_is_opposed_rolls_or_fixed_numbers(opposition):
    """Under `rolled` the defender's number is rolled too; under `fixed` it is Defense itself."""
    session = duel(rules={"dice.opposition": opposition})
    blow = happened(session, AttackRolled)[0].roll
    defense = session.world.creatures[happened(session, AttackRolled)[0].target].attribute("defense")

    assert blow.opposing == (defense if opposition == "fixed" else blow.opposing_die + defense - 10)


@pytest.mark.rule("CMB-01")
def test_a_fight_is_opposed_unless_the_numbers_say_otherwise():
    """By default both sides roll."""
    assert happened(duel(), AttackRolled)[0].roll.opposing_die is not None


@pytest.mark.rule("ATK-02")
@pytest.mark.parametrize(("total", "wounds"), [(9, 0), (10, 1)])
def test_only_a_hit_wounds(total, wounds):
    """A total that reaches the opposing number wounds once, one below it does not."""
    session = play(drawn(DUEL, G="orc"), party=["warrior"], goal="steal", seconds=1)
    let_happen(session, AttackRolled(rolled(total), "G", "party-1", "axe"))

    assert len(happened(session, WoundSuffered)) == wounds


@pytest.mark.rule("ATK-02")
def test_under_health_a_hit_does_the_weapons_damage():
    """The tabletop preset rolls the axe's dice against Health."""
    session = play(
        drawn(DUEL, G="orc"), party=["warrior"], goal="steal", seconds=1, rules={"combat.harm": "health"}
    )
    let_happen(session, AttackRolled(rolled(15), "G", "party-1", "axe"))

    assert 2 <= session.world.creatures["party-1"].damage <= 12
    assert session.world.creatures["party-1"].points == 0


@pytest.mark.rule("CMB-04")
def test_whoever_is_hit_knows_where_the_attacker_is():
    """A goblin hit from out of sight learns the place of the shooter."""
    session = play(drawn("P......t#G#", G="goblin"), party=["ranger"], goal="steal", seconds=1)
    let_happen(session, AttackRolled(rolled(15), "party-1", "G", "bow"))

    assert happened(session, EnemyLearned) == [EnemyLearned("G", "party-1", (1, 0))]


@pytest.mark.rule("CMB-04")
def test_a_miss_gives_nothing_away():
    """A shot that misses tells the target nothing."""
    session = play(drawn("P......t#G#", G="goblin"), party=["ranger"], goal="steal", seconds=1)
    let_happen(session, AttackRolled(rolled(5), "party-1", "G", "bow"))

    assert not happened(session, EnemyLearned)


@pytest.mark.rule("CMB-06")
def test_a_melee_attacker_stands_beside_its_target_and_faces_it():
    """At every blow of the duel the two are neighbours, and the attacker looks at the other."""
    session = duel()
    for entry in session.log:
        if isinstance(entry.happening, AttackRolled):
            then = session.world_at(entry.id)
            actor, target = (then.creatures[id] for id in (entry.happening.actor, entry.happening.target))
            assert chebyshev(actor.cell, target.cell) == 1
            assert actor.facing == ("e" if actor.id == "party-1" else "w")


@pytest.mark.rule("CMB-06")
def test_a_sword_does_not_reach_two_cells_far():
    """Two cells away the warrior's sword reaches nobody."""
    session = play(drawn("P.Gt", G="orc"), party=["warrior"], goal="steal", seconds=0)
    session.run_until(session.now, most=2)
    warrior, orc = session.world.creatures["party-1"], session.world.creatures["G"]

    assert reaching_weapon(session.world, warrior, (0, 0), orc) is None
    assert reaching_weapon(session.world, warrior, (1, 0), orc).id == "sword"


@pytest.mark.rule("CMB-14")
def test_whoever_is_down_does_not_strike():
    """An attack announced by somebody who is unconscious comes to nothing."""
    session = play(drawn(DUEL, G="orc"), party=["warrior"], goal="steal", seconds=1)
    session.world.creatures["G"].condition = "unconscious"
    let_happen(session, Attempted(Attack("G", "party-1", "axe")))

    assert not happened(session, AttackRolled)


@pytest.mark.rule("CMB-10")
def test_nobody_steps_into_a_cell_that_is_taken():
    """A step into the orc's cell comes to nothing, with the reason."""
    session = play(drawn("P..Gt", G="orc"), party=["warrior"], goal="steal")
    orc = session.world.creatures["G"]
    let_happen(session, Attempted(TakeStep("G", orc.cell, 100)))

    assert happened(session, Thwarted)[0].by == "CMB-10"
