"""ATK: attacks, their options, cover and obscurement."""

from schemas.ruleset.param import RuleValues, param


class AttackRules(RuleValues):
    """Attacks: banes of each option, cover, called shots, two weapons, charges."""

    driving_banes: int = param(1, "ATK-04 ATK-03", "banes")
    guarded_banes: int = param(1, "ATK-05 ATK-03", "banes")
    guarded_against_banes: int = param(1, "ATK-05", "banes")
    lunging_banes: int = param(1, "ATK-06 ATK-03", "banes")
    lunging_yards: int = param(1, "ATK-06", "yards")
    shifting_banes: int = param(1, "ATK-07 ATK-03", "banes")
    unbalancing_banes: int = param(1, "ATK-08 ATK-03", "banes")

    range_factor: int = param(2, "ATK-09 ATK-10", "times")
    distant_banes: int = param(1, "ATK-10", "banes")
    staggering_banes: int = param(2, "ATK-11", "banes")

    half_cover_percent: int = param(50, "ATK-14", "percent", ours=True)
    half_cover_banes: int = param(1, "ATK-12", "banes")
    three_quarters_cover_percent: int = param(75, "ATK-14", "percent", ours=True)
    three_quarters_cover_banes: int = param(2, "ATK-12", "banes")
    total_cover_percent: int = param(100, "ATK-14", "percent", 1, ours=True)
    partly_obscured_banes: int = param(1, "ATK-13", "banes")
    heavily_obscured_banes: int = param(2, "ATK-13", "banes")
    totally_obscured_banes: int = param(3, "ATK-13", "banes")

    called_shot_banes: int = param(2, "ATK-15", "banes")
    called_eyes_banes: int = param(1, "ATK-15", "banes", ours=True)
    called_leg_speed_percent: int = param(50, "ATK-15", "percent", ours=True)

    two_weapons_one_target_banes: int = param(2, "ATK-16", "banes")
    two_weapons_two_targets_banes: int = param(3, "ATK-16", "banes")
    charge_banes: int = param(1, "ATK-19", "banes")
    carried_object_banes: int = param(2, "ATK-20", "banes")
