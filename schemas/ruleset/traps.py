"""TRP: numbers of traps that hold for every kind; what one kind does is in the catalogue."""

from schemas.ruleset.param import MINUTE, RuleValues, param


class QualityShift(RuleValues):
    """TRP-09: what a quality adds to the opposing number of a part, lock or door."""

    mediocre: int = param(-2, "TRP-09", "bonus", ours=True)
    normal: int = param(0, "TRP-09", "bonus", ours=True)
    fine: int = param(2, "TRP-09", "bonus", ours=True)


class TrapRules(RuleValues):
    """Traps: spacing, quality."""

    fury_ms: int = param(10 * MINUTE, "OWN-02", "ms", 1, ours=True)
    activator_spacing: int = param(3, "TRP-06", "cells")
    quality_shift: QualityShift = QualityShift()
