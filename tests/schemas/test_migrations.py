"""Files of every earlier format open as if they had been written today, for ever."""

import json
from pathlib import Path
from typing import Any

import pytest

from schemas.level import FORMAT
from schemas.migrations import STEPS, migrated
from simulation.level.reading import read_level
from simulation.level_files import default_legend

EXAMPLES = Path(__file__).parent / "migrations"
NAMES = [f"from_{number}_to_{number + 1}" for number in range(FORMAT)]


def example(name: str, which: str) -> dict[str, Any]:
    """The example file before or after a step."""
    content: dict[str, Any] = json.loads((EXAMPLES / f"{name}.{which}.json").read_text("utf-8"))
    return content


def test_there_is_a_step_from_every_earlier_format() -> None:
    """A new format brings its step and its pair of examples."""
    assert [step.__name__ for step in STEPS] == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_each_step_turns_its_example_into_the_next_format(name: str) -> None:
    """The pair shows what the step is for."""
    step = STEPS[NAMES.index(name)]

    assert step(example(name, "before")) == example(name, "after")


@pytest.mark.parametrize("name", NAMES)
def test_each_example_opens_without_findings(name: str) -> None:
    """Reading migrates by itself."""
    assert read_level(json.dumps(example(name, "before")).encode(), default_legend()).findings == ()


@pytest.mark.parametrize(
    "content",
    [
        {"format": 0, "terrain": 5},
        {"format": 0, "terrain": [], "layers": []},
        {"format": 0, "objects": {"hold": 1}},
        {"format": 0, "objects": [5, None, {"hold": 1, "held_open": 2}]},
        {"format": 0},
    ],
)
def test_a_broken_old_file_is_left_to_the_reader_to_judge(content: dict[str, Any]) -> None:
    """Steps never crash, and what they don't recognise stays as it is."""
    assert migrated(content, 0)["format"] == FORMAT


def test_a_step_changes_nothing_in_what_it_was_given() -> None:
    """Whoever shows the difference still has the old content."""
    content = example(NAMES[0], "before")
    migrated(content, 0)

    assert content == example(NAMES[0], "before")
