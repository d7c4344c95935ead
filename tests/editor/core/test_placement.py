"""What may stand where, and the reason said before the click."""

import pytest

from editor.core.derived import Derived
from editor.core.facing import new_object
from tests.editor.core.sketches import furnish, level_of

MAP = (
    "#######",
    "#.....#",
    "#..~..#",
    "###.###",
    "#.....#",
    "#.....#",
)


def why_not(
    kind: str, cell: tuple[int, int], facing: str = "n", *others: tuple[str, tuple[int, int]]
) -> str | None:
    """The code of the reason why a new `kind` may not stand there beside `others`."""
    level = furnish(
        level_of(*MAP), *(new_object(other, at, f"o{n}", "n") for n, (other, at) in enumerate(others))
    )
    reason = Derived(level).placement.why_not(new_object(kind, cell, "new", facing))
    return reason.code if reason else None


@pytest.mark.parametrize(
    ("kind", "cell", "facing", "reason"),
    [
        ("pressure_plate", (1, 1), "n", None),
        ("pressure_plate", (0, 1), "n", "placement.needs"),
        ("lever", (0, 1), "e", None),
        ("lever", (0, 1), "n", "placement.needs"),
        ("lever", (1, 1), "n", None),
        ("door", (3, 3), "n", None),
        ("door", (3, 3), "e", "placement.needs"),
        ("door", (2, 1), "n", "placement.needs"),
        ("double_door", (6, 1), "n", "placement.off_map"),
        ("goblin", (0, 0), "n", "placement.needs"),
        ("goblin", (3, 2), "n", None),
        ("timer", (0, 0), "n", None),
        ("bed", (9, 9), "n", "placement.off_map"),
    ],
)
def test_the_ground_decides(kind: str, cell: tuple[int, int], facing: str, reason: str | None) -> None:
    """Plates lie on floor, levers also hang on walls, doors need a frame, timers go anywhere."""
    assert why_not(kind, cell, facing) == reason


@pytest.mark.rule("TRP-06")
@pytest.mark.parametrize(("cell", "reason"), [((4, 4), "placement.too_near"), ((5, 4), None)])
def test_activators_keep_their_distance(cell: tuple[int, int], reason: str | None) -> None:
    """Three free cells between a plate and the next activator, levers too."""
    assert why_not("lever", cell, "n", ("pressure_plate", (1, 5))) == reason


@pytest.mark.rule("DOR-06")
def test_a_padlock_sits_on_a_door_only() -> None:
    """On the door's cell, one at a time; not on bare floor."""
    door, lock = ("door", (3, 3)), ("padlock", (3, 3))

    assert why_not("padlock", (3, 3), "n") == "placement.needs"
    assert why_not("padlock", (3, 3), "n", door) is None
    assert why_not("padlock", (3, 3), "n", door, lock) == "placement.taken"


@pytest.mark.parametrize(
    ("kind", "other", "reason"),
    [
        ("goblin", "orc", "placement.taken"),
        ("goblin", "bed", None),
        ("goblin", "altar", "placement.taken"),
        ("bed", "treasure", "placement.taken"),
        ("remains", "bed", None),
    ],
)
def test_who_shares_a_cell(kind: str, other: str, reason: str | None) -> None:
    """One body a cell, whatever it is; remains lie anywhere."""
    assert why_not(kind, (1, 1), "n", (other, (1, 1))) == reason
