"""KNW: what adventurers know of traps, Caution and lessons."""

from schemas.ruleset.param import MINUTE, RuleValues, param


class KnowledgeRules(RuleValues):
    """Trap knowledge: discovery, how it spreads, Caution, lessons."""

    set_off_range: int = param(10, "KNW-03", "cells")
    discovery_share_range: int = param(10, "KNW-04", "cells")
    detect_traps_range: int = param(7, "KNW-05", "cells")
    discover_range: int = param(6, "KNW-06", "cells")
    discover_number: int = param(10, "KNW-06", "number", 1, ours=True)
    dark_shift: int = param(2, "KNW-09", "bonus", ours=True)
    disarm_time_ms: int = param(20_000, "KNW-11", "ms", 0, 10 * MINUTE, ours=True)
    corridor_width: int = param(1, "KNW-12", "cells", 1, 10)
    caution_slow_percent: int = param(20, "KNW-14", "percent", 0, 90)
    caution_bonus: int = param(1, "KNW-14", "bonus", 0)
    caution_bonus_again: int = param(2, "KNW-15", "bonus", 0)
    lesson_range: int = param(10, "KNW-19", "cells")
    lesson_bonus: int = param(1, "KNW-20", "bonus", 0)
    lesson_bonus_max: int = param(2, "KNW-22", "bonus", 0)
