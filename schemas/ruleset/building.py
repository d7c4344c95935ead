"""BLD: building on site; each kind's metal and time are in the catalogue."""

from schemas.ruleset.param import RuleValues, param


class BuildingRules(RuleValues):
    """Building: scales for all kinds at once, and what one minion carries."""

    time_percent: int = param(100, "BLD-02", "percent", 1, 1_000, ours=True)
    metal_percent: int = param(100, "BLD-02", "percent", 0, 1_000, ours=True)
    metal_per_trip: int = param(4, "BLD-01", "pieces", 1, 1_000, ours=True)
