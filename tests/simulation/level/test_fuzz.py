"""Thousands of damaged files: each opens, in part or whole, or is refused in sentences, in well under 2 s.

The long run: `TRAPWRIGHT_FUZZ=2000000 ./test tests/simulation/level/test_fuzz.py`; a failure names its seed.
"""

import os
import random
import time
from importlib.resources import files

import pytest

from schemas.problem import SayError
from simulation.level.reading import Reading, read_level
from simulation.level.writing import write_level
from tests.simulation.level.files import LEGEND, said
from tests.simulation.level.fuzz import damaged

FILES = int(os.environ.get("TRAPWRIGHT_FUZZ", "8000"))
BATCHES = 8
SECONDS = 2.0


def sources() -> list[bytes]:
    """Sound files with everything in them."""
    folder = files("editor.core.templates")
    return [(folder / f"{name}.dungeon").read_bytes() for name in ("blank", "cellar", "crossroads")]


def opened(data: bytes) -> Reading | None:
    """The level, or None where it is refused with sentences; anything else fails."""
    try:
        reading = read_level(data, LEGEND)
    except SayError as error:
        assert said(error.messages)
        return None
    said([finding.message for finding in reading.findings])
    return reading


@pytest.mark.parametrize("batch", range(BATCHES))
def test_no_damage_crashes_the_reader(batch: int) -> None:
    """What opens can be saved, and opens again with the same bytes: damage does not spread."""
    files_of_all = sources()
    for number in range(batch, FILES, BATCHES):
        dice = random.Random(number)
        data = damaged(dice.choice(files_of_all), dice)
        began = time.process_time()
        reading = opened(data)
        assert time.process_time() - began < SECONDS, number
        if reading is not None:
            written = write_level(reading.level, LEGEND)
            assert write_level(read_level(written, LEGEND).level, LEGEND) == written, number


def test_the_damage_is_neither_all_fatal_nor_all_harmless() -> None:
    """A fuzzer of which nothing opens, or everything, tests nothing."""
    (source, *_), dice = sources(), random.Random(0)
    readings = [opened(damaged(source, dice)) for _ in range(200)]

    assert 20 < sum(reading is not None and bool(reading.findings) for reading in readings) < 180
