"""Comrades who are near a fight, or see it, come and join in instead of walking on."""

import pytest

from simulation.happenings.fights import FightBegan, FightEnded, FightJoined
from tests.simulation.drawing import drawn, happened, let_happen, play, run

PAST_A_BEAR = """
    ############
    P.......w..#
    #.########.#
    #.########.#
    #......t...#
    ############
"""


def joined(session):
    """Who came to the fight after it began."""
    return {join.actor for join in happened(session, FightJoined)}


@pytest.mark.rule("CMB-23")
def test_who_is_near_a_comrade_in_a_fight_joins_in():
    """The bear catches the rogue; the warrior, on its way to the treasure round the corner, comes."""
    session = play(drawn(PAST_A_BEAR, w="bear"), party=["rogue", "warrior"], goal="steal", seconds=4)
    rogue = session.world.creatures["party-1"].cell
    let_happen(session, FightBegan("fight-1", ("party-1", "w"), rogue))

    run(session, 40)

    assert "party-2" in joined(session)


@pytest.mark.rule("CMB-23")
@pytest.mark.parametrize(
    ("stance", "cells", "comes"),
    [("aggressive", 8, True), ("defensive", 8, True), ("avoid", 8, False), ("aggressive", 0, False)],
)
def test_the_dungeons_own_come_by_their_stance_and_from_near(stance, cells, comes):
    """A goblin round the corner from the Master in a fight has not seen the enemy."""
    goblin = {"kind": "goblin", "stance": stance}
    level = drawn("##########\nP......M.#\n########.#\n#####g...#\n##########", g=goblin)
    session = play(level, party=["warrior"], rules={"combat.help_cells": cells}, seconds=30)

    assert ("g" in joined(session)) is comes


@pytest.mark.rule("CMB-23")
def test_who_is_a_dozen_steps_away_out_of_sight_does_not_come():
    """By the usual rules eight cells are near."""
    level = drawn(
        """
        ####################
        ..................P#
        .#################.#
        M#################.#
        .#################.#
        ............g.....s#
        """,
        g={"kind": "goblin", "stance": "aggressive"},
    )
    session = play(level, party=["warrior"], goal="kill_master", seconds=1)
    session.world.place_body(session.world.creatures["party-1"], (0, 2))
    let_happen(session, FightBegan("fight-1", ("M", "party-1"), (0, 2)))
    run(session, 25)

    assert session.world.creatures["g"].cell == (12, 5)


@pytest.mark.rule("CMB-23")
def test_who_sees_a_comrade_fight_comes_from_afar():
    """Ten cells away in an open hall, past the number of cells within which one need not see."""
    level = drawn("##############\n#g..........M#\n##.#.......#.#\n############P#", g="goblin")
    session = play(level, party=["warrior"], rules={"combat.help_cells": 0}, seconds=40)

    assert "g" in joined(session)


@pytest.mark.rule("CMB-23")
def test_who_finds_no_room_waits_and_goes_on_when_the_fight_is_over():
    """In a corridor the second warrior waits behind the first, and is free at the moment the fight ends."""
    level = drawn("###########\nP.......w.t\n###########", w="bear")
    session = play(level, party=["warrior", "warrior"], goal="steal", seconds=5)
    doing = session.world.activities["party-2"]
    let_happen(session, FightEnded("fight-1"))

    assert doing.kind == "wait" and "fight-1" in doing.needs
    assert session.world.activities.get("party-2") is not doing


@pytest.mark.rule("CMB-23")
@pytest.mark.parametrize(("beside", "picks"), [(".", False), ("#", True)])
def test_a_lock_is_left_for_a_comrade_in_a_fight_unless_for_nothing(beside, picks):
    """A bear comes upon the warrior behind the rogue who picks; in a mere corridor there is no way past."""
    door = {"kind": "door", "padlock": {}}
    level = drawn(f"#########\nP.....+M#\n#.{beside * 4}####\n########\n#w######", w="bear", **{"+": door})
    session = play(level, party=["rogue", "warrior"], rules={"doors.pick_percent": 100}, seconds=9)
    session.world.place_body(session.world.creatures["w"], (1, 2))
    assert session.world.activities["party-1"].kind == "pick"

    let_happen(session, FightBegan("fight-1", ("party-2", "w"), (1, 2)))

    assert (session.world.activities["party-1"].kind == "pick") is picks
