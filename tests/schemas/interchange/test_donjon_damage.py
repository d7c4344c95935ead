"""Broken exports are refused with a sentence or taken over with a line; nothing hangs, nothing crashes."""

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

from schemas.interchange.donjon import read_donjon
from schemas.level import MAX_SIDE
from schemas.problem import SayError
from simulation.level.from_file import level_from
from simulation.level.writing import write_level
from simulation.level_files import default_legend
from tests.schemas.interchange.drawing import BITS, codes, door, export, read, room
from tests.simulation.level.fuzz import damaged

FILES = sorted((Path(__file__).parent / "files").glob("*.json"))
DOORS = ("door", "secret_door", "portcullis", "archway")
CORPUS = os.environ.get("TRAPWRIGHT_CORPUS", "")
REAL = sorted(Path(CORPUS, "donjon").glob("*.json")) if CORPUS else []


def as_saved(data: bytes, scale: int = 1) -> bytes:
    """The bytes of the level that an export becomes; fails if the level's own reader finds a fault."""
    reading = level_from(read_donjon(data, scale).level, default_legend())
    assert not reading.findings
    return write_level(reading.level, default_legend())


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ([], "donjon.no_export"),
        ({"cells": []}, "donjon.no_export"),
        ({"cell_bit": BITS, "cells": []}, "donjon.no_rows"),
        ({"cell_bit": BITS, "cells": [[], []]}, "donjon.no_rows"),
        ({"cell_bit": BITS, "cells": "#"}, "donjon.no_rows"),
        ({"cell_bit": BITS, "cells": [[0], 1]}, "donjon.not_a_list"),
        ({"cell_bit": BITS, "cells": [[0, 1.5]]}, "donjon.no_whole_number"),
        ({"cell_bit": BITS, "cells": [[0, -1]]}, "donjon.no_whole_number"),
        ({"cell_bit": [], "cells": [[0]]}, "donjon.not_an_object"),
        ({"cell_bit": {"room": "2"}, "cells": [[0]]}, "donjon.no_whole_number"),
        ({"cell_bit": {"block": 1}, "cells": [[0]]}, "donjon.no_open_bits"),
        ({"cell_bit": BITS, "cells": [[0] * (MAX_SIDE + 1)]}, "donjon.too_large"),
    ],
)
def test_what_is_no_export_is_refused(content: Any, code: str) -> None:
    """Without cells and their bits there is no map."""
    with pytest.raises(SayError) as refusal:
        read(content)
    assert [message.code for message in refusal.value.messages] == [code]


@pytest.mark.parametrize("data", [b"", b"{", FILES[0].read_bytes()[:200], b"[" * 100_000, b"\xff\xfe"])
def test_what_is_no_json_is_refused(data: bytes) -> None:
    """Cut off, nested too deep, or no text at all."""
    with pytest.raises(SayError):
        read_donjon(data)


def test_a_refusal_names_place_and_value() -> None:
    """Every wrong cell at once."""
    with pytest.raises(SayError) as refusal:
        read({"cell_bit": BITS, "cells": [[0, None], ["x", 0]]})
    first, second = refusal.value.text().split("\n")
    assert first.startswith("cells[0][1]: null") and second.startswith('cells[1][0]: "x"')


def test_a_scale_that_makes_the_map_too_large_is_refused() -> None:
    """The way out is a smaller scale."""
    with pytest.raises(SayError, match="smaller scale"):
        read({"cell_bit": BITS, "cells": [[0] * 400]}, 3)


@pytest.mark.parametrize(
    ("parts", "code"),
    [
        ({"rooms": {"1": 2}}, "not_a_list"),
        ({"rooms": [7]}, "not_an_object"),
        ({"rooms": [None, room(east=[door(99, 99)])]}, "off_map"),
        ({"rooms": [None, room(summary=["x"])]}, "no_text"),  # type: ignore[arg-type]  # wrong on purpose
        ({"stairs": [{"row": "x", "col": 0}]}, "no_whole_number"),
        ({"stairs": [{"row": 0, "col": 2, "key": "up"}]}, "way_in_rock"),
        ({"rooms": [None, room(7), room(7)]}, "room_twice"),
        ({"egress": [{"row": 0, "col": 0, "dir": "north"}] * 10_001}, "too_many"),
    ],
)
def test_a_damaged_record_costs_only_itself(parts: dict[str, Any], code: str) -> None:
    """The rest of the map is taken over, and the report says what was not."""
    imported = read(export("11#", **parts))

    assert imported.level.layers.terrain == ("..%",)
    assert code in codes(imported, "dropped")


@pytest.mark.parametrize("seed", range(8))
def test_no_damage_crashes_the_reader(seed: int) -> None:
    """Bytes, tokens and values changed by dice: a level that its own reader takes, or a sentence."""
    dice = random.Random(seed)
    for _ in range(60):
        data = damaged(dice.choice(FILES).read_bytes(), dice)
        try:
            as_saved(data, dice.choice((1, 2, 3)))
        except SayError as error:
            assert error.messages and "{" not in error.messages[0].code


@pytest.mark.parametrize("path", [*FILES, *REAL], ids=lambda path: path.stem)
def test_converting_twice_gives_the_same_file(path: Path) -> None:
    """Ids come from the content, so the second file is the first, byte for byte."""
    assert as_saved(path.read_bytes()) == as_saved(path.read_bytes())


@pytest.mark.parametrize("path", REAL, ids=lambda path: path.stem)
def test_every_door_of_a_real_export_is_placed(path: Path) -> None:
    """As many as there are cells with the bit of a door."""
    content = json.loads(path.read_bytes())
    mask = sum(
        content["cell_bit"][name] for name in ("arch", "door", "locked", "trapped", "secret", "portcullis")
    )
    marked = sum(bool(value & mask) for row in content["cells"] for value in row)

    level = read_donjon(path.read_bytes()).level
    assert sum(placed.kind in DOORS for placed in level.objects) == marked
