"""Every rule and behaviour, in the order in which they answer. This table is the one place that says so.

Per happening (or roll, attempt, role) the rules are asked from the top of this list to its end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from simulation.kernel.registry import RuleTables
from simulation.minds.adventurers.destroys_the_altar import destroys_the_altar
from simulation.minds.adventurers.enters_by_the_portal import enters_by_the_portal
from simulation.minds.adventurers.forces_the_door import forces_the_door
from simulation.minds.adventurers.frees_prisoners import frees_prisoners
from simulation.minds.adventurers.leaves_by_the_portal import leaves_by_the_portal
from simulation.minds.adventurers.makes_for_the_goal import makes_for_the_goal
from simulation.minds.adventurers.takes_treasure import takes_treasure
from simulation.minds.adventurers.turns_to_another_goal import turns_to_another_goal
from simulation.minds.afflicted.flees_in_terror import flees_in_terror
from simulation.minds.afflicted.struggles import struggles, struggles_in_its_turn
from simulation.minds.creatures.goes_for_enemies import goes_for_the_nearest, goes_home, keeps_away
from simulation.minds.fighting.begins_a_fight import begins_a_fight
from simulation.minds.fighting.moves_in_the_turn import steps_on, the_turn_goes_on, then_attacks
from simulation.minds.fighting.turns import (
    attacks_from_where_it_stands,
    closes_in_and_attacks,
    comes_nearer,
    gets_away,
    one_turn_a_round,
)
from simulation.minds.minions.builds import builds, hauls_metal
from simulation.minds.minions.mends_breaches import mends_breaches
from simulation.minds.minions.rearms import rearms
from simulation.rules.afflictions.afflictions_bind import (
    a_success_frees,
    afflictions_hinder,
    the_afflicted_stop,
    the_best_attribute_struggles,
    the_bound_do_not_walk,
    who_struggled_goes_on,
)
from simulation.rules.afflictions.afflictions_end import it_will_end
from simulation.rules.building.sites_call_for_minions import a_site_calls_for_builders, sites_call_for_metal
from simulation.rules.combat.attacks import (
    a_hit_hurts,
    agility_shoots,
    strength_strikes,
    who_is_hit_knows_by_whom,
)
from simulation.rules.combat.enemies_stir import enemies_stir
from simulation.rules.combat.going_down import (
    armour_spares,
    blunt_blows_spare,
    some_always_die,
    the_wound_decides,
    wounds_put_one_down,
)
from simulation.rules.combat.noise import a_death_is_heard, a_failed_blow_is_heard, noise_gives_enemies_away
from simulation.rules.combat.who_is_down_does_nothing import who_is_down_does_nothing
from simulation.rules.doors.a_door_wakes_who_waits import (
    a_door_wakes_who_waits,
    who_opened_goes_on,
    who_was_thwarted_thinks_again,
)
from simulation.rules.doors.activators_drive_doors import (
    a_door_is_driven,
    a_held_door_closes_while_driven,
    a_normal_door_opens_while_driven,
    a_padlock_toggles,
)
from simulation.rules.doors.an_armed_padlock_stops import an_armed_padlock_stops, the_dungeons_own_pass
from simulation.rules.doors.breaches_call_for_chores import a_breach_calls_for_chores, who_mended_goes_on
from simulation.rules.doors.doors_close_by_themselves import (
    a_door_swings_after_who_passed,
    the_door_falls_shut,
)
from simulation.rules.doors.forced_doors_are_breached import (
    a_success_breaches,
    failures_add_up,
    who_failed_goes_on,
)
from simulation.rules.doors.locks_and_doors_are_forced import (
    battle_breaks,
    breaking_takes_longer,
    craft_picks,
    quality_resists,
    who_is_better_is_faster,
)
from simulation.rules.helpless.the_unconscious_are_tended import (
    only_the_unconscious,
    runs_its_errand,
    who_is_sent_goes,
    who_is_well_enough_wakes,
)
from simulation.rules.invasions.being_sighted import the_dungeon_sights_a_party
from simulation.rules.invasions.goals_change import (
    destroying_is_the_goal,
    rescuing_is_the_goal,
    stealing_is_the_goal,
    the_master_falls,
    what_comes_after_the_goal,
)
from simulation.rules.invasions.invasions_end import the_last_one_ends_it
from simulation.rules.invasions.parties_come import a_party_arrives, members_walk_in_one_after_another
from simulation.rules.moving.bodies_and_doors_bar_the_way import a_closed_door_bars, one_body_a_cell
from simulation.rules.moving.enemies_come_into_view import (
    a_door_shows_and_hides,
    a_step_shows_and_hides,
    squeezing_past_shows_and_hides,
)
from simulation.rules.moving.steps_take_their_time import difficult_ground_is_slow, speed_yards_a_round
from simulation.rules.moving.strolls_are_broken_off import (
    a_mechanism_finds_everyone_in_place,
    strolls_end_with_the_quiet,
    the_stroller_goes_on,
)
from simulation.rules.moving.the_freed_cell_wakes_who_waits import (
    the_walker_goes_on,
    who_waited_for_the_portal_goes_on,
    who_waited_goes_on,
)
from simulation.rules.orders.orders_are_carried_out import orders_are_carried_out
from simulation.rules.rearming.clocks_run_out import (
    clocks_are_running,
    it_stops_working,
    the_clock_starts_over,
)
from simulation.rules.rearming.minions_are_called import (
    a_part_calls_for_traps,
    another_takes_over,
    quiet_times_are_for_rearming,
)
from simulation.rules.rearming.rearms_are_fumbled import (
    a_fumble_has_its_price,
    a_lever_cannot_be_rigged,
    a_rigged_one_is_normal_again,
    it_may_go_off,
    the_activator_is_rigged,
    the_trap_goes_off,
)
from simulation.rules.rearming.rearms_are_rolled import (
    a_rearmed_activator_switches_off,
    a_success_rearms,
    craft_rearms,
    who_rearmed_goes_on,
)
from simulation.rules.rearming.used_parts_need_a_rearm import (
    a_used_activator_needs_a_rearm,
    a_used_mechanism_needs_a_rearm,
)
from simulation.rules.rounds.effects_end_with_the_round import effects_end_with_the_round
from simulation.rules.rounds.fights_end import a_fight_without_enemies_ends
from simulation.rules.rounds.rounds_follow import (
    others_join,
    the_first_round_begins,
    the_next_round_begins,
    touch_is_checked,
    turns_are_offered,
    who_lost_touch_leaves,
)
from simulation.rules.rounds.surprise import (
    perception_notices,
    the_caught_may_be_surprised,
    who_fails_is_surprised,
    who_may_not_act_takes_no_turn,
)
from simulation.rules.traps.activators_are_tripped import (
    a_planned_one_does_nothing,
    a_spent_one_detects_nothing,
    a_step_trips,
    an_alarm_ignores_the_wild,
    an_entrance_trips,
    an_unconnected_one_does_nothing,
    foes_are_detected,
    rigged_it_answers_anyone,
    squeezing_past_trips,
    what_is_tripped_switches_on,
)
from simulation.rules.traps.alarms_are_raised import an_alarm_sights_the_party, an_alarm_tells_all_where
from simulation.rules.traps.creatures_are_released import creatures_are_released
from simulation.rules.traps.gas_lingers import (
    a_cloud_fills_the_cells,
    another_round_inside,
    the_air_clears,
    who_is_inside_breathes_it,
    who_squeezes_into_it_breathes_it,
    who_steps_into_it_breathes_it,
)
from simulation.rules.traps.mechanisms_attack import (
    a_hit_leaves_blood,
    a_hit_wounds,
    each_victim_is_attacked,
    the_mechanism_attacks,
    the_mechanisms_quality_counts,
)
from simulation.rules.traps.mechanisms_fire import (
    a_planned_mechanism_does_nothing,
    a_signal_fires,
    a_spent_mechanism_does_not_act,
    fire_leaves_burns,
)
from simulation.rules.traps.signals_run import a_switch_reaches_the_doors, a_switch_reaches_the_mechanism
from simulation.rules.traps.victims_resist import (
    nobody_resists_a_web,
    the_best_attribute_resists,
    victims_resist,
    who_fails_suffers,
)

RULES: tuple[Callable[..., Any], ...] = (
    # what rolls and numbers are made of
    speed_yards_a_round,
    difficult_ground_is_slow,
    craft_picks,
    battle_breaks,
    quality_resists,
    who_is_better_is_faster,
    breaking_takes_longer,
    the_dungeons_own_pass,
    perception_notices,
    strength_strikes,
    agility_shoots,
    the_wound_decides,
    blunt_blows_spare,
    armour_spares,
    some_always_die,
    foes_are_detected,
    rigged_it_answers_anyone,
    an_alarm_ignores_the_wild,
    the_mechanism_attacks,
    the_mechanisms_quality_counts,
    the_best_attribute_resists,
    the_best_attribute_struggles,
    afflictions_hinder,
    craft_rearms,
    it_may_go_off,
    a_lever_cannot_be_rigged,
    # what may not be
    who_is_down_does_nothing,
    only_the_unconscious,
    an_armed_padlock_stops,
    one_body_a_cell,
    a_closed_door_bars,
    a_planned_one_does_nothing,
    an_unconnected_one_does_nothing,
    a_spent_one_detects_nothing,
    a_planned_mechanism_does_nothing,
    a_spent_mechanism_does_not_act,
    # the designer orders
    orders_are_carried_out,
    the_bound_do_not_walk,
    # parties come
    a_party_arrives,
    members_walk_in_one_after_another,
    # a step: what it shows, what it sets off
    a_step_shows_and_hides,
    squeezing_past_shows_and_hides,
    a_door_shows_and_hides,
    the_dungeon_sights_a_party,
    # the quiet ends
    strolls_end_with_the_quiet,
    a_mechanism_finds_everyone_in_place,
    # activators, their signals, mechanisms
    a_step_trips,
    an_entrance_trips,
    squeezing_past_trips,
    who_steps_into_it_breathes_it,
    who_squeezes_into_it_breathes_it,
    a_rigged_one_is_normal_again,
    what_is_tripped_switches_on,
    a_used_activator_needs_a_rearm,
    a_switch_reaches_the_mechanism,
    a_switch_reaches_the_doors,
    a_signal_fires,
    a_used_mechanism_needs_a_rearm,
    fire_leaves_burns,
    each_victim_is_attacked,
    a_hit_wounds,
    a_hit_leaves_blood,
    victims_resist,
    nobody_resists_a_web,
    a_cloud_fills_the_cells,
    who_is_inside_breathes_it,
    another_round_inside,
    who_fails_suffers,
    the_air_clears,
    an_alarm_sights_the_party,
    an_alarm_tells_all_where,
    creatures_are_released,
    # afflictions
    it_will_end,
    the_afflicted_stop,
    a_success_frees,
    # rearms
    a_fumble_has_its_price,
    the_trap_goes_off,
    the_activator_is_rigged,
    a_success_rearms,
    a_rearmed_activator_switches_off,
    clocks_are_running,
    the_clock_starts_over,
    it_stops_working,
    a_part_calls_for_traps,
    quiet_times_are_for_rearming,
    another_takes_over,
    # doors and locks
    a_padlock_toggles,
    a_door_is_driven,
    a_normal_door_opens_while_driven,
    a_held_door_closes_while_driven,
    a_door_swings_after_who_passed,
    the_door_falls_shut,
    a_success_breaches,
    failures_add_up,
    a_door_wakes_who_waits,
    a_breach_calls_for_chores,
    # fights
    the_caught_may_be_surprised,
    who_fails_is_surprised,
    the_first_round_begins,
    others_join,
    turns_are_offered,
    a_hit_hurts,
    who_is_hit_knows_by_whom,
    wounds_put_one_down,
    a_death_is_heard,
    a_failed_blow_is_heard,
    noise_gives_enemies_away,
    # somebody falls or leaves
    the_master_falls,
    stealing_is_the_goal,
    rescuing_is_the_goal,
    destroying_is_the_goal,
    what_comes_after_the_goal,
    the_last_one_ends_it,
    effects_end_with_the_round,
    touch_is_checked,
    who_lost_touch_leaves,
    a_fight_without_enemies_ends,
    the_next_round_begins,
    enemies_stir,
    who_is_well_enough_wakes,
    # and life goes on: always last
    sites_call_for_metal,
    a_site_calls_for_builders,
    who_is_sent_goes,
    the_turn_goes_on,
    the_walker_goes_on,
    the_stroller_goes_on,
    who_opened_goes_on,
    who_failed_goes_on,
    who_mended_goes_on,
    who_was_thwarted_thinks_again,
    who_waited_goes_on,
    who_waited_for_the_portal_goes_on,
    who_struggled_goes_on,
    who_rearmed_goes_on,
    # whoever is afflicted decides
    struggles,
    flees_in_terror,
    # adventurers decide
    enters_by_the_portal,
    begins_a_fight,
    turns_to_another_goal,
    leaves_by_the_portal,
    takes_treasure,
    frees_prisoners,
    destroys_the_altar,
    forces_the_door,
    makes_for_the_goal,
    # the dungeon's own decide
    keeps_away,
    goes_for_the_nearest,
    runs_its_errand,
    mends_breaches,
    builds,
    hauls_metal,
    rearms,
    goes_home,
    # turns of a fight
    one_turn_a_round,
    who_may_not_act_takes_no_turn,
    attacks_from_where_it_stands,
    gets_away,
    closes_in_and_attacks,
    struggles_in_its_turn,
    comes_nearer,
    steps_on,
    then_attacks,
)


def rule_tables() -> RuleTables:
    """The tables of all rules."""
    return RuleTables(RULES)
