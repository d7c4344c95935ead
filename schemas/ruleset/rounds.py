"""AWR and RND: surprise, and the parts of a round."""

from typing import Literal

from schemas.ruleset.param import MINUTE, RuleValues, param


class AwarenessRules(RuleValues):
    """Surprise."""

    surprised_rounds: int = param(1, "AWR-03", "rounds")


class RoundRules(RuleValues):
    """Rounds: their length, their parts, who goes first."""

    round_ms: int = param(10_000, "RND-01", "ms", 100, 10 * MINUTE)
    slow_turns_from_ms: int = param(5_000, "RND-01", "ms", 0, 10 * MINUTE, ours=True)
    first_side: Literal["dungeon", "adventurers"] = param("dungeon", "RND-03", ours=True)
    effect_rounds: int = param(1, "RND-07", "rounds")
