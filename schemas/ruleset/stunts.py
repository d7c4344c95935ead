"""STN: attacks against an attribute."""

from schemas.ruleset.param import RuleValues, param

RULES = ("STN-10",)


class StuntRules(RuleValues):
    """Stunts: banes, boons, distances and ranges."""

    disarm_unarmed_banes: int = param(2, "STN-01", "banes")
    distract_banes: int = param(2, "STN-02", "banes")
    escape_move_percent: int = param(50, "STN-03", "percent")
    feint_boons: int = param(2, "STN-04", "boons")
    feint_rounds: int = param(1, "STN-04", "rounds")
    grab_rounds: int = param(1, "STN-05", "rounds")
    knock_down_banes_per_size: int = param(1, "STN-06", "banes")
    knock_down_smaller_boons: int = param(1, "STN-06", "boons")
    pull_move_percent: int = param(50, "STN-07", "percent")
    shove_banes_per_size: int = param(1, "STN-08", "banes")
    shove_smaller_boons: int = param(1, "STN-08", "boons")
    shove_yards: int = param(1, "STN-08", "yards")
    shove_min_yards: int = param(1, "STN-08", "yards")
    short_range_yards: int = param(5, "STN-09", "yards", ours=True)
    medium_range_yards: int = param(20, "STN-09", "yards", ours=True)
    long_range_yards: int = param(100, "STN-09", "yards", ours=True)
    reach_min_yards: int = param(1, "STN-09", "yards", ours=True)
