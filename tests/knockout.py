"""The knock-out run: take out each rule, or shift each parameter, and see whether its tests notice.

`./test --knockout [CHAPTER-OR-RULE …] [FOLDER-OF-TESTS …]`. What survives has tests that cannot fail.
Collected once, run in one process; a rule's tests are those marked with one of its ids. Exit code 1 if
anything survives.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from editor.core.rulebook.entries import pending
from schemas.ruleset import Param, iter_params
from simulation.kernel.registry import rule_of
from simulation.loading import default_ruleset
from simulation.rules import order

NUMBERS_ALONE = "tests/schemas/test_ruleset_defaults.py"  # they say what a number is, not what it does


@dataclass(frozen=True)
class Mutation:
    """One thing that can be broken: what it is called, which rules it is of, how it is broken."""

    name: str
    rules: tuple[str, ...]
    broken: Any


class KnockOut:
    """The pytest plugin that replaces the usual loop over tests by the loop over mutations."""

    def __init__(self, asked: list[str]) -> None:
        self.asked = tuple(asked)
        self.survivors: list[str] = []
        self.untested: list[str] = []
        self.failing: list[str] = []
        self.tried = 0
        self._failed = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run every mutation against its tests."""
        tests: dict[str, list[pytest.Item]] = {}
        for item in (item for item in session.items if not item.nodeid.startswith(NUMBERS_ALONE)):
            for rule in {str(rule) for mark in item.iter_markers("rule") for rule in mark.args}:
                tests.setdefault(rule, []).append(item)
        marked = {item.nodeid: item for items in tests.values() for item in items}
        self.failing += sorted(name for name, item in marked.items() if self._fails(item))
        for mutation in (*rule_mutations(), *param_mutations()):
            if self.asked and not any(rule.startswith(self.asked) for rule in mutation.rules):
                continue
            items = {item.nodeid: item for rule in mutation.rules for item in tests.get(rule, ())}
            self._try(mutation, [item for name, item in items.items() if name not in self.failing])
        return True

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Say which file could not be collected: its tests are missing from the run."""
        if report.failed:
            self.failing.append(report.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember that the test that runs now has failed."""
        self._failed = self._failed or report.failed

    def _try(self, mutation: Mutation, items: list[pytest.Item]) -> None:
        if pending().issuperset(mutation.rules):
            return  # nothing is promised yet
        line = f"{' '.join(mutation.rules)}: {mutation.name}"
        if not items:
            self.untested.append(line)
            return
        self.tried += 1
        with mutation.broken():
            if not any(self._fails(item) for item in items):
                self.survivors.append(f"{line} ({len(items)} tests)")

    def _fails(self, item: pytest.Item) -> bool:
        self._failed = False
        if isinstance(item, pytest.Function):
            item._initrequest()  # fresh fixtures, as when a test is run again
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return self._failed


def rule_mutations() -> Iterator[Mutation]:
    """Each rule function of the table, gone."""
    for function in order.RULES:
        rule = rule_of(function)
        if rule.ids:
            name = f"{function.__module__.removeprefix('simulation.')}.{function.__name__}"
            yield Mutation(name, rule.ids, lambda gone=function: _without(gone))


def param_mutations() -> Iterator[Mutation]:
    """Each parameter of the ruleset, with another value."""
    for param in iter_params(default_ruleset()):
        value = _other_value(param)
        if value != param.value:
            yield Mutation(
                f"{param.path} {param.value} → {value}", param.rules, lambda p=param, v=value: _with(p, v)
            )


def _other_value(param: Param) -> object:
    """Far enough from the parameter's own value for any test of it to notice."""
    if isinstance(param.value, bool):
        return not param.value
    if isinstance(param.value, str):
        return next((choice for choice in param.choices if choice != param.value), param.value)
    larger, smaller = 2 * param.value + 1, param.value // 2
    return larger if param.accepts(larger) else smaller if param.accepts(smaller) else param.low


@contextmanager
def _without(function: Any) -> Iterator[None]:
    whole = order.RULES
    order.RULES = tuple(each for each in whole if each is not function)
    try:
        yield
    finally:
        order.RULES = whole


@contextmanager
def _with(param: Param, value: object) -> Iterator[None]:
    """Change the shared default ruleset in place: frozen models keep their values in `__dict__`."""
    *path, name = param.path.split(".")
    owner: Any = default_ruleset()
    for part in path:
        owner = owner[int(part)] if part.isdigit() else getattr(owner, part)
    owner.__dict__[name] = value
    try:
        yield
    finally:
        owner.__dict__[name] = param.value


def main(asked: list[str]) -> int:
    """Run, print what survived, and say so in the exit code."""
    folders = [word for word in asked if Path(word).exists()]
    run = KnockOut([word for word in asked if word not in folders])
    quiet = ["-p", "no:xdist", "-p", "no:terminal", "-p", "no:cacheprovider"]
    pytest.main([*quiet, *(folders or ["tests"])], plugins=[run])
    for line in run.failing:
        print(f"fails as is {line}")
    for line in run.untested:
        print(f"no test     {line}")
    for line in run.survivors:
        print(f"SURVIVES    {line}")
    print(f"{run.tried} tried, {run.tried - len(run.survivors)} noticed, {len(run.survivors)} survived,")
    print(f"{len(run.untested)} without a test.")
    return 1 if run.survivors or run.failing or not run.tried else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
