"""The sample levels are clean, are drawn by their scripts, and every invasion of them comes to an end."""

from importlib import import_module
from pathlib import Path

import pytest

from sample_levels.building.__main__ import FOLDER, LEVELS
from schemas.clock import DAY, HOUR
from schemas.objects import Creature
from simulation.analysis.work import WorkReading, reading_at, work_figures
from simulation.checks import run_checks
from simulation.level.level import Level
from simulation.level.writing import write_level
from simulation.level_files import default_legend, load_level
from simulation.loading import default_catalogue, default_ruleset
from simulation.session import Session

TEMPLATES = Path(__file__).parents[2] / "editor/core/templates"
PLAYABLE = [FOLDER / f"{name}.dungeon" for name in ("tutorial", "passage", "vault")] + [
    TEMPLATES / f"{name}.dungeon" for name in ("blank", "cellar", "crossroads", "gauntlet")
]
PLAYS = [
    pytest.param(path, scenario, id=f"{path.stem}-{scenario}")
    for path in PLAYABLE
    for scenario in (None, *load_level(path).level.scenarios)
]
PATIENCE = 12 * HOUR
SHOWN = {"overwound": ["W-REARM-LOAD"]}
"""What a level is there to show."""


@pytest.mark.parametrize("name", LEVELS)
def test_there_is_nothing_to_complain_about(name: str) -> None:
    """Neither the file nor the level has a finding but the one that it is there to show."""
    level, findings = load_level(FOLDER / f"{name}.dungeon")

    assert not findings
    found = run_checks(level, default_catalogue(), default_ruleset())
    assert [finding.check for finding in found] == SHOWN.get(name, [])


@pytest.mark.parametrize("name", LEVELS)
def test_the_file_is_what_its_script_draws(name: str) -> None:
    """`python -m sample_levels.building` has nothing to change."""
    level = getattr(import_module(f"sample_levels.building.{name}"), name)()

    assert (FOLDER / f"{name}.dungeon").read_bytes() == write_level(level, default_legend())


@pytest.mark.parametrize(("path", "scenario"), PLAYS)
def test_every_invasion_ends(path: Path, scenario: str | None, seeds: range = range(3)) -> None:
    """Whatever the dice say, within half a day all have fallen, fled or left."""
    level, _ = load_level(path)

    late = [seed for seed in seeds if not _ends(level, scenario, seed)]

    assert late == []


@pytest.mark.slow
@pytest.mark.parametrize(("path", "scenario"), PLAYS)
def test_every_invasion_ends_for_many_seeds(path: Path, scenario: str | None) -> None:
    """The same for fifty seeds each."""
    test_every_invasion_ends(path, scenario, range(3, 50))


@pytest.mark.slow
def test_the_siege_of_the_stronghold_ends() -> None:
    """Two thousand objects, three parties."""
    level, _ = load_level(FOLDER / "stronghold.dungeon")

    assert [seed for seed in range(3) if not _ends(level, "siege", seed)] == []


def _ends(level: Level, scenario: str | None, seed: int) -> bool:
    session = Session.start(level, seed=seed, scenario=level.scenarios[scenario] if scenario else None)
    last = session.scenario.start.time_ms + PATIENCE
    while not session.over and session.world.queue.first().time <= last:
        session.run_until(last, 256)
    return session.over


@pytest.mark.slow
@pytest.mark.rule("RRM-14")
@pytest.mark.parametrize(("hands", "least", "most"), [("Wick", 90, 100), ("Wick Tallow Snuff", 30, 70)])
def test_the_overwound_gallery_is_too_much_for_one(hands: str, least: int, most: int) -> None:
    """In six days one goblin never rests; three of them have time to spare."""
    level, _ = load_level(FOLDER / "overwound.dungeon")
    for key, placed in list(level.objects.items()):
        if isinstance(placed, Creature) and placed.name in hands.split():
            level.objects[key] = placed.model_copy(update={"tasks": ("traps",)})
    session = Session.start(level, seed=1, scenario=level.scenarios["six-days"])
    until = session.scenario.start.time_ms + 6 * DAY - 1
    session.run_until(until)
    reading = reading_at(WorkReading(), session.log, len(session.log) - 1)

    assert least <= work_figures(session.world, reading, until).busy_percent <= most
