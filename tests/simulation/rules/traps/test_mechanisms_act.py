"""What each of the ten mechanisms does, and to whom. V are traders, who fight nobody; L is a lever."""

import pytest

from simulation.dice import die, draw
from simulation.happenings.afflictions import AfflictionBegan, AfflictionEnded, StruggleRolled
from simulation.happenings.fights import WoundSuffered
from simulation.happenings.moving import EnemyLearned, PlacesSwapped
from simulation.happenings.traps import (
    CreatureReleased,
    EffectEnded,
    MechanismFired,
    RemainsLeft,
    ResistRolled,
    TrapAttackRolled,
)
from simulation.kernel.attempts import Thwarted
from simulation.orders.doors import SwitchLever
from tests.simulation.drawing import drawn, entries, happened, let_happen, load_dice, play, run

pytestmark = pytest.mark.rule("TRP-08")

ROOM = """
    ##########
    #.V......#
    #.VXV...V#
    #...V.V..#
    L#########
"""
GALLERY = """
    ###########
    #....V....#
    XV...V..V.#
    #.........#
    L##########
"""


PASSAGE = """
    ###########
    X.V.......#
    L##########
"""


def fired(picture, mechanism, seconds=0, rules=None, **letters):
    """A play-through in which the lever L has just made the mechanism X act."""
    fields = mechanism if isinstance(mechanism, dict) else {"kind": mechanism}
    letters = {"V": "trader", "L": "lever"} | letters
    session = play(drawn(picture, ["L X"], X={"facing": "e"} | fields, **letters), rules=rules)
    session.order(SwitchLever("L", True), session.now)
    run(session, seconds)
    return session


@pytest.mark.parametrize(
    ("mechanism", "picture", "victims"),
    [
        ("spinning_blades", ROOM, ("V1", "V2", "V3", "V5")),
        ("explosive_trap", ROOM, ("V1", "V2", "V3", "V5")),
        ("web_trap", ROOM, ("V1", "V2", "V3", "V5")),
        ("terror_trap", ROOM, ("V1", "V2", "V3", "V5", "V6")),
        ("flamethrower", GALLERY, ("V2", "V3")),
        ("dart_launcher", GALLERY, ("V2",)),
        ("gas_sprayer", GALLERY, ("V2",)),
        ("electric_coil", ROOM, ()),
        ("spider_trap", ROOM, ()),
        ("alarm_trap", ROOM, ()),
    ],
)
def test_a_mechanism_reaches_those_in_its_pattern(mechanism, picture, victims):
    """Around, a burst, a straight line, the first on it: as the catalogue says, and nobody else."""
    [act] = happened(fired(picture, mechanism), MechanismFired)

    assert act.targets == victims


@pytest.mark.parametrize("mechanism", ["gas_sprayer", "terror_trap"])
def test_a_mechanism_in_a_wall_reaches_only_the_side_that_it_faces(mechanism):
    """Nothing comes through the wall to the trader behind it."""
    level = drawn(
        """
        #########
        #...V...#
        ####X####
        #..V....#
        L########
        """,
        ["L X"],
        L="lever", V="trader", X={"kind": mechanism, "facing": "s"},
    )  # fmt: skip
    level.terrain.flags.writeable = True
    level.terrain[2, 4] = 0
    session = play(level)
    session.order(SwitchLever("L", True), session.now)

    assert [act.targets for act in happened(session, MechanismFired)] == [("V2",)]


def test_the_coil_picks_the_three_nearest_foes_in_sight():
    """Of four bears the three that are nearest; a trader is no foe, and who is behind a wall is safe."""
    picture = """
        #########
        #B#.BV..#
        ###X.B..#
        #B..B..B#
        L########
    """
    [act] = happened(fired(picture, "electric_coil", B="bear"), MechanismFired)

    assert act.targets == ("B2", "B3", "B5")


@pytest.mark.parametrize(
    ("mechanism", "level"), [("spinning_blades", "critical"), ("dart_launcher", "critical")]
)
def test_a_hit_wounds_by_its_margin_and_leaves_blood(monkeypatch, mechanism, level):
    """A 20 against whom defends himself with 1 is a critical wound; blood stays where he stood."""
    load_dice(monkeypatch, {"trap attack": (20, 20)})
    session = fired(GALLERY, mechanism, rules={"dice.opposition": "fixed"})

    [wound] = happened(session, WoundSuffered)
    assert (wound.actor, wound.by, wound.level) == ("V2", "X", level)
    assert session.world.remains == {(1, 2): "blood"}


def test_a_miss_does_nothing(monkeypatch):
    """A roll below Defense neither wounds nor leaves blood."""
    load_dice(monkeypatch, {"trap attack": (20, 1)})
    session = fired(GALLERY, "dart_launcher", V={"kind": "trader", "attributes": {"defense": 60}})

    [attack] = happened(session, TrapAttackRolled)
    assert not attack.roll.success and not happened(session, (WoundSuffered, RemainsLeft))


def test_an_explosion_is_weaker_farther_out(monkeypatch):
    """The same roll is critical beside the trap and less two cells away; all of it burns."""
    load_dice(monkeypatch, {"trap attack": (20, 9)})
    picture = """
        #######
        #.X.V.#
        #.V...#
        L######
    """
    session = fired(picture, "explosive_trap", rules={"dice.opposition": "fixed"})

    wounds = {wound.actor: wound.level for wound in happened(session, WoundSuffered)}
    assert wounds == {"V2": "severe", "V1": "light"}
    assert set(session.world.remains.values()) == {"burns"} and len(session.world.remains) == 8


def test_fire_burns_the_whole_line():
    """Burn marks on all five cells, whoever stands there."""
    [burns] = happened(fired(GALLERY, "flamethrower"), RemainsLeft)

    assert (burns.form, burns.cells) == ("burns", tuple((x, 2) for x in range(1, 6)))


def test_gas_is_resisted_at_once_and_each_round_until_it_is_gone(monkeypatch):
    """30 s of gas are three rolls for who stays inside: a light wound for each that fails."""
    load_dice(monkeypatch, {"resist": (20, 1)})
    session = fired(GALLERY, "gas_sprayer", seconds=60)

    at = [entry.time - session.scenario.start.time_ms for entry in entries(session, ResistRolled)]
    assert at == [0, 10_000, 20_000]
    assert [wound.level for wound in happened(session, WoundSuffered)] == ["light"] * 3
    assert entries(session, EffectEnded)[0].time - session.scenario.start.time_ms == 30_000


@pytest.mark.rule("KNW-25")
def test_who_stands_in_gas_is_gassed_until_the_air_clears():
    """The affliction lasts as long as one is inside."""
    session = fired(GALLERY, "gas_sprayer", seconds=29)
    assert session.world.creatures["V2"].afflictions == {"gassed": 0}

    run(session, 31)
    assert not session.world.creatures["V2"].afflictions


@pytest.mark.rule("KNW-25")
def test_who_walks_through_gas_breathes_it_once_a_round_and_is_rid_of_it_outside():
    """A thief who crosses the cloud within a round rolls once."""
    walked = walk_through_gas()

    assert [r.actor for r in happened(walked, ResistRolled)] == ["party-1"]
    assert [a.affliction for a in happened(walked, AfflictionEnded)] == ["gassed"]


def walk_through_gas():
    """A thief comes in at a portal while gas lies in the passage behind it."""
    picture = """
        ####X######
        P.........T
        L##########
    """
    level = drawn(
        picture, ["L X"], X={"kind": "gas_sprayer", "facing": "s"}, L="lever",
        T={"kind": "treasure", "amount": 9},
    )  # fmt: skip
    session = play(level, party=["rogue"], goal="steal")
    session.order(SwitchLever("L", True), session.now)
    run(session, 9)
    return session


def test_a_web_holds_until_a_challenge_succeeds(monkeypatch):
    """One roll a round; the first that succeeds frees."""
    load_dice(monkeypatch, {"struggle": (20, 2)})
    session = fired(GALLERY, "web_trap", seconds=25)
    assert session.world.creatures["V2"].afflictions == {"immobilised": 0}

    load_dice(monkeypatch, {"struggle": (20, 19)})
    run(session, 31)
    assert not session.world.creatures["V2"].afflictions


def test_terror_is_resisted_with_will_and_lasts_a_minute(monkeypatch):
    """Who fails runs from the trap for 60 s."""
    load_dice(monkeypatch, {"resist": (20, 3)})
    session = fired(PASSAGE, "terror_trap", seconds=59)
    victim = session.world.creatures["V"]
    assert (list(victim.afflictions), victim.cell) == (["frightened"], (9, 1))

    run(session, 61)
    assert (victim.afflictions, victim.flees_from) == ({}, None)


def test_who_resists_terror_stays(monkeypatch):
    """A success keeps it off."""
    load_dice(monkeypatch, {"resist": (20, 18)})

    assert not happened(fired(PASSAGE, "terror_trap", seconds=10), AfflictionBegan)


@pytest.mark.parametrize(("will", "resists"), [(14, False), (15, True)])
def test_the_modifier_of_will_counts_against_terror(monkeypatch, will, resists):
    """The die shows 5: with 5 more it is the 10 of a challenge."""
    load_dice(monkeypatch, {"resist": (20, 5)})
    session = fired(PASSAGE, "terror_trap", V={"kind": "trader", "attributes": {"will": will}})

    assert [roll.roll.success for roll in happened(session, ResistRolled)] == [resists]


@pytest.mark.parametrize(("agility", "frees"), [(14, False), (15, True)])
def test_the_better_of_strength_and_agility_struggles(monkeypatch, agility, frees):
    """A weak but nimble one in a web."""
    load_dice(monkeypatch, {"struggle": (20, 5)})
    nimble = {"kind": "trader", "attributes": {"strength": 8, "agility": agility}}
    session = fired(ROOM, "web_trap", seconds=11, V=nimble)

    assert {roll.roll.success for roll in happened(session, StruggleRolled)} == {frees}


@pytest.mark.rule("KNW-25")
def test_who_squeezes_past_somebody_into_gas_breathes_it():
    """Two exchange places at the rim of the cloud, and afflictions with them."""
    picture = """
        ########
        X.VV...#
        L#######
    """
    session = fired(picture, "gas_sprayer")
    session._engine().happen(PlacesSwapped("V2", "V1", (3, 1), (2, 1)))

    suffering = [key for key in ("V1", "V2") if session.world.creatures[key].afflictions]
    assert suffering == ["V2"]


def test_three_spiders_come_out_and_fight_for_the_dungeon():
    """In the free cells that are nearest, named after their trap."""
    session = fired(GALLERY, "spider_trap")

    born = happened(session, CreatureReleased)
    assert [spider.actor for spider in born] == [f"X-cave_spider-{n}" for n in (1, 2, 3)]
    assert {session.world.creatures[spider.actor].side for spider in born} == {"dungeon"}
    assert all(session.world.bodies[spider.cell] == spider.actor for spider in born)


@pytest.mark.rule("TRP-09")
@pytest.mark.parametrize(("quality", "total"), [("mediocre", 18), ("normal", 20), ("fine", 22)])
def test_quality_shifts_a_mechanisms_attack(monkeypatch, quality, total):
    """The die shows 10, the mechanism adds its 10: a mediocre one 2 less, a fine one 2 more."""
    load_dice(monkeypatch, {"trap attack": (20, 10)})
    session = fired(GALLERY, {"kind": "dart_launcher", "quality": quality})

    assert [attack.roll.total for attack in happened(session, TrapAttackRolled)] == [total]


def test_under_health_damage_dice_count():
    """The preset tabletop: a dart does 1d6 damage instead of a wound's points."""
    rules = {"combat.harm": "health", "dice.opposition": "fixed"}
    session = fired(GALLERY, "dart_launcher", rules=rules, V={"kind": "trader", "attributes": {"defense": 0}})

    hurt = session.world.creatures["V2"]
    assert (1 <= hurt.damage <= 6, hurt.points) == (True, 0)


def test_everyone_of_the_dungeon_learns_where_an_alarm_went_off():
    """A minion and a wolf out of sight learn the place of the activator; the trader does not."""
    picture = """
        ###X####
        P.A....T
        ########
        #G.W.V.#
        ########
    """
    level = drawn(
        picture, ["A X"], A="pressure_plate", X={"kind": "alarm_trap", "facing": "s"}, G="goblin", W="wolf",
        V="trader", T={"kind": "treasure", "amount": 9},
    )  # fmt: skip
    session = play(level, party=["rogue"], goal="steal", seconds=3)

    learned = happened(session, EnemyLearned)
    assert [(news.actor, news.target, news.cell) for news in learned] == [
        ("G", "party-1", (2, 1)),
        ("W", "party-1", (2, 1)),
    ]


def test_a_beast_that_joined_the_dungeon_hears_an_alarm_and_the_master_does_not():
    """A bear that lives in a lair is a creature of the dungeon; the Master is neither minion nor creature."""
    picture = """
        ###X####
        P.A....T
        ########
        #B.M.R.#
        ########
    """
    level = drawn(
        picture, ["A X"], A="pressure_plate", X={"kind": "alarm_trap", "facing": "s"},
        B={"kind": "bear", "lair": "R"}, R="lair", T={"kind": "treasure", "amount": 9},
    )  # fmt: skip
    session = play(level, party=["rogue"], goal="steal", seconds=3)

    assert [news.actor for news in happened(session, EnemyLearned)] == ["B"]


def test_who_comes_out_into_gas_breathes_it():
    """Spiders let out into a cloud that is there already."""
    session = fired(GALLERY, "gas_sprayer", S={"kind": "spider_trap"}, V="lair")
    before = len(happened(session, ResistRolled))
    born = CreatureReleased("S-1", "X", "cave_spider", "dungeon", (1, 2), SPIDER)
    let_happen(session, born)

    assert [r.actor for r in happened(session, ResistRolled)[before:]] == ["S-1"]


SPIDER = tuple({"strength": 9, "stalk": 1, "speed": 10, "perception": 10, "will": 9}.items())


@pytest.mark.parametrize(("far", "least"), [(1, 3), (2, 3)])
def test_under_health_too_an_explosion_is_weaker_farther_out(far, least):
    """Each cell takes three points off the damage of three dice, down to a scratch."""
    rules = {"combat.harm": "health", "dice.opposition": "fixed"}
    picture = f"""
        #######
        #.X{"." * (far - 1)}V..#
        L######
    """
    victim = {"kind": "trader", "attributes": {"defense": 0, "health": 90}}
    session = fired(picture, "explosive_trap", rules=rules, V=victim)
    [wound] = happened(session, WoundSuffered)
    thrown = sum(die(draw(1, *wound.drawn[0], 0, index), 6) for index in range(least))

    assert wound.damage == max(1, thrown - 3 * far)


def test_who_is_immune_to_a_web_is_free_and_the_log_says_why():
    """A cave spider walks its own web."""
    session = fired(GALLERY, "web_trap", V="cave_spider")

    assert not happened(session, AfflictionBegan)
    assert {(no.actor, no.reason.code, no.by) for no in happened(session, Thwarted)} == {
        ("V2", "refusal.immune", "TRP-08")
    }
