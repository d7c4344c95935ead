"""The ruleset: described parameters, overrides with reasons, presets, its TOML form."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schemas.problem import SayError
from schemas.ruleset import Param, Ruleset, iter_params, preset
from schemas.ruleset.as_toml import as_toml, from_toml
from schemas.wording import topic
from tests.conventions.sources import ROOT

RULESET = Ruleset()
PARAMS = {param.path: param for param in iter_params(RULESET)}


def other_value(param: Param) -> st.SearchStrategy[object]:
    """Any value that the parameter accepts."""
    if param.choices:
        return st.sampled_from(param.choices)
    return st.integers(param.low, param.high)


OVERRIDES = st.fixed_dictionaries({}, optional={path: other_value(param) for path, param in PARAMS.items()})


def refusal(overrides: dict[str, object]) -> str:
    """What is said of overrides that do not fit."""
    with pytest.raises(SayError) as caught:
        RULESET.with_overrides(overrides)
    return caught.value.text()


@pytest.mark.parametrize("param", PARAMS.values(), ids=PARAMS)
def test_every_parameter_is_described(param: Param) -> None:
    """Each has a rule, a help line in the words, and a default that it accepts itself."""
    assert param.rules
    assert param.help.code in topic("ruleset")
    assert param.accepts(param.value)


def test_an_override_changes_its_parameter_alone() -> None:
    """The other values stay, and so does the ruleset that was overridden."""
    changed = RULESET.with_overrides({"doors.pick_percent": 60})

    different = [param.path for param in iter_params(changed) if param != PARAMS[param.path]]
    assert different == ["doors.pick_percent"]
    assert RULESET.doors.pick_percent == 70


def test_a_row_of_a_table_is_overridden_by_its_number() -> None:
    """The growth table of INV-16 can be edited cell by cell."""
    changed = RULESET.with_overrides({"invasions.growth.2.members_max": 6})

    assert [row.members_max for row in changed.invasions.growth][1:4] == [3, 6, 5]


@pytest.mark.parametrize("value", [101, -1, True, "70", 70.0, None])
def test_a_refused_number_names_path_value_and_range(value: object) -> None:
    """Whole numbers within the range only; the message says which."""
    said = refusal({"doors.pick_percent": value})

    assert "doors.pick_percent" in said
    assert str(value) in said
    assert "from 0 to 100" in said


def test_a_refused_choice_names_what_there_is() -> None:
    """A switch says what it can be set to."""
    assert "rolled, fixed" in refusal({"dice.opposition": "loaded"})


def test_an_unknown_path_names_the_nearest() -> None:
    """A slip of the pen is answered with the right name."""
    assert "doors.pick_percent" in refusal({"doors.pick_percents": 60})


def test_all_that_is_wrong_is_said_at_once() -> None:
    """One message for each override that does not fit."""
    assert len(refusal({"doors.pick_percent": 101, "combat.harm": "no", "nothing.of": 1}).splitlines()) == 3


def test_the_presets_differ_in_opposition_and_harm() -> None:
    """*dungeon* is rolled with wounds, *tabletop* fixed with health; all else is the same."""
    tabletop = preset("tabletop")

    assert (RULESET.dice.opposition, RULESET.combat.harm) == ("rolled", "wounds")
    assert (tabletop.dice.opposition, tabletop.combat.harm) == ("fixed", "health")
    assert preset("dungeon") == RULESET


@pytest.mark.rule("STN-10")
def test_every_count_of_the_tactical_rules_is_a_value_of_its_own() -> None:
    """No two rules share a count: each bane, boon, yard and round can be changed alone."""
    tactics = ("moving.", "actions.", "attacks.", "stunts.", "rounds.", "awareness.")
    counts = [path for path, param in PARAMS.items() if path.startswith(tactics) and param.unit]

    changed = {path: RULESET.with_overrides({path: PARAMS[path].high}) for path in counts}
    assert len(set(changed.values())) == len(counts) > 60


def test_the_default_ruleset_on_disk_is_the_models() -> None:
    """Made anew by `python -m schemas.ruleset.as_toml > simulation/data/ruleset.toml` after a change."""
    written = (ROOT / "simulation" / "data" / "ruleset.toml").read_text("utf-8")

    assert written == as_toml(RULESET)


@given(OVERRIDES)
def test_any_ruleset_survives_toml(overrides: dict[str, object]) -> None:
    """Writing and reading gives the same values."""
    ruleset = RULESET.with_overrides(overrides)

    assert from_toml(as_toml(ruleset)) == ruleset


@given(OVERRIDES)
def test_any_fitting_override_passes_the_models_own_check(overrides: dict[str, object]) -> None:
    """What an override accepts, the model accepts when read from a file."""
    ruleset = RULESET.with_overrides(overrides)

    assert Ruleset.model_validate(ruleset.model_dump()) == ruleset
