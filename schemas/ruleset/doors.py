"""DOR: doors, locks and the ways through them."""

from schemas.ruleset.param import HOUR, MINUTE, RuleValues, param


class DoorRules(RuleValues):
    """Doors and locks: ways round, picking, breaking down, closing."""

    closed_detour_percent: int = param(50, "DOR-02", "percent")
    guide_detour_percent: int = param(25, "DOR-03", "percent")
    close_delay_ms: int = param(2_000, "DOR-13 DOR-22", "ms", 0, MINUTE, ours=True)
    open_time_ms: int = param(500, "DOR-08", "ms", 0, MINUTE, ours=True)
    opposing_number: int = param(10, "DOR-23 DOR-24", "number", 1, ours=True)
    pick_percent: int = param(70, "DOR-25", "percent")
    pick_time_base_ms: int = param(30_000, "DOR-23 DOR-25", "ms", 0, HOUR, ours=True)
    pick_time_per_point_ms: int = param(2_000, "DOR-23 DOR-25", "ms", 0, HOUR, ours=True)
    pick_time_min_ms: int = param(10_000, "DOR-23 DOR-25", "ms", 1, HOUR, ours=True)
    break_time_factor: int = param(2, "DOR-24", "times")
    failed_rolls: int = param(5, "DOR-27", "rolls")
    try_again_ms: int = param(10 * MINUTE, "DOR-27", "ms", MINUTE, 24 * HOUR, ours=True)
    mend_time_ms: int = param(20_000, "DOR-28", "ms", 0, HOUR, ours=True)
