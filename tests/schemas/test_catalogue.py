"""The default catalogue: complete, consistent, named in both languages, with the rulebook's figures."""

from typing import get_args

import pytest
from pydantic import ValidationError

from schemas.catalogue import Catalogue
from schemas.objects import CreatureKindId, family_of, model_of
from schemas.wording import topic
from simulation.loading import catalogue_tables, default_catalogue

CATALOGUE = default_catalogue()
MECHANISMS = [kind.id for kind in CATALOGUE.objects if kind.family == "mechanism"]


def broken(section: str, at: int, **values: object) -> str:
    """What is said of the default catalogue with some values of one entry changed."""
    tables = catalogue_tables()
    tables[section][at].update(values)
    with pytest.raises(ValidationError) as caught:
        Catalogue.model_validate(tables)
    return str(caught.value)


def test_the_order_of_materials_is_fixed() -> None:
    """The place of a material is its value in every stored terrain array; its glyph is in every file."""
    assert "".join(material.glyph for material in CATALOGUE.materials) == "#%.,':&~=*_"
    assert CATALOGUE.material_value("chasm") == len(CATALOGUE.materials) - 1


@pytest.mark.parametrize(
    ("material", "solid", "walkable", "difficult"),
    [
        ("rock", True, False, False),
        ("floor", False, True, False),
        ("water", False, True, True),
        ("deep_water", False, False, True),
        ("ice", False, True, True),
        ("chasm", False, False, False),
    ],
)
def test_materials_bear_feet_or_not(material: str, solid: bool, walkable: bool, difficult: bool) -> None:
    """Rock fills its cell, water slows, deep water and chasms are no way on foot."""
    found = CATALOGUE.material(material)

    assert (found.solid, found.walkable, found.difficult) == (solid, walkable, difficult)


def test_every_kind_that_a_level_may_hold_is_in_the_catalogue() -> None:
    """Object kinds with the family under which they are stored, and all creature kinds."""
    families = {kind.id: kind.family for kind in CATALOGUE.objects}

    assert {kind: family_of(kind) for kind in families} == families
    assert {kind.id for kind in CATALOGUE.creatures} == set(get_args(CreatureKindId))


@pytest.mark.parametrize("family", ["activator", "mechanism", "timer", "door", "area", "furnishing"])
def test_no_kind_of_a_family_is_missing(family: str) -> None:
    """What the level's model allows, the catalogue describes."""
    described = [kind.id for kind in CATALOGUE.objects if kind.family == family]

    assert set(described) == set(get_args(model_of(described[0]).model_fields["kind"].annotation))


@pytest.mark.rule("TRP-03")
def test_there_are_five_activators_of_four_types() -> None:
    """The wide tripwire is a variant of the tripwire."""
    types = {kind.id: kind.activator.learning_type for kind in CATALOGUE.objects if kind.activator}

    assert types.pop("wide_tripwire") == "tripwire"
    assert set(types) == set(types.values()) == {"tripwire", "pressure_plate", "sensor", "lever"}


@pytest.mark.rule("TRP-04")
def test_there_are_ten_mechanisms() -> None:
    """Each kind of the family has a part that says what it does, and no other kind has one."""
    assert len(MECHANISMS) == 10
    assert [kind.id for kind in CATALOGUE.objects if kind.mechanism] == MECHANISMS


@pytest.mark.rule("TRP-05")
@pytest.mark.parametrize("mechanism", MECHANISMS)
def test_every_mechanism_needs_an_activator(mechanism: str) -> None:
    """The flag in the catalogue says so, for the five named traps as for the others."""
    part = CATALOGUE.object_kind(mechanism).mechanism

    assert part and part.needs_activator


@pytest.mark.rule("TRP-08")
@pytest.mark.parametrize(
    ("mechanism", "pattern", "reach", "remains"),
    [
        ("spinning_blades", "around", 1, "blood"),
        ("flamethrower", "line", 5, "burns"),
        ("gas_sprayer", "cloud", 2, "none"),
        ("electric_coil", "nearest", 3, "none"),
        ("dart_launcher", "first_on_line", 12, "blood"),
        ("explosive_trap", "burst", 2, "burns"),
        ("spider_trap", "none", 3, "none"),
        ("web_trap", "burst", 1, "none"),
        ("terror_trap", "burst", 3, "none"),
        ("alarm_trap", "none", 0, "none"),
    ],
)
def test_mechanisms_reach_as_far_as_the_rulebook_says(
    mechanism: str, pattern: str, reach: int, remains: str
) -> None:
    """Area and what it leaves behind."""
    part = CATALOGUE.object_kind(mechanism).mechanism

    assert part and (part.pattern, part.reach, part.remains) == (pattern, reach, remains)


@pytest.mark.rule("TRP-08")
@pytest.mark.parametrize(
    ("mechanism", "field", "value"),
    [
        ("gas_sprayer", "duration_ms", 30_000),
        ("gas_sprayer", "resist", ("strength",)),
        ("gas_sprayer", "harm", "light"),
        ("electric_coil", "targets", 3),
        ("web_trap", "affliction", "immobilised"),
        ("web_trap", "escape", ("strength", "agility")),
        ("terror_trap", "resist", ("will",)),
        ("terror_trap", "affliction_ms", 60_000),
        ("alarm_trap", "harm", "none"),
        ("alarm_trap", "sights", True),
    ],
)
def test_mechanisms_do_what_the_rulebook_says(mechanism: str, field: str, value: object) -> None:
    """Times, challenges and afflictions."""
    assert getattr(CATALOGUE.object_kind(mechanism).mechanism, field) == value


@pytest.mark.rule("TRP-08")
def test_the_spider_trap_releases_three_spiders_of_the_dungeon() -> None:
    """They fight on the dungeon's side."""
    part = CATALOGUE.object_kind("spider_trap").mechanism

    assert part and part.releases
    assert part.releases.count == 3
    assert CATALOGUE.creature_kind(part.releases.kind).side == "dungeon"


@pytest.mark.rule("BLD-02")
def test_activators_mechanisms_and_locks_need_metal() -> None:
    """None of them is built from nothing, or at once."""
    built = [kind for kind in CATALOGUE.objects if kind.family in ("activator", "mechanism", "padlock")]

    assert all(kind.metal > 0 and kind.build_ms > 0 for kind in built)


@pytest.mark.rule("RRM-02", "RRM-08")
def test_only_the_lever_is_never_rearmed_nor_rigged() -> None:
    """All other activators need rearms and can be rigged."""
    parts = {kind.id: kind.activator for kind in CATALOGUE.objects if kind.activator}

    assert [name for name, part in parts.items() if not part.needs_rearm] == ["lever"]
    assert [name for name, part in parts.items() if not part.can_be_rigged] == ["lever"]


@pytest.mark.rule("CMB-17")
def test_creatures_and_the_master_die_and_the_troll_does_not() -> None:
    """Beasts and the Master always die; the troll alone always falls unconscious."""
    beasts = [kind for kind in CATALOGUE.creatures if kind.group in ("master", "dungeon", "wild")]

    assert all(kind.always_dies for kind in beasts)
    assert [kind.id for kind in CATALOGUE.creatures if kind.always_falls_unconscious] == ["troll"]


@pytest.mark.rule("CMB-11")
def test_only_kobolds_share_a_cell() -> None:
    """Every other body has its cell to itself."""
    assert [kind.id for kind in CATALOGUE.creatures if kind.shares_cell] == ["kobold"]


@pytest.mark.parametrize("level", [0, 1, 5, 20])
def test_levels_never_lift_points_above_five(level: int) -> None:
    """Battle, Craft and Stalk run from 0 to 5."""
    for kind in CATALOGUE.creatures:
        at = kind.at_level(level)
        assert max(at.battle, at.craft, at.stalk) <= 5


def test_a_level_makes_a_warrior_stronger() -> None:
    """The third level adds twice what one level adds; the first adds nothing."""
    warrior = CATALOGUE.creature_kind("warrior")

    assert warrior.at_level(1) == warrior.attributes
    assert warrior.at_level(3).health == warrior.attributes.health + 2 * warrior.per_level.health


@pytest.mark.parametrize(
    ("codes", "ids"),
    [
        ("material", [entry.id for entry in CATALOGUE.materials]),
        ("object", [entry.id for entry in CATALOGUE.objects]),
        ("creature", [entry.id for entry in CATALOGUE.creatures]),
        ("creature.weapon", [entry.id for entry in CATALOGUE.weapons]),
        ("creature.affliction", [entry.id for entry in CATALOGUE.afflictions]),
    ],
)
def test_everything_has_a_name(codes: str, ids: list[str]) -> None:
    """The words hold one for each id."""
    words = topic(codes.partition(".")[0])

    assert [id for id in ids if f"{codes}.{id}" not in words] == []


@pytest.mark.parametrize(
    ("section", "values", "said"),
    [
        ("objects", {"id": "wide_tripwire"}, "'wide_tripwire' is there twice"),
        ("objects", {"placement": {"on": ["floor"], "materials": ["cheese"]}}, "no material 'cheese'"),
        ("materials", {"glyph": "%"}, "'%' is there twice"),
        ("creatures", {"always_falls_unconscious": True}, "exclude each other"),
        ("creatures", {"wings": 2}, "wings"),
    ],
)
def test_a_catalogue_that_contradicts_itself_is_refused(
    section: str, values: dict[str, object], said: str
) -> None:
    """The message names what does not fit."""
    assert said in broken(section, 0, **values)
