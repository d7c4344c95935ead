"""WIR: limits of connections and timers."""

from schemas.ruleset.param import HOUR, RuleValues, param


class WiringRules(RuleValues):
    """Wiring: how many activators a door may have, how long a timer may wait, what the checks remark on."""

    activators_per_door: int = param(8, "WIR-10", "times", ours=True)
    timer_delay_ms: int = param(1_000, "WIR-04", "ms", 0, HOUR, ours=True)
    timer_delay_max_ms: int = param(HOUR, "WIR-04", "ms", ours=True)
    slow_ms: int = param(30_000, "WIR-04", "ms", ours=True)
    near_miss_cells: int = param(1, "WIR-01", "cells", 0, 1, ours=True)
