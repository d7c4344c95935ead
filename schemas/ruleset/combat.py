"""CMB: noticing, noise, fighting, wounds, going down and waking."""

from typing import Literal

from schemas.ruleset.param import HOUR, RuleValues, param

Harm = Literal["wounds", "health"]
Stance = Literal["flee", "avoid", "regroup", "defensive", "aggressive"]


class WoundPoints(RuleValues):
    """CMB-12: points of a wound by its level."""

    light: int = param(1, "CMB-12", "points")
    severe: int = param(2, "CMB-12", "points")
    critical: int = param(4, "CMB-12", "points")


class UnconsciousPercent(RuleValues):
    """CMB-14: the chance of being unconscious, not dead, by the level of the wound that put one down."""

    light: int = param(75, "CMB-14", "percent")
    severe: int = param(50, "CMB-14", "percent")
    critical: int = param(25, "CMB-14", "percent")


class UnconsciousBluntPercent(RuleValues):
    """CMB-15: the same with a blunt weapon or fists."""

    light: int = param(100, "CMB-15", "percent")
    severe: int = param(75, "CMB-15", "percent")
    critical: int = param(50, "CMB-15", "percent")


class HeadUnconsciousPercent(RuleValues):
    """CMB-19: the same when a head wound alone put one down, with any weapon."""

    severe: int = param(100, "CMB-19", "percent")
    critical: int = param(50, "CMB-19", "percent")


class ArmourPercent(RuleValues):
    """CMB-16: percentage points that body armour adds to the chance of being unconscious."""

    none: int = param(0, "CMB-16", "percent")
    leather: int = param(10, "CMB-16", "percent")
    cloth: int = param(10, "CMB-16", "percent")
    mail: int = param(20, "CMB-16", "percent")
    plate: int = param(30, "CMB-16", "percent")


class CombatRules(RuleValues):
    """Fighting in the dungeon."""

    harm: Harm = param("wounds", "CMB-12 ATK-02", ours=True)
    notice_base: int = param(3, "CMB-02", "cells")
    notice_per_stalk: int = param(2, "CMB-02", "cells")
    noise_range: int = param(7, "CMB-05", "cells")
    melee_reach: int = param(1, "CMB-06", "cells", 1, ours=True)
    bystander_percent: int = param(25, "CMB-08", "percent", ours=True)
    default_stance: Stance = param("defensive", "CMB-09", ours=True)
    keep_distance: int = param(6, "CMB-09", "cells", ours=True)
    regroup_allies: int = param(2, "CMB-09", "members", ours=True)
    defensive_range: int = param(4, "CMB-09", "cells", ours=True)
    kobolds_per_cell: int = param(2, "CMB-11", "members", 1, 8)

    wound_points: WoundPoints = WoundPoints()
    margin_severe: int = param(5, "CMB-12", "number", 1, ours=True)
    margin_critical: int = param(10, "CMB-12", "number", 1, ours=True)
    down_points: int = param(10, "CMB-13", "points", 1)
    unconscious_percent: UnconsciousPercent = UnconsciousPercent()
    unconscious_blunt_percent: UnconsciousBluntPercent = UnconsciousBluntPercent()
    armour_percent: ArmourPercent = ArmourPercent()
    unconscious_max_percent: int = param(100, "CMB-16", "percent", ours=True)

    head_one_in: int = param(6, "CMB-22", "times", ours=True)
    head_down_percent: int = param(25, "CMB-18", "percent")
    head_down_blunt_percent: int = param(50, "CMB-18", "percent")
    head_unconscious_percent: HeadUnconsciousPercent = HeadUnconsciousPercent()
    bleeds_from: Literal["light", "severe", "critical"] = param("severe", "CMB-22", ours=True)
    heal_points: int = param(4, "CMB-20", "points", 1, ours=True)
    tend_ms: int = param(10_000, "CMB-20", "ms", 0, HOUR, ours=True)
    wake_ms: int = param(4 * HOUR, "CMB-21", "ms", 1)
    wake_in_bed_ms: int = param(HOUR, "CMB-21", "ms", 1)
    forget_rounds: int = param(1, "CMB-23", "rounds", 1, ours=True)
    help_cells: int = param(8, "CMB-23", "cells", ours=True)
    let_be_ms: int = param(60_000, "CMB-23", "ms", 0, HOUR, ours=True)
