"""Every rule and behaviour, in the order in which they answer. This table is the one place that says so.

Per happening (or roll, attempt, role) the rules are asked from the top of this list to its end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from simulation.kernel.registry import RuleTables
from simulation.minds.adventurers import (
    destroys_the_altar,
    enters_by_the_portal,
    forces_the_door,
    frees_prisoners,
    goes_round_the_door,
    leaves_by_the_portal,
    makes_for_the_goal,
    takes_treasure,
    turns_to_another_goal,
)
from simulation.minds.afflicted import flees_in_terror, struggles
from simulation.minds.creatures import attacks_as_ordered, goes_for_enemies
from simulation.minds.fighting import begins_a_fight, moves_in_the_turn, turns
from simulation.minds.minions import builds, mends_breaches, moves_traps, rearms, takes_jobs
from simulation.rules.afflictions import afflictions_bind, afflictions_end
from simulation.rules.allegiance import beasts_join, minions_turn_enemy
from simulation.rules.building import sites_call_for_minions, what_is_carried_drops
from simulation.rules.combat import attacks, enemies_stir, going_down, noise, who_is_down_does_nothing
from simulation.rules.doors import (
    a_door_wakes_who_waits,
    activators_drive_doors,
    an_armed_padlock_stops,
    breaches_call_for_chores,
    closed_doors_turn_away,
    doors_close_by_themselves,
    doors_to_enemies_stay_closed,
    forced_doors_are_breached,
    locks_and_doors_are_forced,
)
from simulation.rules.helpless import the_unconscious_are_tended
from simulation.rules.invasions import being_sighted, goals_change, invasions_end, parties_come
from simulation.rules.moving import (
    bodies_and_doors_bar_the_way,
    cave_ins_spare_the_last_way,
    enemies_come_into_view,
    steps_take_their_time,
    strolls_are_broken_off,
    the_freed_cell_wakes_who_waits,
)
from simulation.rules.orders import orders_are_carried_out, trap_orders_are_carried_out
from simulation.rules.rearming import (
    clocks_run_out,
    minions_are_called,
    rearms_are_fumbled,
    rearms_are_rolled,
    used_parts_need_a_rearm,
)
from simulation.rules.rounds import effects_end_with_the_round, fights_end, rounds_follow, surprise
from simulation.rules.traps import (
    activators_are_tripped,
    alarms_are_raised,
    creatures_are_released,
    gas_lingers,
    mechanisms_attack,
    mechanisms_fire,
    signals_run,
    victims_resist,
)

RULES: tuple[Callable[..., Any], ...] = (
    # what rolls and numbers are made of
    steps_take_their_time.speed_yards_a_round,
    steps_take_their_time.difficult_ground_is_slow,
    locks_and_doors_are_forced.craft_picks,
    locks_and_doors_are_forced.battle_breaks,
    locks_and_doors_are_forced.quality_resists,
    locks_and_doors_are_forced.who_is_better_is_faster,
    locks_and_doors_are_forced.breaking_takes_longer,
    an_armed_padlock_stops.the_dungeons_own_pass,
    closed_doors_turn_away.a_closed_door_turns_half_away,
    closed_doors_turn_away.a_guide_knows_better,
    closed_doors_turn_away.a_map_leads_through_the_door,
    surprise.perception_notices,
    attacks.strength_strikes,
    attacks.agility_shoots,
    going_down.the_wound_decides,
    going_down.blunt_blows_spare,
    going_down.armour_spares,
    going_down.some_always_die,
    activators_are_tripped.foes_are_detected,
    activators_are_tripped.rigged_it_answers_anyone,
    mechanisms_attack.the_mechanism_attacks,
    mechanisms_attack.the_mechanisms_quality_counts,
    victims_resist.the_best_attribute_resists,
    victims_resist.fine_work_is_hard_to_resist,
    afflictions_bind.the_best_attribute_struggles,
    afflictions_bind.a_fine_web_holds,
    afflictions_bind.afflictions_hinder,
    rearms_are_rolled.craft_rearms,
    rearms_are_fumbled.it_may_go_off,
    rearms_are_fumbled.a_lever_cannot_be_rigged,
    # what may not be
    who_is_down_does_nothing.who_is_down_does_nothing,
    the_unconscious_are_tended.only_the_unconscious,
    an_armed_padlock_stops.an_armed_padlock_stops,
    doors_to_enemies_stay_closed.minions_wait_for_the_order,
    doors_to_enemies_stay_closed.beasts_never_do,
    bodies_and_doors_bar_the_way.one_body_a_cell,
    bodies_and_doors_bar_the_way.a_closed_door_bars,
    cave_ins_spare_the_last_way.it_falls_on_empty_ground,
    cave_ins_spare_the_last_way.the_last_way_stays,
    activators_are_tripped.an_alarm_ignores_the_wild,
    activators_are_tripped.a_planned_one_does_nothing,
    activators_are_tripped.an_unconnected_one_does_nothing,
    activators_are_tripped.one_in_conflict_does_nothing,
    activators_are_tripped.a_spent_one_detects_nothing,
    mechanisms_fire.a_planned_mechanism_does_nothing,
    mechanisms_fire.a_spent_mechanism_does_not_act,
    # the designer orders
    orders_are_carried_out.orders_are_carried_out,
    trap_orders_are_carried_out.building_is_ordered,
    trap_orders_are_carried_out.moving_is_ordered,
    trap_orders_are_carried_out.fury_is_ordered,
    afflictions_bind.the_bound_do_not_walk,
    # parties come
    parties_come.a_party_arrives,
    parties_come.members_walk_in_one_after_another,
    closed_doors_turn_away.the_next_party_has_the_map,
    # a step: what it shows, what it sets off
    creatures_are_released.the_rest_come_out,
    enemies_come_into_view.a_step_shows_and_hides,
    enemies_come_into_view.squeezing_past_shows_and_hides,
    enemies_come_into_view.who_is_freed_is_an_enemy_again,
    enemies_come_into_view.who_changes_sides_is_seen_anew,
    enemies_come_into_view.all_look_about,
    being_sighted.the_dungeon_sights_a_party,
    # the quiet ends
    strolls_are_broken_off.strolls_end_with_the_quiet,
    strolls_are_broken_off.a_mechanism_finds_everyone_in_place,
    # activators, their signals, mechanisms
    activators_are_tripped.a_step_trips,
    activators_are_tripped.an_entrance_trips,
    activators_are_tripped.squeezing_past_trips,
    gas_lingers.who_steps_into_it_breathes_it,
    gas_lingers.who_squeezes_into_it_breathes_it,
    rearms_are_fumbled.a_rigged_one_is_normal_again,
    activators_are_tripped.what_is_tripped_switches_on,
    used_parts_need_a_rearm.a_used_activator_needs_a_rearm,
    signals_run.a_new_hold_outlasts_the_old,
    signals_run.a_switch_reaches_the_mechanism,
    signals_run.a_switch_reaches_the_doors,
    signals_run.a_switch_in_vain_says_why,
    mechanisms_fire.a_signal_fires,
    used_parts_need_a_rearm.a_used_mechanism_needs_a_rearm,
    mechanisms_fire.fire_leaves_burns,
    mechanisms_attack.each_victim_is_attacked,
    mechanisms_attack.a_hit_wounds,
    mechanisms_attack.a_hit_leaves_blood,
    victims_resist.victims_resist,
    victims_resist.nobody_resists_a_web,
    gas_lingers.a_cloud_fills_the_cells,
    gas_lingers.who_is_inside_breathes_it,
    gas_lingers.another_round_inside,
    victims_resist.who_fails_suffers,
    gas_lingers.the_air_clears,
    alarms_are_raised.an_alarm_sights_the_party,
    alarms_are_raised.an_alarm_tells_all_where,
    creatures_are_released.creatures_are_released,
    # who is on whose side
    minions_turn_enemy.fury_turns_it,
    minions_turn_enemy.it_comes_to_itself,
    beasts_join.a_lair_is_moved_into,
    # afflictions
    afflictions_end.it_will_end,
    afflictions_bind.the_afflicted_stop,
    afflictions_bind.a_success_frees,
    # rearms
    rearms_are_fumbled.a_fumble_has_its_price,
    rearms_are_fumbled.the_trap_goes_off,
    rearms_are_fumbled.the_activator_is_rigged,
    rearms_are_rolled.a_success_rearms,
    rearms_are_rolled.a_rearmed_activator_switches_off,
    clocks_run_out.clocks_are_running,
    clocks_run_out.the_clock_starts_over,
    clocks_run_out.it_stops_working,
    takes_jobs.it_looks_again_later,
    minions_are_called.a_part_calls_for_traps,
    minions_are_called.quiet_times_are_for_rearming,
    minions_are_called.another_takes_over,
    # doors and locks
    activators_drive_doors.a_padlock_toggles,
    activators_drive_doors.a_door_is_driven,
    activators_drive_doors.a_new_padlock_frees_the_leaf,
    activators_drive_doors.a_normal_door_opens_while_driven,
    activators_drive_doors.a_held_door_closes_while_driven,
    doors_close_by_themselves.a_door_swings_after_who_passed,
    doors_close_by_themselves.a_door_swings_after_who_opened_it,
    doors_close_by_themselves.a_door_swings_over_who_fell,
    doors_close_by_themselves.the_door_falls_shut,
    forced_doors_are_breached.a_success_breaches,
    forced_doors_are_breached.failures_add_up,
    a_door_wakes_who_waits.a_door_wakes_who_waits,
    a_door_wakes_who_waits.the_shut_in_look_about,
    breaches_call_for_chores.a_breach_calls_for_chores,
    # fights
    surprise.the_caught_may_be_surprised,
    surprise.who_fails_is_surprised,
    rounds_follow.the_first_round_begins,
    rounds_follow.others_join,
    rounds_follow.turns_are_offered,
    attacks.a_hit_hurts,
    attacks.who_is_hit_knows_by_whom,
    going_down.wounds_put_one_down,
    noise.a_death_is_heard,
    noise.a_failed_blow_is_heard,
    noise.noise_gives_enemies_away,
    # somebody falls or leaves
    what_is_carried_drops.metal_drops,
    closed_doors_turn_away.a_cartographer_escapes,
    goals_change.the_master_falls,
    goals_change.stealing_is_the_goal,
    goals_change.rescuing_is_the_goal,
    goals_change.destroying_is_the_goal,
    goals_change.what_comes_after_the_goal,
    invasions_end.the_last_one_ends_it,
    effects_end_with_the_round.effects_end_with_the_round,
    rounds_follow.touch_is_checked,
    rounds_follow.who_lost_touch_leaves,
    fights_end.a_fight_without_enemies_ends,
    rounds_follow.the_next_round_begins,
    enemies_stir.enemies_stir,
    the_unconscious_are_tended.who_is_well_enough_wakes,
    # and life goes on: always last
    what_is_carried_drops.dropped_metal_calls_haulers,
    what_is_carried_drops.another_may_take_it,
    sites_call_for_minions.sites_call_for_metal,
    sites_call_for_minions.what_is_ordered_calls,
    sites_call_for_minions.a_site_calls_for_builders,
    the_unconscious_are_tended.who_is_sent_goes,
    moves_in_the_turn.the_turn_goes_on,
    the_freed_cell_wakes_who_waits.the_walker_goes_on,
    strolls_are_broken_off.the_stroller_goes_on,
    a_door_wakes_who_waits.who_opened_goes_on,
    forced_doors_are_breached.who_failed_goes_on,
    breaches_call_for_chores.who_mended_goes_on,
    a_door_wakes_who_waits.who_was_thwarted_thinks_again,
    the_freed_cell_wakes_who_waits.who_waited_goes_on,
    the_freed_cell_wakes_who_waits.who_waited_for_the_portal_goes_on,
    afflictions_bind.who_struggled_goes_on,
    rearms_are_rolled.who_rearmed_goes_on,
    # whoever is afflicted decides
    struggles.struggles,
    flees_in_terror.flees_in_terror,
    # adventurers decide
    enters_by_the_portal.enters_by_the_portal,
    begins_a_fight.begins_a_fight,
    turns_to_another_goal.turns_to_another_goal,
    leaves_by_the_portal.leaves_by_the_portal,
    takes_treasure.takes_treasure,
    frees_prisoners.frees_prisoners,
    destroys_the_altar.destroys_the_altar,
    goes_round_the_door.weighs_the_way_round,
    forces_the_door.forces_the_door,
    makes_for_the_goal.makes_for_the_goal,
    # the dungeon's own decide
    takes_jobs.leaves_its_work,
    attacks_as_ordered.attacks_as_ordered,
    goes_for_enemies.keeps_away,
    goes_for_enemies.goes_for_the_nearest,
    the_unconscious_are_tended.runs_its_errand,
    mends_breaches.mends_breaches,
    builds.builds,
    builds.hauls_metal,
    moves_traps.moves_traps,
    rearms.rearms,
    takes_jobs.takes_a_rearm,
    takes_jobs.takes_a_site,
    takes_jobs.takes_a_breach,
    goes_for_enemies.goes_home,
    # turns of a fight
    turns.one_turn_a_round,
    surprise.who_may_not_act_takes_no_turn,
    turns.attacks_from_where_it_stands,
    turns.gets_away,
    turns.closes_in_and_attacks,
    struggles.struggles_in_its_turn,
    turns.comes_nearer,
    moves_in_the_turn.steps_on,
    moves_in_the_turn.then_attacks,
)


def rule_tables() -> RuleTables:
    """The tables of all rules."""
    return RuleTables(RULES)
