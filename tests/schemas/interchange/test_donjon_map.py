"""Cells, rooms, stairs and ways out of donjon's files become ground, areas and portals."""

from pathlib import Path

import pytest

from schemas.interchange.donjon import read_donjon
from schemas.objects import Area, Portal
from tests.schemas.interchange.drawing import codes, door, export, kinds, only, read, room

FILES = Path(__file__).parent / "files"
STAIRS = "####\n#V.#\n####"


def test_the_files_own_bits_are_read() -> None:
    """No bit is taken for granted: here all lie elsewhere than in today's files."""
    assert read(export(" ##\n#1.\n ##")).level.layers.terrain == ("#%%", "%..", "#%%")


def test_a_cell_becomes_a_square() -> None:
    """At scale 2 a cell of 10 ft is two by two."""
    assert read(export("#."), scale=2).level.layers.terrain == ("%%..", "%%..")


def test_the_margin_shifts_all_that_is_listed() -> None:
    """With `bleed`, rows and columns of rooms, doors and ways out are counted from inside the margin."""
    level = read_donjon((FILES / "margin.json").read_bytes()).level

    places = {placed.cell for placed in level.objects if not isinstance(placed, Area)}
    assert places == {(4, 8), (6, 7), (9, 9), (5, 0)}


def test_a_margin_that_the_file_does_not_own_up_to_is_found() -> None:
    """The doors tell, since each must meet a door in the cells."""
    picture = "     \n #####\n #1D2#\n #####\n     "
    content = export(picture, settings={"n_rows": "3"}, rooms=[None, room(east=[door(1, 2)])])

    assert codes(read(content), "guessed").count("margin") == 1
    assert only(read(content), "door").cell == (3, 2)


def test_a_cave_is_rooms_and_no_doors() -> None:
    """Its rooms have the shape of their cells; that nobody can come in is said."""
    imported = read_donjon((FILES / "cave.json").read_bytes())

    shapes = [placed.rects for placed in imported.level.objects if isinstance(placed, Area)]
    assert ((2, 2, 5, 1), (2, 3, 6, 1), (2, 4, 5, 1)) in shapes
    assert kinds(imported) == {"room": 2} and "no_way_in" in codes(imported, "dropped")


@pytest.mark.parametrize(("summary", "name"), [("2 x Rat", "1: 2 x Rat"), ("Empty", "1")])
def test_a_room_is_called_by_number_and_summary(summary: str, name: str) -> None:
    """Its number is on the designer's printed map, too."""
    assert only(read(export("11", rooms=[None, room(1, summary)])), "room").name == name


def test_what_is_in_a_room_is_a_note() -> None:
    """Monsters and treasure of another game are words for the designer."""
    detail = {"monster": ["2 x Rat", "--", "Treasure: 3 cp"], "room_features": "A\n    rug"}
    (note,) = read(export("11", rooms=[None, room(1, "2 x Rat", detail)])).level.notes

    assert note["text"] == "Monster: 2 x Rat\nMonster: Treasure: 3 cp\nRoom features: A rug"


def test_a_room_without_cells_lies_where_its_record_says() -> None:
    """The box that the record gives is taken, and that it was is said."""
    record = room() | {"north": 0, "south": 1, "west": 1, "east": 2}
    imported = read(export("...\n...", rooms=[None, record]))

    area = only(imported, "room")
    assert isinstance(area, Area) and area.rects == ((1, 0, 2, 2),)
    assert codes(imported, "guessed") == ["room_boxed"]


@pytest.mark.parametrize(("key", "form"), [("down", "stairs_down"), ("up", "stairs_up")])
def test_stairs_are_portals_that_face_away_from_the_corridor(key: str, form: str) -> None:
    """`dir` is where the corridor comes from."""
    content = export(STAIRS, stairs=[{"row": 1, "col": 1, "dir": "east", "key": key}])

    portal = only(read(content), "portal")
    assert isinstance(portal, Portal) and (portal.cell, portal.form, portal.facing) == ((1, 1), form, "w")


def test_stairs_that_are_not_listed_are_placed_as_marked() -> None:
    """The bits of the cell say which way they lead."""
    imported = read(export(STAIRS))

    assert only(imported, "portal").cell == (1, 1)
    assert "stairs_unrecorded" in codes(imported, "guessed")


@pytest.mark.parametrize(
    ("picture", "cell", "form", "said"),
    [
        ("#.#\n#.#\n#.#", (1, 0), "edge", "taken.edge"),
        (" . \n#.#\n#.#", (1, 0), "edge", "taken.edge"),
        ("   \n#.#\n#.#", (1, 0), "edge", "egress_dug"),
        ("###\n#.#\n#.#", (1, 2), "gate", "egress_inside"),
    ],
)
def test_a_way_out_leads_to_the_edge(picture: str, cell: tuple[int, int], form: str, said: str) -> None:
    """On over open cells and the blank margin; where a wall stands between, it is a gate that leads there."""
    imported = read(export(picture, egress=[{"row": 2, "col": 1, "dir": "north"}]))

    portal = only(imported, "portal")
    assert isinstance(portal, Portal) and (portal.cell, portal.form, portal.facing) == (cell, form, "n")
    assert said in {line.message.code.partition(".")[2] for line in imported.report}


def test_features_of_corridors_are_notes_at_each_mark() -> None:
    """One feature may be marked in several cells."""
    marks = [{"row": 0, "col": 0}, {"row": 0, "col": 2}]
    feature = {"key": "a", "summary": "Draught", "detail": "A cold\n   draught", "marks": marks}
    notes = read(export("...", corridor_features={"a": feature})).level.notes

    assert sorted((note["cell"], note["text"]) for note in notes) == [
        ((0, 0), "A cold draught"),
        ((2, 0), "A cold draught"),
    ]


def test_a_short_row_is_filled_with_rock() -> None:
    """Nothing else is shifted."""
    imported = read(export("...\n.\n..."))

    assert imported.level.layers.terrain == ("...", ".##", "...")
    assert codes(imported, "repaired") == ["short_rows"]
