"""Runs the table of checks over a level and leaves out what its designer has excluded."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from schemas.catalogue import Catalogue
from schemas.finding import Finding
from schemas.ruleset.ruleset import Ruleset
from schemas.ruleset.walk import iter_params
from simulation.checks.exclusions import Sifted, sifted
from simulation.checks.survey import Survey
from simulation.checks.table import CHECKS
from simulation.checks.weights import weights_of
from simulation.level.level import Level

if TYPE_CHECKING:
    from simulation.wiring.upkeep.live_wiring import LiveWiring

RANK = {"error": 0, "warning": 1, "hint": 2}


def run_checks(level: Level, catalogue: Catalogue, ruleset: Ruleset) -> list[Finding]:
    """All findings of the level, errors first, those of equal weight in the order of the table.

    The level's own rules are put on top of `ruleset`, as far as they fit. What the level excludes is left
    out; exclusions that fit nothing are findings of their own.
    """
    return list(judge(level, catalogue, ruleset).findings)


def judge(
    level: Level,
    catalogue: Catalogue,
    ruleset: Ruleset,
    wiring: LiveWiring | None = None,
    besides: Iterable[Finding] = (),
) -> Sifted:
    """The same with what is left out beside it: each excluded finding with its reason.

    `wiring`: that of the level, if somebody keeps it up to date. `besides`: what others found.
    """
    survey = Survey(level, catalogue, with_fitting(ruleset, level.ruleset), wiring)
    weights = weights_of(survey.level.kept)
    found = [finding for check in CHECKS for finding in check.findings(survey, weights.get(check.code))]
    kept, excluded = sifted((*besides, *found), survey.level.kept.get("exclusions", ()))
    return Sifted(tuple(sorted(kept, key=lambda finding: RANK[finding.severity])), excluded)


def with_fitting(ruleset: Ruleset, overrides: Mapping[str, int | str | bool]) -> Ruleset:
    """`ruleset` with those of the `overrides` that it knows and takes."""
    if not overrides:
        return ruleset
    params = {param.path: param for param in iter_params(ruleset)}
    fitting = {path: value for path, value in overrides.items() if path in params}
    return ruleset.with_overrides(
        {path: value for path, value in fitting.items() if params[path].accepts(value)}
    )
