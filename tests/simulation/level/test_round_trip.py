"""Saving what was read changes nothing: not a byte of the file, not a value of the level."""

import json

import numpy as np
import pytest
from hypothesis import given
from jsonschema import Draft202012Validator

from schemas.level import LevelFile
from schemas.model import FileModel
from schemas.objects import Door
from simulation.level.level import LAYERS, Level
from simulation.level.reading import read_level
from simulation.level.writing import write_level
from simulation.level_files import default_legend
from tests.conventions.sources import ROOT
from tests.simulation.level.random_levels import levels

LEGEND = default_legend()


@given(levels())
def test_a_level_reads_back_as_it_was_written(level: Level) -> None:
    """Layers, objects, wires, scenarios, rules and all that is only kept."""
    read, findings = read_level(write_level(level, LEGEND), LEGEND)

    assert not findings
    assert all(np.array_equal(read.layer(name), level.layer(name)) for name in LAYERS)
    assert (read.wires, read.scenarios, read.ruleset) == (level.wires, level.scenarios, level.ruleset)
    assert read.objects.keys() == level.objects.keys()


@given(levels())
def test_saving_an_unchanged_file_gives_the_same_bytes(level: Level) -> None:
    """So that version control sees only what a designer did."""
    written = write_level(level, LEGEND)

    assert write_level(read_level(written, LEGEND).level, LEGEND) == written


@given(levels())
def test_what_is_written_fits_the_model_of_the_file(level: Level) -> None:
    """The published model and its JSON Schema describe what the program writes."""
    assert isinstance(LevelFile.model_validate_json(write_level(level, LEGEND)), FileModel)


@given(levels())
def test_what_is_written_fits_the_published_schema(level: Level) -> None:
    """Other programs may rely on `schemas/json/level.json`."""
    schema = json.loads((ROOT / "schemas" / "json" / "level.json").read_text("utf-8"))

    Draft202012Validator(schema).validate(json.loads(write_level(level, LEGEND)))


def test_a_level_is_written_a_row_and_an_object_a_line() -> None:
    """Defaults, uniform layers and empty lists are left out; known fields come first, unknown ones sorted."""
    level = Level.blank(3, 2, "Crypt")
    level.terrain = np.array([[0, 2, 0], [0, 2, 2]], np.uint8)
    level.elevation = np.array([[0, 0, 0], [0, -10, 5]], np.int16)
    level.objects["d1"] = Door.model_validate(
        {"id": "d1", "kind": "door", "cell": (1, 0), "held_open": True, "z": 1, "a": [2]}
    )
    assert write_level(level, LEGEND).decode() == PICTURE


PICTURE = """{
  "format": 1,
  "name": "Crypt",
  "size": [3, 2],
  "legend": LEGEND,
  "layers": {
    "terrain": [
      "#.#",
      "#.."
    ],
    "elevation": [
      "  0   0   0",
      "  0 -10   5"
    ]
  },
  "objects": [
    {"id": "d1", "kind": "door", "cell": [1, 0], "held_open": true, "a": [2], "z": 1}
  ]
}
""".replace("LEGEND", json.dumps(LEGEND.as_file()))


def test_half_a_character_does_not_keep_a_designer_from_saving() -> None:
    """What was pasted into the level's name; the file can be read again."""
    written = write_level(Level.blank(2, 2, "Cr\ud83dypt"), LEGEND)

    assert read_level(written, LEGEND).level.name == "Cr?ypt"


@pytest.mark.parametrize("name", LAYERS)
def test_layers_come_read_only(name: str) -> None:
    """Nothing but an edit changes a level that was read."""
    level = read_level(write_level(Level.blank(2, 2), LEGEND), LEGEND).level

    assert not level.layer(name).flags.writeable


def test_order_in_the_file_does_not_matter() -> None:
    """Objects are sorted by id, so that two designers who add one each get a file that merges."""
    level = Level.blank(4, 4)
    for name in ("b", "a"):
        level.objects[name] = Door(id=name, kind="door", cell=(0, 0))

    written = write_level(level, LEGEND).decode()

    assert written.index('"id": "a"') < written.index('"id": "b"')
