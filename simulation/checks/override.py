"""The rules that the level changes exist, and the values fit."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.ruleset.overrides import refused
from simulation.checks.check import Spot
from simulation.checks.survey import Survey


def override(survey: Survey) -> Iterator[Spot]:
    """Everything about its overrides that the ruleset refuses."""
    overrides = survey.level.ruleset
    for path in sorted(overrides):
        for message in refused(survey.params, {path: overrides[path]}):
            yield Spot(message, path=f"ruleset.{path}")
