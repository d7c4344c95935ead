"""A golden run: how it is played, and the outcomes that are expected of it, in words and as happenings.

`sample_levels/replays/NAME.toml` gives level, scenario, seed and orders, then the outcomes in their order. An
outcome says in words what is to happen, and which happening with which fields that is; names stand for ids.
`after_ms` is the time since the outcome before; `never` says that it must not happen at all.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from simulation.kernel.happening import Entry, Happening
from simulation.kernel.rolls import Rolled
from simulation.level_files import load_level
from simulation.orders.table import order_from_data
from simulation.recording import record
from simulation.session import Session

FOLDER = Path(__file__).parents[2] / "sample_levels"
REPLAYS = FOLDER / "replays"
ABOUT = frozenset({"says", "happening", "after_ms", "never"})


@dataclass(frozen=True)
class Golden:
    """One golden run by its name."""

    name: str

    @cached_property
    def written(self) -> Mapping[str, Any]:
        """What its TOML file says."""
        return tomllib.loads(self.path.read_text("utf-8"))

    @property
    def path(self) -> Path:
        """Where its TOML file is."""
        return REPLAYS / f"{self.name}.toml"

    @property
    def replay(self) -> Path:
        """Where the replay is."""
        return REPLAYS / f"{self.name}.replay"

    @property
    def outcomes(self) -> list[Mapping[str, Any]]:
        """What is expected, in order."""
        return list(self.written["outcomes"])

    def played(self) -> Session:
        """The run, played to its end by the rules of today."""
        level, _ = load_level(FOLDER / f"{self.written['level']}.dungeon")
        session = Session.start(
            level, seed=self.written["seed"], scenario=level.scenarios[self.written["scenario"]]
        )
        ids = ids_by_name(session)
        for given in self.written.get("orders", ()):
            time = session.scenario.start.time_ms + given["at_ms"]
            data = {key: ids.get(value, value) for key, value in given.items() if key != "at_ms"}
            session.run_until(time)
            session.order(order_from_data(data), time)
        session.run_to_end()
        return session


def all_golden() -> list[str]:
    """The names of all golden runs."""
    return sorted(path.stem for path in REPLAYS.glob("*.toml"))


def ids_by_name(session: Session) -> dict[Any, str]:
    """Ids of what has a name, on the level and among the parties."""
    objects = {placed.name: key for key, placed in sorted(session.setting.level.objects.items())}
    creatures = {each.name: key for key, each in sorted(session.world.creatures.items())}
    return {name: id for name, id in (objects | creatures).items() if name}


def unmet(session: Session, outcomes: list[Mapping[str, Any]]) -> Iterator[str]:
    """The outcomes, in words, that the run does not bear out."""
    ids = ids_by_name(session)
    at, before = 0, session.scenario.start.time_ms
    for outcome in outcomes:
        if outcome.get("never"):
            if _find(session.log, 0, outcome, ids) is not None:
                yield outcome["says"]
            continue
        found = _find(session.log, at, outcome, ids)
        if found is None:
            yield f"{outcome['says']} (it does not happen)"
            continue
        entry = session.log[found]
        if entry.time - before != outcome.get("after_ms", entry.time - before):
            yield f"{outcome['says']} (it happens after {entry.time - before} ms)"
        at, before = found + 1, entry.time


def _find(log: list[Entry], start: int, outcome: Mapping[str, Any], ids: Mapping[Any, str]) -> int | None:
    wanted = {key: value for key, value in outcome.items() if key not in ABOUT}
    for index in range(start, len(log)):
        entry = log[index]
        if type(entry.happening).__name__ == outcome["happening"] and _fits(entry, wanted, ids):
            return index
    return None


def _fits(entry: Entry, wanted: Mapping[str, Any], ids: Mapping[Any, str]) -> bool:
    """Whether the happening is as wanted; `success` asks its roll, a list asks for members."""
    said = record(entry)
    for key, value in wanted.items():
        found = _succeeded(entry.happening) if key == "success" else said.get(key)
        if isinstance(value, list):
            if not {ids.get(each, each) for each in value} <= set(found or ()):
                return False
        elif found != (ids.get(value, value) if isinstance(value, str) else value):
            return False
    return True


def _succeeded(happening: Happening) -> bool:
    return isinstance(happening, Rolled) and happening.roll.success
