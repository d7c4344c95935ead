"""Every kind of door of donjon finds its place, its padlock and its words."""

from pathlib import Path

import pytest

from schemas.interchange.donjon import read_donjon
from schemas.objects import Door
from tests.schemas.interchange.drawing import codes, door, export, kinds, only, read, room

EVERY_DOOR = Path(__file__).parent / "files" / "every_door.json"
BETWEEN = "#####\n#1{}2#\n#####"


@pytest.mark.parametrize(
    ("cell", "kind", "facing"),
    [
        ((4, 3), "archway", "e"),
        ((8, 3), "door", "e"),
        ((2, 5), "door", "n"),
        ((6, 5), "door", "n"),
        ((10, 5), "portcullis", "n"),
        ((2, 7), "secret_door", "n"),
    ],
)
def test_every_kind_of_door(cell: tuple[int, int], kind: str, facing: str) -> None:
    """Arch, door, locked, trapped, portcullis and secret stand where the file has them, across the way."""
    level = read_donjon(EVERY_DOOR.read_bytes()).level

    (found,) = (placed for placed in level.objects if isinstance(placed, Door) and placed.cell == cell)
    assert (found.kind, found.facing) == (kind, facing)


@pytest.mark.parametrize(
    ("glyph", "desc", "objects"),
    [
        ("L", "Locked Oak Door", {"door": 1, "padlock": 1}),
        ("D", "Unlocked Oak Door", {"door": 1}),
        ("T", "Trapped and Locked Oak Door", {"door": 1, "padlock": 1}),
        ("S", "Secret Locked Oak Door", {"secret_door": 1, "padlock": 1}),
        ("P", "Iron Portcullis", {"portcullis": 1}),
    ],
)
def test_what_is_locked_has_a_padlock(glyph: str, desc: str, objects: dict[str, int]) -> None:
    """A locked door has one, and so has a door of another kind that is called locked."""
    kind = {"L": "locked", "D": "door", "T": "trapped", "S": "secret", "P": "portcullis"}[glyph]
    content = export(BETWEEN.format(glyph), rooms=[None, room(east=[door(1, 2, kind, desc)])])

    assert kinds(read(content)) == {"room": 2} | objects


def test_a_trap_on_a_door_is_a_note_and_a_line() -> None:
    """We have no trap of that kind: the designer is told which door, and how it was trapped."""
    record = door(1, 2, "trapped", "Trapped Oak Door", trap="Falling Anvil")
    imported = read(export(BETWEEN.format("T"), rooms=[None, room(east=[record])]))

    assert "door_trap" in codes(imported, "dropped")
    assert [(note["cell"], note["text"]) for note in imported.level.notes] == [((2, 1), "Falling Anvil")]


def test_a_door_that_two_rooms_list_is_one_door() -> None:
    """Both records tell of the same door; what only the second says is kept."""
    east, west = door(1, 2, "secret"), door(1, 2, "secret", secret="Behind a tapestry")
    imported = read(export(BETWEEN.format("S"), rooms=[None, room(1, east=[east]), room(2, west=[west])]))

    assert kinds(imported)["secret_door"] == 1
    assert imported.level.notes[0]["text"] == "Behind a tapestry"


def test_a_door_that_no_room_lists_is_placed_as_marked() -> None:
    """The bits of the cell say what it is."""
    imported = read(export(BETWEEN.format("P")))

    assert only(imported, "portcullis").cell == (2, 1)
    assert "door_unrecorded" in codes(imported, "guessed")


def test_a_door_of_an_unknown_kind_is_what_its_cell_says() -> None:
    """The generator may learn new kinds; the cell still has its bit."""
    imported = read(export(BETWEEN.format("S"), rooms=[None, room(east=[door(1, 2, "curtain")])]))

    assert only(imported, "secret_door").cell == (2, 1)
    assert "door_unknown" in codes(imported, "guessed")


def test_a_door_listed_in_a_wall_makes_an_opening() -> None:
    """The list of doors is believed."""
    imported = read(export(BETWEEN.format("#"), rooms=[None, room(east=[door(1, 2)])]))

    assert imported.level.layers.terrain[1] == "%...%"
    assert "door_in_rock" in codes(imported, "repaired")


def test_a_door_without_a_frame_is_left_out() -> None:
    """In the open nothing holds it; the way stays open."""
    imported = read(export("....\n.D..\n....", rooms=[None, room(east=[door(1, 1)])]))

    assert not kinds(imported)
    assert "door_unframed" in codes(imported, "dropped")


@pytest.mark.parametrize("scale", [2, 3])
def test_a_scaled_door_fills_its_way(scale: int) -> None:
    """At a larger scale the wall closes in on the door, so that nobody walks round it."""
    imported = read(export(BETWEEN.format("D")), scale)

    x, y = only(imported, "door").cell
    column = [row[x] for row in imported.level.layers.terrain]
    assert [index for index, glyph in enumerate(column) if glyph == "."] == [y]
