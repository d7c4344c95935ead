"""Every check of a level, in the order in which findings of equal weight are listed."""

from __future__ import annotations

from simulation.checks.activator_out_of_step import activator_out_of_step
from simulation.checks.cell_taken import cell_taken
from simulation.checks.check import Check
from simulation.checks.creature_in_rock import creature_in_rock
from simulation.checks.crossing_unstated import crossing_unstated
from simulation.checks.door_without_activator import door_without_activator
from simulation.checks.door_without_frame import door_without_frame
from simulation.checks.four_way import four_way
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
from simulation.checks.off_map import all_off_map
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
from simulation.checks.set_aside import set_aside
from simulation.checks.spacing import too_near
from simulation.checks.timer_too_slow import timer_too_slow
from simulation.checks.treasure_empty import treasure_empty
from simulation.checks.treasure_out_of_reach import treasure_out_of_reach
from simulation.checks.weights import wrong_weights
from simulation.checks.wires import connections
from simulation.checks.wrong_ground import wrong_ground

CHECKS = (
    # Can it be played at all?
    Check("E-NO-PORTAL", "error", no_portal, fixes=("make_playable",)),
    Check("E-NO-SANCTUM", "error", no_sanctum, fixes=("make_playable",)),
    Check("E-NO-MASTER", "error", no_master, fixes=("make_playable",)),
    Check("E-NO-WAY", "error", no_way, fixes=("make_playable",)),
    Check("W-PLAN-CUTS-WAY", "warning", plan_cuts_way, fixes=("remove_object",)),
    Check("E-MANY-MASTERS", "error", many_masters, fixes=("remove_object",)),
    Check("W-MASTER-OUTSIDE", "warning", master_outside, fixes=("move_to_sanctum",)),
    Check("W-PORTAL-NO-WAY", "warning", portal_without_way, fixes=("remove_object",)),
    # Does everything stand where it may?
    Check("E-OBJ-OFFMAP", "error", all_off_map, fixes=("move_to_nearest", "remove_object")),
    Check("E-ACT-SPACING", "error", too_near, fixes=("move_to_nearest", "move_second")),
    Check("E-CELL-TAKEN", "error", cell_taken, fixes=("move_to_nearest",)),
    Check("E-CREATURE-IN-ROCK", "error", creature_in_rock, fixes=("move_to_nearest",)),
    Check("E-LOCK-NO-DOOR", "error", padlock_without_door, fixes=("remove_object",)),
    Check("E-PORTAL-INSIDE", "error", portal_inside, fixes=("make_stairs",)),
    Check("W-DOOR-NO-FRAME", "warning", door_without_frame, fixes=("move_to_nearest",)),
    Check("W-GROUND", "warning", wrong_ground, fixes=("move_to_nearest",)),
    # Is everything connected as it should be?
    Check(
        "E-ACT-MANY-MECH",
        "error",
        connections("E-ACT-MANY-MECH"),
        fixes=("make_hop", "cut_here", "delete_section"),
    ),
    Check(
        "E-MECH-MANY-ACT",
        "error",
        connections("E-MECH-MANY-ACT"),
        fixes=("make_hop", "cut_here", "delete_section", "door_instead"),
    ),
    Check("E-DOOR-MANY-ACT", "error", connections("E-DOOR-MANY-ACT"), fixes=("cut_one",)),
    Check("E-TIMER-TOO-SLOW", "error", timer_too_slow),
    Check("W-ACT-NO-TARGET", "warning", connections("W-ACT-NO-TARGET"), fixes=("start_wire", "intended")),
    Check("W-MECH-NO-ACT", "warning", connections("W-MECH-NO-ACT"), fixes=("start_wire",)),
    Check(
        "W-TIMER-DEAD-END", "warning", connections("W-TIMER-DEAD-END"), fixes=("remove_timer", "start_wire")
    ),
    Check(
        "W-TIMER-BYPASSED", "warning", connections("W-TIMER-BYPASSED"), fixes=("cut_bypass", "remove_timer")
    ),
    Check("W-TIMER-PARALLEL", "warning", connections("W-TIMER-PARALLEL"), fixes=("keep_quickest",)),
    Check("W-TIMER-RING", "warning", connections("W-TIMER-RING"), fixes=("break_ring",)),
    Check("W-NET-DEAD", "warning", connections("W-NET-DEAD"), fixes=("delete_net",)),
    Check("W-DANGLING", "warning", connections("W-DANGLING"), fixes=("erase_end", "extend")),
    Check("W-UNWIRED", "hint", connections("W-UNWIRED"), fixes=("start_wire",)),
    Check("I-DOOR-MANY-ACT", "hint", connections("I-DOOR-MANY-ACT"), fixes=("cut_one",)),
    Check("W-NET-TWO-NAMES", "warning", connections("W-NET-TWO-NAMES"), fixes=("keep_first", "keep_other")),
    Check("W-CROSSING-UNSTATED", "warning", crossing_unstated, fixes=("say_hop", "say_join")),
    Check("W-LOOP", "hint", connections("W-LOOP"), fixes=("delete_loop",)),
    Check("W-NEAR-MISS", "hint", connections("W-NEAR-MISS"), fixes=("bridge_gap",)),
    Check("W-SLOW", "hint", connections("W-SLOW")),
    Check("W-DOOR-NO-ACT", "off", door_without_activator, fixes=("start_wire",)),
    Check("I-FOUR-WAY", "off", four_way, fixes=("make_hop", "offset_arm")),
    # Is everyone there who is needed?
    Check("W-NO-TRAPS-MINION", "warning", no_traps_minion, fixes=("give_task",)),
    Check("W-NO-CHORES-MINION", "warning", no_chores_minion, fixes=("give_task",)),
    Check("W-NO-HAUL-MINION", "warning", no_haul_minion, fixes=("give_task",)),
    Check("W-NO-METAL", "warning", no_metal, fixes=("add_metal",)),
    Check("W-REARM-LOAD", "warning", rearm_load, fixes=("give_task",)),
    # Can everything be found that is referred to?
    Check("W-ACT-NO-WAY", "warning", activator_out_of_step),
    Check("W-TREASURE-NO-WAY", "warning", treasure_out_of_reach),
    Check("W-TREASURE-EMPTY", "warning", treasure_empty),
    Check("W-HOME-MISSING", "warning", home_missing, fixes=("clear_reference",)),
    Check("E-SCENARIO-PORTAL", "error", scenario_portal, fixes=("clear_reference",)),
    Check("E-SCENARIO-ID", "error", scenario_ids),
    Check("E-SCENARIO-MEMBER", "error", scenario_members),
    Check("W-SCENARIO-GOAL", "warning", scenario_goal),
    Check("W-SCENARIO-PART", "warning", scenario_parts, fixes=("clear_reference",)),
    Check("E-RULESET", "error", override, fixes=("drop_override",)),
    Check("W-SEVERITY", "warning", wrong_weights, fixes=("drop_severity",)),
    # Was the file whole?
    Check("E-DUP-ID", "error", set_aside("E-DUP-ID"), fixes=("renumber", "drop_part")),
    Check("E-STATE", "error", set_aside("E-STATE"), fixes=("drop_part",)),
    Check("E-WIRE-FILE", "error", set_aside("E-WIRE-FILE"), fixes=("clip_run", "drop_part")),
    Check("E-FILE", "error", set_aside("E-FILE"), fixes=("drop_part",)),
)
"""One row a code: how bad, what finds it, which quick fix may help."""
