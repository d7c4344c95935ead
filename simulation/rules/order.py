"""Every rule and behaviour, in the order in which they answer. This table is the one place that says so.

Per happening (or roll, attempt, role) the rules are asked from the top of this list to its end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from simulation.kernel.registry import RuleTables
from simulation.minds.adventurers.enters_by_the_portal import enters_by_the_portal
from simulation.minds.adventurers.leaves_by_the_portal import leaves_by_the_portal
from simulation.minds.adventurers.makes_for_the_goal import makes_for_the_goal
from simulation.minds.adventurers.takes_treasure import takes_treasure
from simulation.rules.invasions.being_sighted import the_dungeon_sights_a_party
from simulation.rules.invasions.goals_change import (
    stealing_is_the_goal,
    the_master_falls,
    what_comes_after_the_goal,
)
from simulation.rules.invasions.invasions_end import the_last_one_ends_it
from simulation.rules.invasions.parties_come import a_party_arrives, members_walk_in_one_after_another
from simulation.rules.moving.enemies_come_into_view import (
    a_door_shows_and_hides,
    a_step_shows_and_hides,
    squeezing_past_shows_and_hides,
)
from simulation.rules.moving.steps_take_their_time import difficult_ground_is_slow, speed_yards_a_round
from simulation.rules.moving.the_freed_cell_wakes_who_waits import (
    the_walker_goes_on,
    who_waited_for_the_portal_goes_on,
    who_waited_goes_on,
)

RULES: tuple[Callable[..., Any], ...] = (
    # what rolls and numbers are made of
    speed_yards_a_round,
    difficult_ground_is_slow,
    # parties come
    a_party_arrives,
    members_walk_in_one_after_another,
    # a step: what it shows, what it sets off
    a_step_shows_and_hides,
    squeezing_past_shows_and_hides,
    a_door_shows_and_hides,
    the_dungeon_sights_a_party,
    # somebody falls or leaves
    the_master_falls,
    stealing_is_the_goal,
    what_comes_after_the_goal,
    the_last_one_ends_it,
    # and life goes on: always last
    the_walker_goes_on,
    who_waited_goes_on,
    who_waited_for_the_portal_goes_on,
    # adventurers decide
    enters_by_the_portal,
    leaves_by_the_portal,
    takes_treasure,
    makes_for_the_goal,
)


def rule_tables() -> RuleTables:
    """The tables of all rules."""
    return RuleTables(RULES)
