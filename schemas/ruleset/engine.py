"""What the README of the rulebook fixes: dice, space and time."""

from typing import Literal

from schemas.ruleset.param import RuleValues, param

Opposition = Literal["rolled", "fixed"]
Fumble = Literal["natural_one", "low_total", "either"]
Distance = Literal["chebyshev", "euclidean"]


class DiceRules(RuleValues):
    """One dice engine for both sources."""

    opposition: Opposition = param("rolled", "CMB-01", ours=True)
    die_sides: int = param(20, "CMB-01", "times", 2, ours=True)
    boon_sides: int = param(6, "CMB-01", "times", 2, ours=True)
    challenge_target: int = param(10, "CMB-01", "number", ours=True)
    opposing_base: int = param(10, "CMB-01", "number", ours=True)
    score_base: int = param(10, "CMB-01", "number", ours=True)
    fumble: Fumble = param("either", "RRM-04", ours=True)
    fumble_total: int = param(0, "RRM-04", "number", ours=True)


class SpaceRules(RuleValues):
    """Cells, distances, steps, light."""

    yards_per_cell: int = param(1, "MOV-01", "yards", 1, 10, ours=True)
    feet_per_yard: int = param(3, "MOV-09", "feet", 1, 10, ours=True)
    distance: Distance = param("chebyshev", "KNW-03", ours=True)
    straight_cost: int = param(100_000, "MOV-01", "pieces", 1, ours=True)
    diagonal_cost: int = param(141_421, "MOV-01", "pieces", 1, ours=True)
    dark_light_percent: int = param(25, "KNW-09", "percent", ours=True)
    view_range: int = param(30, "DOR-02 KNW-13", "cells", ours=True)
