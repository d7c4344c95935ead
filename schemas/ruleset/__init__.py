"""The ruleset: every number of the rulebook, with its rule ids, unit, range and help."""

from schemas.ruleset.ruleset import PRESETS, Ruleset, preset
from schemas.ruleset.walk import Param, iter_params

__all__ = ["PRESETS", "Param", "Ruleset", "iter_params", "preset"]
