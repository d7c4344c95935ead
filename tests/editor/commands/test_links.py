"""`trapwright links` writes the circuit table, and tells two levels' links apart."""

import csv
import json
from pathlib import Path

import pytest

from editor.cli import run
from editor.core.document import Document
from editor.core.linking.link import plan_link
from simulation.level.level import Level
from simulation.level_files import save_level
from tests.editor.core.linking.situations import RULES, wired

Said = pytest.CaptureFixture[str]
HALL = """
    P.....M
    .......
    Q.....D
"""


def saved(folder: Path, name: str, level: Level) -> str:
    """A level's file."""
    save_level(folder / name, level)
    return str(folder / name)


def test_the_table_has_a_line_for_each_activator(tmp_path: Path) -> None:
    """What it fires, after what time, over how much wire."""
    level = saved(tmp_path, "hall.dungeon", wired(HALL.replace("P.", "PT"), "P M"))

    assert run(["links", level, "-o", str(tmp_path / "links.csv"), "--quiet"]) == 0
    rows = list(csv.DictReader((tmp_path / "links.csv").read_text("utf-8").splitlines()))
    told = [(row["Id"], row["Mechanism id"], row["Delay (s)"], row["Cells of wire"]) for row in rows]
    assert told == [("P", "M", "2", "8"), ("Q", "", "", "0")]


def test_a_name_cannot_be_a_formula(tmp_path: Path, capsys: Said) -> None:
    """Spreadsheets would run it."""
    level = wired(HALL)
    level.objects["P"] = level.objects["P"].model_copy(update={"name": "=1+1"})

    run(["links", saved(tmp_path, "hall.dungeon", level), "--quiet"])

    assert "\n'=1+1,P," in capsys.readouterr().out


def test_links_of_two_levels_are_told_apart(tmp_path: Path, capsys: Said) -> None:
    """A sentence for each difference; the exit code says that there is one."""
    level = wired(HALL, "P M")
    before = saved(tmp_path, "before.dungeon", level)
    document = Document(level)
    document.do(plan_link(level, RULES, "Q", "D").edit)
    after = saved(tmp_path, "after.dungeon", document.level)

    assert (run(["links", before, before]), run(["links", before, after])) == (0, 1)
    assert capsys.readouterr().out == "Lever at 0, 2 now drives portcullis at 6, 2\n"


def test_links_as_json(tmp_path: Path, capsys: Said) -> None:
    """Ids and milliseconds."""
    run(["links", saved(tmp_path, "hall.dungeon", wired(HALL, "P M")), "--json", "--quiet"])

    (link,) = json.loads(capsys.readouterr().out)
    assert link == {"activator": "P", "sink": "M", "does": "fires", "on_ms": 0, "off_ms": 0}
