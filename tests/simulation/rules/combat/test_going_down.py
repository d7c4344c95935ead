"""Wounds, and how somebody goes down."""

import pytest

from simulation.happenings.fights import AttackRolled, CreatureFell, DownRolled, WoundSuffered
from tests.simulation.drawing import drawn, happened, let_happen, play, rolled

ROOM = "P...t#G#"


def wounded(kind="peasant", points=9, level="light", damage_type="cutting", **more):
    """One adventurer with so many wound points, who suffers one more wound."""
    session = play(drawn(ROOM, G="goblin", M="master"), party=[kind], goal="steal", seconds=1, **more)
    session.world.creatures["party-1"].points = points
    let_happen(session, WoundSuffered("party-1", level, "G", damage_type, 0))
    return session


@pytest.mark.rule("CMB-12")
@pytest.mark.parametrize(
    ("margin", "level", "points"), [(0, "light", 1), (4, "light", 1), (5, "severe", 2), (10, "critical", 4)]
)
def test_the_margin_makes_the_wound(margin, level, points):
    """Under 5 a light wound of 1 point, from 5 a severe one of 2, from 10 a critical one of 4."""
    session = play(drawn(ROOM, G="goblin"), party=["peasant"], goal="steal", seconds=1)
    let_happen(session, AttackRolled(rolled(10 + margin), "G", "party-1", "axe"))

    assert [w.level for w in happened(session, WoundSuffered)] == [level]
    assert session.world.creatures["party-1"].points == points


@pytest.mark.rule("CMB-13")
@pytest.mark.parametrize(("points", "down"), [(8, False), (9, True)])
def test_ten_points_put_one_down(points, down):
    """Nine points and a light wound are too much, eight are not."""
    assert bool(happened(wounded(points=points), CreatureFell)) is down


@pytest.mark.rule("CMB-13")
def test_under_health_as_much_damage_as_health_puts_one_down():
    """The tabletop preset counts damage against Health instead of points."""
    session = play(
        drawn(ROOM, G="goblin"), party=["peasant"], goal="steal", seconds=1, rules={"combat.harm": "health"}
    )
    health = session.world.creatures["party-1"].attribute("health")
    let_happen(session, WoundSuffered("party-1", "light", "G", "cutting", health))

    assert happened(session, CreatureFell)


@pytest.mark.rule("CMB-14")
@pytest.mark.parametrize(("level", "percent"), [("light", 75), ("severe", 50), ("critical", 25)])
def test_the_last_wound_says_how_likely_one_is_only_unconscious(level, percent):
    """A peasant without armour: 75, 50 or 25 % by the wound that put it down."""
    assert happened(wounded(level=level), DownRolled)[0].chance.percent == percent


@pytest.mark.rule("CMB-14")
@pytest.mark.parametrize(("face", "condition"), [(1, "unconscious"), (100, "dead")])
def test_down_means_unconscious_or_dead(monkeypatch, face, condition):
    """The die decides between the two."""
    from tests.simulation.drawing import load_dice

    load_dice(monkeypatch, {"down": (100, face)})
    assert wounded().world.creatures["party-1"].condition == condition


@pytest.mark.rule("CMB-15")
@pytest.mark.parametrize("damage_type", ["blunt", "fists"])
@pytest.mark.parametrize(("level", "percent"), [("light", 100), ("severe", 75), ("critical", 50)])
def test_blunt_weapons_and_fists_spare(damage_type, level, percent):
    """A peasant hit with a club or with fists: 100, 75 or 50 %."""
    session = wounded(level=level, damage_type=damage_type)
    assert happened(session, DownRolled)[0].chance.percent == percent


@pytest.mark.rule("CMB-16")
@pytest.mark.parametrize(("kind", "percent"), [("peasant", 50), ("rogue", 60), ("mage", 60), ("warrior", 70)])
def test_body_armour_adds_to_it(kind, percent):
    """A severe wound, 50 %: leather and cloth make it 60, mail 70."""
    assert happened(wounded(kind, level="severe"), DownRolled)[0].chance.percent == percent


@pytest.mark.rule("CMB-16")
def test_armour_makes_it_no_more_than_certain():
    """Blunt and light is 100 % already; mail adds nothing above that."""
    session = wounded("warrior", level="light", damage_type="blunt")
    assert happened(session, DownRolled)[0].chance.percent == 100


@pytest.mark.rule("CMB-17")
@pytest.mark.parametrize(("kind", "percent"), [("master", 0), ("wolf", 0), ("troll", 100)])
def test_the_master_and_creatures_die_and_the_troll_never_does(kind, percent):
    """Whatever the wound: the Master and a wolf die, a troll falls unconscious."""
    session = play(drawn(ROOM, G=kind), party=["peasant"], goal="steal", seconds=1)
    session.world.creatures["G"].points = 9
    let_happen(session, WoundSuffered("G", "light", "party-1", "blunt", 0))

    assert happened(session, DownRolled)[0].chance.percent == percent


@pytest.mark.rule("CMB-16")
def test_plate_adds_thirty():
    """Somebody in plate: a severe wound is 80 %."""
    session = play(drawn(ROOM, G="goblin"), party=["warrior"], goal="steal", seconds=1)
    kinds = session.setting.catalogue
    plated = tuple(
        kind.model_copy(update={"armour": "plate"}) if kind.id == "warrior" else kind
        for kind in kinds.creatures
    )
    session.setting.catalogue = type(kinds).model_construct(**(dict(kinds) | {"creatures": plated}))
    session.world.creatures["party-1"].points = 9
    let_happen(session, WoundSuffered("party-1", "severe", "G", "cutting", 0))

    assert happened(session, DownRolled)[0].chance.percent == 80
