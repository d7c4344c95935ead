"""MOV: moves and special forms of movement."""

from schemas.ruleset.param import MINUTE, RuleValues, param


class MovingRules(RuleValues):
    """Moving: hard ground, crawling, jumping, riding, sneaking, falling."""

    difficult_factor: int = param(2, "MOV-02", "times", ours=True)
    stroll_steps: int = param(3, "MOV-01", "pieces", 1, 1_000_000, ours=True)
    wait_ms: int = param(1_000, "MOV-01", "ms", 100, MINUTE, ours=True)
    stop_total: int = param(0, "MOV-03 MOV-04 MOV-18 MOV-19", "number")
    climb_banes: int = param(1, "MOV-04", "banes", ours=True)
    crawl_percent: int = param(50, "MOV-05", "percent", 1)
    crawl_min_yards: int = param(1, "MOV-05", "yards")

    jump_down_safe_yards: int = param(5, "MOV-08", "yards")
    run_up_yards: int = param(2, "MOV-09 MOV-10", "yards")
    jump_up_percent: int = param(50, "MOV-09", "percent", 0)
    jump_up_min_feet: int = param(1, "MOV-09", "feet")
    jump_across_yards: int = param(2, "MOV-10", "yards")
    jump_across_min_yards: int = param(1, "MOV-10", "yards")
    jump_across_run_up_yards: int = param(2, "MOV-10", "yards")

    mounted_attack_banes: int = param(2, "MOV-14", "banes")
    thrown_off_yards: int = param(1, "MOV-16", "yards")
    mount_falls_dice: int = param(1, "MOV-17", "times", 0)
    mount_falls_sides: int = param(6, "MOV-17", "times", 2)
    pinned_banes_per_size: int = param(1, "MOV-17", "banes")

    sneak_heard_range: int = param(5, "MOV-18", "cells", ours=True)
    sneak_loud_range: int = param(10, "MOV-18", "cells", ours=True)
    fall_yards: int = param(3, "MOV-21", "yards", 1, ours=True)
    fall_dice: int = param(1, "MOV-21", "times", 0, ours=True)
    fall_sides: int = param(6, "MOV-21", "times", 2, ours=True)
