"""How the tests ask: what one check finds in a level that is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from schemas.finding import Finding
from simulation.checks import run_checks
from simulation.level.level import Level
from simulation.loading import default_catalogue
from tests.simulation.drawing import numbers


def checked(level: Level, rules: Mapping[str, Any] | None = None) -> list[Finding]:
    """Everything that the checks find."""
    return run_checks(level, default_catalogue(), numbers(rules))


def found(level: Level, code: str, rules: Mapping[str, Any] | None = None) -> list[Finding]:
    """The findings of one code."""
    return [finding for finding in checked(level, rules) if finding.check == code]


def culprits(level: Level, code: str, rules: Mapping[str, Any] | None = None) -> list[tuple[str, ...]]:
    """The objects of each finding of one code."""
    return [finding.objects for finding in found(level, code, rules)]
