"""ACT: actions, triggered actions and minor activities."""

from schemas.ruleset.param import RuleValues, param


class ActionRules(RuleValues):
    """Actions: how many, and what each gives."""

    actions_per_round: int = param(1, "ACT-01", "times")
    concentrate_rounds: int = param(1, "ACT-04", "rounds")
    defend_banes: int = param(1, "ACT-06", "banes")
    defend_boons: int = param(1, "ACT-06", "boons")
    help_yards: int = param(5, "ACT-09", "yards")
    help_boons: int = param(1, "ACT-09", "boons")
    hidden_guess_banes: int = param(3, "ACT-11", "banes")
    hidden_attack_boons: int = param(1, "ACT-12", "boons")
    prepare_boons: int = param(1, "ACT-13", "boons")
    retreat_percent: int = param(50, "ACT-15", "percent")
    rush_factor: int = param(2, "ACT-16", "times")
    stabilize_dying_banes: int = param(1, "ACT-17", "banes")
    stabilize_heals: int = param(1, "ACT-17", "points")
    triggered_per_round: int = param(1, "ACT-19", "times", 0)
    minor_in_fast_turn: int = param(1, "ACT-21", "times", 0)
    minor_in_slow_turn: int = param(2, "ACT-21", "times", 0)
    minor_for_given_up: int = param(1, "ACT-21", "times", 0, ours=True)
