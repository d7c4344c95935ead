"""How slow turns are used: closing in, coming nearer, getting away."""

import pytest

from simulation.happenings.afflictions import AfflictionBegan
from simulation.happenings.fights import AttackRolled, TurnTaken
from simulation.world.facing import chebyshev
from tests.simulation.drawing import drawn, entries, happened, load_dice, play


def slow_turns(session, actor):
    """The slow turns with a move that somebody took."""
    return [e for e in entries(session, TurnTaken) if e.happening.actor == actor and e.happening.path]


@pytest.mark.rule("RND-05")
def test_a_spear_stops_two_cells_off():
    """A kobold with a spear goes no nearer than its reach."""
    session = play(drawn("P..........K.t", K="kobold"), party=["warrior"], goal="steal", seconds=40)
    turn = slow_turns(session, "K")[0]
    target = session.world_at(turn.id).creatures[turn.happening.target]

    assert chebyshev(turn.happening.path[-1], target.cell) == 2


@pytest.mark.rule("RND-05")
def test_who_cannot_reach_an_enemy_in_one_move_comes_nearer():
    """A troll held back by the orc before it in the corridor moves up behind it, without a blow."""
    level = drawn("P.....G.T....t", G="orc", T={"kind": "troll", "attributes": {"stalk": 5}})
    session = play(level, party=["warrior"], goal="steal", seconds=60)
    turn = slow_turns(session, "T")[0]
    end = turn.happening.path[-1]

    assert end[0] < session.world_at(turn.id).creatures["T"].cell[0]
    blows = [e for e in entries(session, AttackRolled) if e.happening.actor == "T"]
    assert not [e for e in blows if turn.time <= e.time < turn.time + 5_000]


@pytest.mark.rule("RND-05")
def test_who_runs_uses_its_move_to_get_away():
    """A timid goblin that is attacked moves off and never strikes."""
    timid = {"kind": "goblin", "stance": "flee"}
    session = play(drawn("P....G..........t", G=timid), party=["ranger"], goal="steal", seconds=30)
    turn = slow_turns(session, "G")[0]
    then = session.world_at(turn.id)

    threat = then.creatures["party-1"].cell
    assert chebyshev(turn.happening.path[-1], threat) > chebyshev(then.creatures["G"].cell, threat)
    assert "G" not in {attack.actor for attack in happened(session, AttackRolled)}


@pytest.mark.rule("RND-05")
def test_who_runs_goes_as_far_as_the_move_allows():
    """In a dead end two cells deep a timid goblin still uses both."""
    timid = {"kind": "goblin", "stance": "flee"}
    session = play(
        drawn("P....G..#....t\n#.######.#####\n#........#####", G=timid),
        party=["ranger"],
        goal="steal",
        seconds=30,
    )

    assert slow_turns(session, "G")[0].happening.path[-1] == (7, 0)


@pytest.mark.rule("RND-05", "TRP-08")
def test_who_takes_fright_in_its_turn_neither_goes_on_nor_strikes(monkeypatch):
    """On its way to the goblin a warrior sets off a terror trap: the move ends, there is no blow."""
    load_dice(monkeypatch, {"resist": (20, 1)})
    level = drawn(
        "P...A...G.....t\n####T##########", ["A T"], A="pressure_plate", T="terror_trap", G="goblin"
    )
    session = play(level, party=["warrior"], goal="steal", seconds=40)

    assert happened(session, AfflictionBegan)
    assert "party-1" not in {attack.actor for attack in happened(session, AttackRolled)}
