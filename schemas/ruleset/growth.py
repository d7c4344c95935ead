"""INV-16: how parties grow with the game day, and the party that comes when none is planned."""

from schemas.objects import CreatureKindId
from schemas.ruleset.param import RuleValues, param


class GrowthRow(RuleValues):
    """What parties are like from a day on, until the next row's day."""

    from_day: int = param(1, "INV-16", "day", ours=True)
    members_min: int = param(2, "INV-16", "members", ours=True)
    members_max: int = param(2, "INV-16", "members", ours=True)
    level_min: int = param(1, "INV-16", "level", ours=True)
    peasant_percent: int = param(0, "INV-18", "percent", ours=True)


def _row(from_day: int, members: tuple[int, int], level_min: int, peasant_percent: int) -> GrowthRow:
    return GrowthRow(
        from_day=from_day,
        members_min=members[0],
        members_max=members[1],
        level_min=level_min,
        peasant_percent=peasant_percent,
    )


GROWTH = (
    _row(1, (2, 2), 1, 90),
    _row(4, (2, 3), 1, 75),
    _row(6, (3, 4), 1, 50),
    _row(8, (3, 5), 1, 35),
    _row(10, (4, 5), 1, 20),
    _row(15, (5, 5), 1, 10),
    _row(20, (5, 5), 2, 5),
    _row(30, (5, 5), 2, 0),
    _row(40, (5, 5), 3, 0),
    _row(50, (5, 5), 4, 0),
)
"""Sizes first, then levels; the highest level of a day is `LevelFromDay`."""


class LevelFromDay(RuleValues):
    """INV-17: the first day on which members of a level can come."""

    level_2: int = param(5, "INV-16", "day", ours=True)
    level_3: int = param(10, "INV-17", "day")
    level_4: int = param(15, "INV-17", "day")
    level_5: int = param(30, "INV-17", "day")


class PartyMember(RuleValues):
    """One member of the default party."""

    kind: CreatureKindId = param("warrior", "INV-35", ours=True)
    level: int = param(1, "INV-35", "level", ours=True)


DEFAULT_PARTY = (PartyMember(kind="warrior"), PartyMember(kind="rogue"), PartyMember(kind="priest"))
