"""Every rule as one entry: id, title, home, tests, whether it holds."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from editor.core.rulebook.places import all_homes, all_tests


@dataclass(frozen=True)
class RuleEntry:
    """One rule. `home` and `tests` are places like `simulation/rules/x.py::function`; no home is ""."""

    id: str
    title: str
    home: str
    tests: tuple[str, ...]
    holds: bool

    def as_json(self) -> dict[str, object]:
        """The entry as plain values under the keys that `trapwright rules --json` promises."""
        return asdict(self)


def rulebook(language: str) -> tuple[RuleEntry, ...]:
    """Every rule in the order of the rulebook, titles in `language`."""
    homes, tests, waiting = all_homes(), all_tests(), pending()
    return tuple(
        RuleEntry(
            id=rule,
            title=words[language],
            home=next(iter(homes.get(rule, ())), ""),
            tests=tests.get(rule, ()),
            holds=rule in homes and rule not in waiting,
        )
        for rule, words in rules().items()
    )


def rules() -> dict[str, dict[str, str]]:
    """Every rule id in the order of the rulebook, with its short title by language."""
    return _data("rules.toml")


def pending() -> frozenset[str]:
    """The ids that do not hold yet. The list only shrinks."""
    return frozenset(_data("pending.toml")["pending"])


@cache
def _data(name: str) -> dict[str, Any]:
    return tomllib.loads((files("simulation") / "data" / name).read_text("utf-8"))
