"""INV: when invasions come, who comes, what for, and how they are seen."""

from schemas.ruleset.growth import DEFAULT_PARTY, GROWTH, GrowthRow, LevelFromDay, PartyMember
from schemas.ruleset.param import DAY, HOUR, MINUTE, RuleValues, param


class GoalWeights(RuleValues):
    """INV-01: how often each goal is chosen, as weights."""

    kill_master: int = param(60, "INV-01", "weight", ours=True)
    steal: int = param(20, "INV-01", "weight", ours=True)
    rescue: int = param(10, "INV-01", "weight", ours=True)
    destroy_altar: int = param(10, "INV-01", "weight", ours=True)


class ChanceWords(RuleValues):
    """INV-10: the hourly chance from which a word is shown; `unlikely` is anything above its number."""

    unlikely: int = param(0, "INV-10 INV-08", "percent", ours=True)
    possible: int = param(5, "INV-10 INV-08", "percent", ours=True)
    likely: int = param(15, "INV-10 INV-08", "percent", ours=True)
    imminent: int = param(40, "INV-10 INV-08", "percent", ours=True)


class InvasionRules(RuleValues):
    """Invasions: calendar, size, goals, arrival, sighting."""

    goal_weights: GoalWeights = GoalWeights()
    loot_after_goal_percent: int = param(80, "INV-02 INV-01", "percent", ours=True)
    walking_portal_percent: int = param(80, "INV-05", "percent", ours=True)
    treasure_carried: int = param(10, "INV-02", "pieces", ours=True)
    take_treasure_ms: int = param(5_000, "INV-02", "ms", 0, HOUR, ours=True)
    free_prisoner_ms: int = param(10_000, "INV-32", "ms", 0, HOUR, ours=True)
    destroy_altar_ms: int = param(20_000, "INV-01", "ms", 0, HOUR, ours=True)
    capture_ms: int = param(5_000, "INV-33", "ms", 0, HOUR, ours=True)
    arrival_interval_ms: int = param(1_000, "INV-04", "ms", 0, MINUTE, ours=True)

    first_day: int = param(2, "INV-06", "day")
    limit_first_ms: int = param(48 * HOUR, "INV-09", "ms", HOUR)
    limit_first_day: int = param(2, "INV-09", "day")
    limit_last_ms: int = param(30 * HOUR, "INV-09", "ms", HOUR)
    limit_last_day: int = param(7, "INV-09", "day")
    chance_power: int = param(2, "INV-08 INV-07", "times", 1, 10, ours=True)
    chance_words: ChanceWords = ChanceWords()

    first_members: int = param(1, "INV-14", "members")
    second_members_max: int = param(2, "INV-14", "members")
    second_larger_percent: int = param(50, "INV-14", "percent")
    later_members_min: int = param(2, "INV-14", "members")
    members_max: int = param(5, "INV-16", "members")
    growth: tuple[GrowthRow, ...] = GROWTH
    level_from_day: LevelFromDay = LevelFromDay()
    all_level_five_day: int = param(50, "INV-17", "day")

    mob_one_in: int = param(8, "INV-19", "times", 1, 1_000)
    mob_from_invasion: int = param(3, "INV-19", "invasion")
    mob_members_min: int = param(2, "INV-19", "members")
    mob_members_max: int = param(3, "INV-19", "members")
    mob_one_more_percent: int = param(20, "INV-19", "percent", ours=True)
    mob_members_late: int = param(12, "INV-19", "members")
    mob_late_day: int = param(50, "INV-19", "day", ours=True)

    weaker_one_in: int = param(5, "INV-20", "times", 2, 1_000)
    stronger_one_in: int = param(5, "INV-20", "times", 2, 1_000)
    strength_from_invasion: int = param(4, "INV-20", "invasion")
    strength_members: int = param(1, "INV-20", "members", 0, ours=True)
    strength_levels: int = param(1, "INV-20", "level", ours=True)
    camp_level_min: int = param(1, "INV-21", "level")

    torch_range: int = param(8, "INV-27", "cells")
    watchful_eye_ms: int = param(24 * HOUR, "INV-30", "ms")
    playtest_max_ms: int = param(60 * DAY, "INV-34", "ms", DAY, 10_000 * DAY, ours=True)
    default_party: tuple[PartyMember, ...] = DEFAULT_PARTY
