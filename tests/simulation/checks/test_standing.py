"""Objects and creatures that stand where they may not."""

from typing import Any

import pytest

from tests.simulation.checks.checking import culprits, found
from tests.simulation.drawing import GROUND, drawn

CASES: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("W-DOOR-NO-FRAME", "...\n.D.\n...", {"D": "door"}, {"D": "bed"}),
    ("E-LOCK-NO-DOOR", "#.#\n#L#\n#.#", {"L": "padlock"}, {"L": {"kind": "door", "padlock": {}}}),
    ("E-PORTAL-INSIDE", "...\n.Q.\n...", {"Q": "portal"}, {"Q": {"kind": "portal", "form": "gate"}}),
    ("W-GROUND", "...\n.T.\n...", {"T": {"kind": "flamethrower"}}, {"T": "bed"}),
]


def on(ground: str, kind: str) -> list[tuple[str, ...]]:
    """What is found about one object of that kind on ground of that glyph, as pairs of code and id."""
    level = drawn("...\n.X.\n...", X=kind)
    level.terrain.flags.writeable = True
    level.terrain[1, 1] = GROUND[ground]
    codes = ("W-GROUND", "E-CREATURE-IN-ROCK", "W-DOOR-NO-FRAME", "E-OBJ-OFFMAP")
    return [(code, *ids) for code in codes for ids in culprits(level, code)]


@pytest.mark.parametrize(
    ("code", "picture", "wrong", "right"), CASES[:3], ids=[case[0] for case in CASES[:3]]
)
def test_what_may_not_stand_there_is_found(
    code: str, picture: str, wrong: dict[str, Any], right: dict[str, Any]
) -> None:
    """And what may, is not."""
    assert culprits(drawn(picture, **wrong), code) == [(next(iter(wrong)),)]
    assert not found(drawn(picture, **right), code)


@pytest.mark.parametrize(
    ("ground", "kind", "code"),
    [
        ("#", "goblin", "E-CREATURE-IN-ROCK"),
        (".", "goblin", None),
        ("=", "goblin", None),
        ("#", "pressure_plate", "W-GROUND"),
        ("_", "treasure", "W-GROUND"),
        (".", "treasure", None),
        ("#", "timer", None),
    ],
)
def test_the_ground_must_carry_it(ground: str, kind: str, code: str | None) -> None:
    """Creatures stand or swim, plates lie on floor, timers go anywhere."""
    assert on(ground, kind) == ([(code, "X")] if code else [])


def test_two_creatures_in_one_cell_are_found_once() -> None:
    """So are two things that may not share it; a creature in its bed is fine."""
    level = drawn("AB.C", A="goblin", B="goblin", C="bed")
    level.objects["B"] = level.objects["B"].model_copy(update={"cell": (0, 0)})
    level.objects["D"] = level.objects["A"].model_copy(update={"id": "D", "cell": (3, 0)})

    assert culprits(level, "E-CELL-TAKEN") == [("A", "B")]


def test_what_lies_off_the_map_is_found_and_harms_no_other_check() -> None:
    """The far half of a double door, and an area."""
    level = drawn("..D", D={"kind": "double_door", "facing": "n"})
    area = drawn("s..").objects["s"]
    level.objects["s"] = area.model_copy(update={"rects": ((0, 0, 9, 9),)})

    assert culprits(level, "E-OBJ-OFFMAP") == [("D",), ("s",)]
    assert not found(drawn("s..D"), "E-OBJ-OFFMAP")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "X can't stand there: it needs floor to"), ("es", "X no puede estar ahí: necesita suelo")],
)
def test_what_cant_stand_there_is_named_once(language: str, said: str) -> None:
    """One sentence, with no kind in small letters in the middle."""
    level = drawn("...\n.X.\n...", X="electric_coil")
    level.terrain.flags.writeable = True
    level.terrain[1, 1] = GROUND["#"]
    [wrong] = found(level, "W-GROUND")

    assert wrong.message.text(language).startswith(said)
