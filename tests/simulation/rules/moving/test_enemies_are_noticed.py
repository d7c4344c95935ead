"""Enemies are noticed when nothing blocks the view, as far as Stalk reaches, in light and in darkness."""

from dataclasses import replace

import pytest

from simulation.happenings.doors import BreachMended, DoorBreached, DoorClosed, DoorOpened
from simulation.happenings.helpless import WokeUp
from simulation.happenings.invasions import PrisonerFreed
from simulation.happenings.moving import CameIntoView, LeftView, PlacesSwapped
from simulation.happenings.traps import CreatureReleased
from simulation.world.sides import known_place
from tests.simulation.drawing import drawn, happened, let_happen, play


def corridor(length, **letters):
    """A straight corridor with a portal at its end."""
    return drawn(f"{'#' * (length + 2)}\nP{'.' * (length - 1)}x#\n{'#' * (length + 2)}", **letters)


@pytest.mark.rule("CMB-02")
@pytest.mark.parametrize(("stalk", "cells"), [(0, 3), (1, 5), (2, 7)])
def test_the_range_is_three_cells_and_two_a_point_of_stalk(stalk, cells):
    """One cell farther nobody is noticed."""
    watcher = {"kind": "goblin", "stance": "flee", "attributes": {"stalk": stalk}}
    near = play(corridor(cells, x=watcher), party=["peasant"])
    far = play(corridor(cells + 1, x=watcher), party=["peasant"])
    for session in (near, far):
        session.run_until(session.scenario.start.time_ms)

    assert [seen.cell for seen in happened(near, CameIntoView) if seen.actor == "x"] == [(0, 1)]
    assert not [seen for seen in happened(far, CameIntoView) if seen.actor == "x"]


@pytest.mark.rule("CMB-02")
def test_a_step_round_the_corner_shows_and_hides():
    """Both see each other when nothing is between them, and lose each other when a wall is."""
    level = drawn("#########\nP.......M\n###.#####\n###x#####", x="bear")
    session = play(level, party=["peasant"], rules={"combat.notice_base": 2, "combat.notice_per_stalk": 1})
    session.run_until(session.scenario.start.time_ms + 3_000)

    seen = [(e.actor, e.target, e.cell) for e in happened(session, CameIntoView)]
    assert sorted(seen) == [("party-1", "x", (3, 3)), ("x", "party-1", (2, 1))]


@pytest.mark.rule("CMB-02")
@pytest.mark.parametrize(
    ("opens", "closes"),
    [(DoorOpened("D"), DoorClosed("D")), (DoorBreached("D", "x"), BreachMended("D", "x"))],
)
def test_a_door_that_opens_shows_and_one_that_closes_hides(opens, closes):
    """On both sides of it, by hand or by force."""
    level = drawn("######\n#xDb.#\n######", D="door", x="trader", b="bear")
    level.objects["x"] = level.objects["x"].model_copy(update={"side": "dungeon"})
    session = play(level)
    let_happen(session, opens)
    seen = {(e.actor, e.target) for e in happened(session, CameIntoView)}
    session.world.creatures["x"].fight = session.world.creatures["b"].fight = ""
    let_happen(session, closes)

    assert seen == {("x", "b"), ("b", "x")}
    assert {(e.actor, e.target) for e in happened(session, LeftView)} == seen


@pytest.mark.rule("CMB-02")
def test_squeezing_past_shows_what_is_behind():
    """Whoever was behind the corner comes out in the other's place."""
    level = drawn("#####\n#xy.#\n##.##\n##.##\n##b##", x="goblin", y="goblin", b="bear")
    session = play(level)
    before = ("x", "b") in {(e.actor, e.target) for e in happened(session, CameIntoView)}
    let_happen(session, PlacesSwapped("x", "y", (1, 1), (2, 1)))

    assert not before and ("x", "b") in {(e.actor, e.target) for e in happened(session, CameIntoView)}


@pytest.mark.rule("CMB-02")
def test_one_that_comes_out_of_a_trap_is_seen_at_once():
    """A spider is released beside a bear."""
    session = play(drawn("#####\n#.b.#\n#####", b="bear"))
    attributes = (("stalk", 1), ("speed", 10), ("defense", 10), ("strength", 10), ("agility", 10))
    let_happen(session, CreatureReleased("s-1", "s", "cave_spider", "dungeon", (1, 1), attributes))

    assert ("b", "s-1") in {(e.actor, e.target) for e in happened(session, CameIntoView)}


@pytest.mark.rule("CMB-03")
@pytest.mark.parametrize("light", [0, 100])
def test_darkness_does_not_shorten_the_range(light):
    """An enemy at the end of the range is noticed in the dark as in the light."""
    level = corridor(5, x={"kind": "goblin", "attributes": {"stalk": 1}})
    level.light.flags.writeable = True
    level.light[:] = light
    session = play(level, party=["peasant"])
    session.run_until(session.scenario.start.time_ms)

    assert [seen.cell for seen in happened(session, CameIntoView) if seen.actor == "x"] == [(0, 1)]


@pytest.mark.rule("CMB-02")
def test_friends_guests_and_prisoners_are_no_enemies():
    """A minion is shown neither a trader nor a prisoner."""
    prisoner = {"kind": "peasant", "prisoner": True}
    session = play(drawn("#####\n#xtr#\n#.D.#\n#####", D="door", x="goblin", t="trader", r=prisoner))
    let_happen(session, DoorOpened("D"))

    assert not happened(session, CameIntoView)


@pytest.mark.rule("CMB-02")
def test_enemies_who_stand_in_view_at_the_start_see_each_other():
    """Nobody has to move first."""
    session = play(drawn("#####\n#x.b#\n#####", x="goblin", b="bear"))

    assert {(e.actor, e.target) for e in happened(session, CameIntoView)} == {("x", "b"), ("b", "x")}


@pytest.mark.rule("CMB-02")
def test_an_enemy_who_comes_round_or_is_freed_is_seen_at_once():
    """Where it lies or is held, before any step."""
    prisoner = {"kind": "peasant", "prisoner": True}
    session = play(drawn("####P\n#xr.#\n#####", x="goblin", r=prisoner), party=["mage"])
    let_happen(session, PrisonerFreed("party-1", "r", "party"))
    freed = ("x", "r") in {(e.actor, e.target) for e in happened(session, CameIntoView)}
    session.world.creatures["r"].condition = "unconscious"
    session.world.lose_sight_of("r")
    let_happen(session, WokeUp("r", (2, 1)))

    assert freed and [e.actor for e in happened(session, CameIntoView) if e.target == "r"] == ["x", "x"]


@pytest.mark.rule("CMB-02", "CMB-09")
def test_who_is_lost_from_view_is_looked_for_where_it_went():
    """Seen first at the portal and last at the corner, the thief is believed to be at the corner."""
    session = play(drawn("P......\n######.\nx......", x={"kind": "goblin", "stance": "avoid"}))
    goblin, thief = session.world.creatures["x"], "t"
    session.world.creatures[thief] = replace(goblin, id=thief, side="adventurers", knows={}, in_view={})
    goblin.in_view[thief], goblin.knows[thief] = None, (0, 0)
    let_happen(session, LeftView("x", thief, (6, 1)))

    assert goblin.knows[thief] == (6, 1) and thief not in goblin.in_view


@pytest.mark.rule("CMB-09")
def test_who_is_in_view_is_pursued_where_it_is():
    """A bear seen at the near end walks off; the goblin goes after it, not to where it was first seen."""
    session = play(drawn("#x......b#", x="goblin", b="bear"), rules={"combat.notice_base": 20})
    goblin, bear = session.world.creatures["x"], session.world.creatures["b"]
    goblin.in_view["b"], goblin.knows["b"] = None, (1, 0)

    assert known_place(goblin, bear) == (8, 0)
