"""Every check of a level, in the order in which findings of equal weight are listed."""

from __future__ import annotations

from simulation.checks.activator_out_of_step import activator_out_of_step
from simulation.checks.cell_taken import cell_taken
from simulation.checks.check import Check
from simulation.checks.creature_in_rock import creature_in_rock
from simulation.checks.door_without_frame import door_without_frame
from simulation.checks.home_missing import home_missing
from simulation.checks.many_masters import many_masters
from simulation.checks.master_outside import master_outside
from simulation.checks.no_chores_minion import no_chores_minion
from simulation.checks.no_haul_minion import no_haul_minion
from simulation.checks.no_master import no_master
from simulation.checks.no_metal import no_metal
from simulation.checks.no_portal import no_portal
from simulation.checks.no_sanctum import no_sanctum
from simulation.checks.no_traps_minion import no_traps_minion
from simulation.checks.no_way import no_way
from simulation.checks.off_map import off_map
from simulation.checks.override import override
from simulation.checks.padlock_without_door import padlock_without_door
from simulation.checks.plan_cuts_way import plan_cuts_way
from simulation.checks.portal_inside import portal_inside
from simulation.checks.portal_without_way import portal_without_way
from simulation.checks.rearm_load import rearm_load
from simulation.checks.scenario_goal import scenario_goal
from simulation.checks.scenario_ids import scenario_ids
from simulation.checks.scenario_members import scenario_members
from simulation.checks.scenario_parts import scenario_parts
from simulation.checks.scenario_portal import scenario_portal
from simulation.checks.spacing import too_near
from simulation.checks.timer_too_slow import timer_too_slow
from simulation.checks.treasure_empty import treasure_empty
from simulation.checks.treasure_out_of_reach import treasure_out_of_reach
from simulation.checks.wires import connections
from simulation.checks.wrong_ground import wrong_ground

CHECKS = (
    # Can it be played at all?
    Check("E-NO-PORTAL", "error", no_portal, fix="make_playable"),
    Check("E-NO-SANCTUM", "error", no_sanctum, fix="make_playable"),
    Check("E-NO-MASTER", "error", no_master, fix="make_playable"),
    Check("E-NO-WAY", "error", no_way, fix="make_playable"),
    Check("W-PLAN-CUTS-WAY", "warning", plan_cuts_way, fix="remove_object"),
    Check("E-MANY-MASTERS", "error", many_masters, fix="remove_object"),
    Check("W-MASTER-OUTSIDE", "warning", master_outside, fix="move_to_sanctum"),
    Check("W-PORTAL-NO-WAY", "warning", portal_without_way, fix="remove_object"),
    # Does everything stand where it may?
    Check("E-OBJ-OFFMAP", "error", off_map, fix="remove_object"),
    Check("E-ACT-SPACING", "error", too_near, fix="move_to_nearest"),
    Check("E-CELL-TAKEN", "error", cell_taken, fix="move_to_nearest"),
    Check("E-CREATURE-IN-ROCK", "error", creature_in_rock, fix="move_to_nearest"),
    Check("E-LOCK-NO-DOOR", "error", padlock_without_door, fix="remove_object"),
    Check("E-PORTAL-INSIDE", "error", portal_inside, fix="make_stairs"),
    Check("W-DOOR-NO-FRAME", "warning", door_without_frame, fix="move_to_nearest"),
    Check("W-GROUND", "warning", wrong_ground, fix="move_to_nearest"),
    # Is everything connected as it should be?
    Check("E-ACT-MANY-MECH", "error", connections("E-ACT-MANY-MECH"), fix="cut_here"),
    Check("E-MECH-MANY-ACT", "error", connections("E-MECH-MANY-ACT"), fix="cut_here"),
    Check("E-DOOR-MANY-ACT", "error", connections("E-DOOR-MANY-ACT"), fix="cut_here"),
    Check("E-TIMER-TOO-SLOW", "error", timer_too_slow),
    Check("W-ACT-NO-TARGET", "warning", connections("W-ACT-NO-TARGET"), fix="start_wire"),
    Check("W-MECH-NO-ACT", "warning", connections("W-MECH-NO-ACT"), fix="start_wire"),
    Check("W-TIMER-DEAD-END", "warning", connections("W-TIMER-DEAD-END"), fix="remove_object"),
    Check("W-TIMER-BYPASSED", "warning", connections("W-TIMER-BYPASSED"), fix="remove_object"),
    Check("W-TIMER-PARALLEL", "warning", connections("W-TIMER-PARALLEL"), fix="remove_object"),
    Check("W-TIMER-RING", "warning", connections("W-TIMER-RING"), fix="remove_object"),
    Check("W-NET-DEAD", "warning", connections("W-NET-DEAD"), fix="delete_net"),
    Check("W-DANGLING", "warning", connections("W-DANGLING"), fix="erase_end"),
    Check("W-UNWIRED", "hint", connections("W-UNWIRED"), fix="start_wire"),
    Check("I-DOOR-MANY-ACT", "hint", connections("I-DOOR-MANY-ACT")),
    # Is everyone there who is needed?
    Check("W-NO-TRAPS-MINION", "warning", no_traps_minion, fix="give_task"),
    Check("W-NO-CHORES-MINION", "warning", no_chores_minion, fix="give_task"),
    Check("W-NO-HAUL-MINION", "warning", no_haul_minion, fix="give_task"),
    Check("W-NO-METAL", "warning", no_metal, fix="add_metal"),
    Check("W-REARM-LOAD", "warning", rearm_load, fix="give_task"),
    # Can everything be found that is referred to?
    Check("W-ACT-NO-WAY", "warning", activator_out_of_step),
    Check("W-TREASURE-NO-WAY", "warning", treasure_out_of_reach),
    Check("W-TREASURE-EMPTY", "warning", treasure_empty),
    Check("W-HOME-MISSING", "warning", home_missing, fix="clear_reference"),
    Check("E-SCENARIO-PORTAL", "error", scenario_portal, fix="clear_reference"),
    Check("E-SCENARIO-ID", "error", scenario_ids),
    Check("E-SCENARIO-MEMBER", "error", scenario_members),
    Check("W-SCENARIO-GOAL", "warning", scenario_goal),
    Check("W-SCENARIO-PART", "warning", scenario_parts, fix="clear_reference"),
    Check("E-RULESET", "error", override, fix="drop_override"),
)
"""One row a code: how bad, what finds it, which quick fix may help."""
