"""RRM: rearming trap parts."""

from schemas.ruleset.param import DAY, HOUR, MINUTE, RuleValues, param


class RearmingRules(RuleValues):
    """Rearming: how often, how long, what a fumble does, when the editor warns of too much of it."""

    clock_ms: int = param(2 * DAY, "RRM-10", "ms", 1)
    rearm_time_ms: int = param(2 * MINUTE, "RRM-03", "ms", 1, HOUR, ours=True)
    wary_ms: int = param(MINUTE, "RRM-03 BLD-01 DOR-28", "ms", 0, HOUR, ours=True)
    overdue_ms: int = param(12 * HOUR, "RRM-03 RRM-11", "ms", ours=True)
    fumble_goes_off_percent: int = param(50, "RRM-04", "percent")
    load_walk_ms: int = param(MINUTE, "RRM-14", "ms", 0, HOUR, ours=True)
    load_warning_percent: int = param(50, "RRM-14", "percent", ours=True)
