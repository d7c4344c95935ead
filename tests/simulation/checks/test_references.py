"""What is referred to must be there: beds, lairs, portals, kinds, goals, parts, rules."""

from typing import Any

import pytest

from schemas.finding import Finding
from schemas.scenario import Member, PartyPlan, Scenario, Start
from simulation.level.level import Level
from tests.simulation.checks.checking import culprits, found
from tests.simulation.drawing import drawn

GOLD = {"kind": "treasure", "amount": 1}


def with_party(level: Level, **fields: Any) -> Level:
    """The level with a scenario that sends one party."""
    party = PartyPlan(**{"id": "raid", "members": (Member(kind="warrior"),)} | fields)
    level.scenarios["night"] = Scenario(id="night", parties=(party,))
    return level


@pytest.mark.parametrize(("home", "missing"), [("B", False), ("T", True), ("gone", True), ("", False)])
def test_the_bed_of_a_creature_is_there_and_is_a_bed(home: str, missing: bool) -> None:
    """Treasure is none."""
    level = drawn("B.T.G", B="bed", T="treasure", G={"kind": "goblin", "bed": home})

    assert culprits(level, "W-HOME-MISSING") == [("G",)] * missing


@pytest.mark.parametrize(("home", "missing"), [("L", False), ("B", True)])
def test_the_lair_of_a_creature_is_there_and_is_a_lair(home: str, missing: bool) -> None:
    """A bed is none."""
    level = drawn("B.L.W", B="bed", L="lair", W={"kind": "wolf", "lair": home})

    assert culprits(level, "W-HOME-MISSING") == [("W",)] * missing


@pytest.mark.parametrize(("portal", "missing"), [("P", False), ("", False), ("Q", True)])
def test_the_portal_of_a_party_is_there(portal: str, missing: bool) -> None:
    """No portal named: the dice choose."""
    assert bool(found(with_party(drawn("P..s"), portal=portal), "E-SCENARIO-PORTAL")) is missing


@pytest.mark.parametrize(
    ("member", "wrong"),
    [
        (Member(kind="rogue", traits=("locksmith",)), False),
        (Member(kind="goblin"), True),
        (Member(kind="rogue", traits=("juggler",)), True),
    ],
)
def test_a_party_is_made_of_adventurers_with_traits_that_exist(member: Member, wrong: bool) -> None:
    """Goblins don't raid dungeons, and nobody juggles."""
    assert bool(found(with_party(drawn("P..s"), members=(member,)), "E-SCENARIO-MEMBER")) is wrong


@pytest.mark.parametrize(
    ("goal", "aim"),
    [("steal", GOLD), ("destroy_altar", "altar"), ("rescue", {"kind": "orc", "prisoner": True})],
)
def test_what_a_party_comes_for_is_there(goal: str, aim: Any) -> None:
    """Without it the party's way is in vain."""
    assert found(with_party(drawn("P..s"), goal=goal), "W-SCENARIO-GOAL")
    assert not found(with_party(drawn("P.Xs", X=aim), goal=goal), "W-SCENARIO-GOAL")


@pytest.mark.parametrize(("amount", "empty"), [(0, True), (1, False)])
def test_treasure_is_worth_something(amount: int, empty: bool) -> None:
    """Who comes for treasure counts its worth, not its chests; it is said also where no scenario is."""
    level = with_party(drawn("P.Xs", X=GOLD | {"amount": amount}), goal="steal")

    assert culprits(level, "W-TREASURE-EMPTY") == [("X",)] * empty
    assert bool(found(level, "W-SCENARIO-GOAL")) is empty


@pytest.mark.parametrize(("part", "missing"), [("A", False), ("B", True), ("gone", True)])
def test_the_clocks_that_a_scenario_sets_are_those_of_parts(part: str, missing: bool) -> None:
    """A bed has none."""
    level = drawn("A..B", A="pressure_plate", B="bed")
    level.scenarios["s"] = Scenario(id="s", start=Start(part_age_ms={part: 5}))

    assert bool(found(level, "W-SCENARIO-PART")) is missing


def overriding(rules: dict[str, int | str | bool]) -> list[Finding]:
    """What is found about the rules of a level that changes them so."""
    level = drawn("P..s")
    level.ruleset = rules
    return found(level, "E-RULESET")


def test_rules_that_a_level_changes_exist_and_fit() -> None:
    """Each that does not is said with its place; those that fit still count."""
    wrong = overriding({"doors.pick_percent": 101, "doors.pick": 1, "doors.open_time_ms": 5})

    assert [finding.path for finding in wrong] == ["ruleset.doors.pick", "ruleset.doors.pick_percent"]
    assert not overriding({"doors.pick_percent": 100})


def test_rules_that_fit_count_beside_others_that_do_not() -> None:
    """The spacing of this level is none at all."""
    level = drawn("AB", A="lever", B="lever")
    level.ruleset = {"traps.activator_spacing": 0, "no.such": 1}

    assert not found(level, "E-ACT-SPACING")


@pytest.mark.parametrize(
    ("ids", "clashes"), [(("a", "b"), 0), (("a", "a"), 1), (("P", "b"), 1), (("gang", "b"), 1)]
)
def test_parties_and_their_members_are_called_like_nothing_else(ids: tuple[str, str], clashes: int) -> None:
    """Not like each other, not like the portal P, not like the goblin gang-1."""
    level = drawn("P.Gs", G="goblin")
    level.objects["gang-1"] = level.objects.pop("G").model_copy(update={"id": "gang-1"})
    peasant = (Member(kind="peasant"),)
    parties = tuple(PartyPlan(id=id, goal="kill_master", members=peasant) for id in ids)
    level.scenarios["s"] = Scenario(id="s", parties=parties)

    assert len(found(level, "E-SCENARIO-ID")) == clashes
