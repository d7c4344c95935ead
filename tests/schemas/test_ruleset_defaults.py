"""The numbers that the source gives: each parameter's default is the rulebook's."""

from pathlib import Path

from pytest import mark, param

from schemas.ruleset import Ruleset, iter_params

PARAMS = {param.path: param for param in iter_params(Ruleset())}
SOURCE = Path(__file__).read_text("utf-8")


@mark.parametrize(
    ("path", "value"),
    [
        param("traps.activator_spacing", 3, marks=mark.rule("TRP-06")),
        param("rearming.clock_ms", 172_800_000, marks=mark.rule("RRM-10")),
        param("rearming.fumble_goes_off_percent", 50, marks=mark.rule("RRM-04")),
        param("doors.closed_detour_percent", 50, marks=mark.rule("DOR-02")),
        param("doors.guide_detour_percent", 25, marks=mark.rule("DOR-03")),
        param("doors.pick_percent", 70, marks=mark.rule("DOR-25")),
        param("doors.break_time_factor", 2, marks=mark.rule("DOR-24")),
        param("doors.failed_rolls", 5, marks=mark.rule("DOR-27")),
        param("knowledge.set_off_range", 10, marks=mark.rule("KNW-03")),
        param("knowledge.discovery_share_range", 10, marks=mark.rule("KNW-04")),
        param("knowledge.detect_traps_range", 7, marks=mark.rule("KNW-05")),
        param("knowledge.discover_range", 6, marks=mark.rule("KNW-06")),
        param("knowledge.corridor_width", 1, marks=mark.rule("KNW-12")),
        param("knowledge.caution_slow_percent", 20, marks=mark.rule("KNW-14")),
        param("knowledge.caution_bonus", 1, marks=mark.rule("KNW-14")),
        param("knowledge.caution_bonus_again", 2, marks=mark.rule("KNW-15")),
        param("knowledge.lesson_range", 10, marks=mark.rule("KNW-19")),
        param("knowledge.lesson_bonus", 1, marks=mark.rule("KNW-20")),
        param("knowledge.lesson_bonus_max", 2, marks=mark.rule("KNW-22")),
    ],
)
def test_dungeon(path: str, value: int) -> None:
    """Traps, rearming, doors and trap knowledge."""
    assert PARAMS[path].value == value
    assert not PARAMS[path].ours


@mark.parametrize(
    ("path", "value"),
    [
        param("invasions.first_day", 2, marks=mark.rule("INV-06")),
        param("invasions.limit_first_ms", 172_800_000, marks=mark.rule("INV-09")),
        param("invasions.limit_first_day", 2, marks=mark.rule("INV-09")),
        param("invasions.limit_last_ms", 108_000_000, marks=mark.rule("INV-09")),
        param("invasions.limit_last_day", 7, marks=mark.rule("INV-09")),
        param("invasions.first_members", 1, marks=mark.rule("INV-14")),
        param("invasions.second_members_max", 2, marks=mark.rule("INV-14")),
        param("invasions.second_larger_percent", 50, marks=mark.rule("INV-14")),
        param("invasions.later_members_min", 2, marks=mark.rule("INV-14")),
        param("invasions.members_max", 5, marks=mark.rule("INV-16")),
        param("invasions.level_from_day.level_3", 10, marks=mark.rule("INV-17")),
        param("invasions.level_from_day.level_4", 15, marks=mark.rule("INV-17")),
        param("invasions.level_from_day.level_5", 30, marks=mark.rule("INV-17")),
        param("invasions.all_level_five_day", 50, marks=mark.rule("INV-17")),
        param("invasions.mob_one_in", 8, marks=mark.rule("INV-19")),
        param("invasions.mob_from_invasion", 3, marks=mark.rule("INV-19")),
        param("invasions.mob_members_min", 2, marks=mark.rule("INV-19")),
        param("invasions.mob_members_max", 3, marks=mark.rule("INV-19")),
        param("invasions.mob_members_late", 12, marks=mark.rule("INV-19")),
        param("invasions.weaker_one_in", 5, marks=mark.rule("INV-20")),
        param("invasions.stronger_one_in", 5, marks=mark.rule("INV-20")),
        param("invasions.strength_from_invasion", 4, marks=mark.rule("INV-20")),
        param("invasions.camp_level_min", 1, marks=mark.rule("INV-21")),
        param("invasions.torch_range", 8, marks=mark.rule("INV-27")),
        param("invasions.watchful_eye_ms", 86_400_000, marks=mark.rule("INV-30")),
    ],
)
def test_invasions(path: str, value: int) -> None:
    """Calendar, sizes, levels and ranges of invasions."""
    assert PARAMS[path].value == value
    assert not PARAMS[path].ours


@mark.parametrize(
    ("path", "value"),
    [
        param("combat.notice_base", 3, marks=mark.rule("CMB-02")),
        param("combat.notice_per_stalk", 2, marks=mark.rule("CMB-02")),
        param("combat.noise_range", 7, marks=mark.rule("CMB-05")),
        param("combat.kobolds_per_cell", 2, marks=mark.rule("CMB-11")),
        param("combat.wound_points.light", 1, marks=mark.rule("CMB-12")),
        param("combat.wound_points.severe", 2, marks=mark.rule("CMB-12")),
        param("combat.wound_points.critical", 4, marks=mark.rule("CMB-12")),
        param("combat.down_points", 10, marks=mark.rule("CMB-13")),
        param("combat.unconscious_percent.light", 75, marks=mark.rule("CMB-14")),
        param("combat.unconscious_percent.severe", 50, marks=mark.rule("CMB-14")),
        param("combat.unconscious_percent.critical", 25, marks=mark.rule("CMB-14")),
        param("combat.unconscious_blunt_percent.light", 100, marks=mark.rule("CMB-15")),
        param("combat.unconscious_blunt_percent.severe", 75, marks=mark.rule("CMB-15")),
        param("combat.unconscious_blunt_percent.critical", 50, marks=mark.rule("CMB-15")),
        param("combat.armour_percent.none", 0, marks=mark.rule("CMB-16")),
        param("combat.armour_percent.leather", 10, marks=mark.rule("CMB-16")),
        param("combat.armour_percent.cloth", 10, marks=mark.rule("CMB-16")),
        param("combat.armour_percent.mail", 20, marks=mark.rule("CMB-16")),
        param("combat.armour_percent.plate", 30, marks=mark.rule("CMB-16")),
        param("combat.head_down_percent", 25, marks=mark.rule("CMB-18")),
        param("combat.head_down_blunt_percent", 50, marks=mark.rule("CMB-18")),
        param("combat.head_unconscious_percent.severe", 100, marks=mark.rule("CMB-19")),
        param("combat.head_unconscious_percent.critical", 50, marks=mark.rule("CMB-19")),
        param("combat.wake_ms", 14_400_000, marks=mark.rule("CMB-21")),
        param("combat.wake_in_bed_ms", 3_600_000, marks=mark.rule("CMB-21")),
    ],
)
def test_combat(path: str, value: int) -> None:
    """Noticing, wounds, going down and waking."""
    assert PARAMS[path].value == value
    assert not PARAMS[path].ours


@mark.parametrize(
    ("path", "value"),
    [
        param("awareness.surprised_rounds", 1, marks=mark.rule("AWR-03")),
        param("rounds.round_ms", 10_000, marks=mark.rule("RND-01")),
        param("rounds.effect_rounds", 1, marks=mark.rule("RND-07")),
        param("moving.stop_total", 0, marks=mark.rule("MOV-03")),
        param("moving.crawl_percent", 50, marks=mark.rule("MOV-05")),
        param("moving.crawl_min_yards", 1, marks=mark.rule("MOV-05")),
        param("moving.jump_down_safe_yards", 5, marks=mark.rule("MOV-08")),
        param("moving.run_up_yards", 2, marks=mark.rule("MOV-09")),
        param("moving.jump_up_percent", 50, marks=mark.rule("MOV-09")),
        param("moving.jump_up_min_feet", 1, marks=mark.rule("MOV-09")),
        param("moving.jump_across_yards", 2, marks=mark.rule("MOV-10")),
        param("moving.jump_across_min_yards", 1, marks=mark.rule("MOV-10")),
        param("moving.jump_across_run_up_yards", 2, marks=mark.rule("MOV-10")),
        param("moving.mounted_attack_banes", 2, marks=mark.rule("MOV-14")),
        param("moving.thrown_off_yards", 1, marks=mark.rule("MOV-16")),
        param("moving.mount_falls_dice", 1, marks=mark.rule("MOV-17")),
        param("moving.mount_falls_sides", 6, marks=mark.rule("MOV-17")),
        param("moving.pinned_banes_per_size", 1, marks=mark.rule("MOV-17")),
        param("actions.actions_per_round", 1, marks=mark.rule("ACT-01")),
        param("actions.concentrate_rounds", 1, marks=mark.rule("ACT-04")),
        param("actions.defend_banes", 1, marks=mark.rule("ACT-06")),
        param("actions.defend_boons", 1, marks=mark.rule("ACT-06")),
        param("actions.help_yards", 5, marks=mark.rule("ACT-09")),
        param("actions.help_boons", 1, marks=mark.rule("ACT-09")),
        param("actions.hidden_guess_banes", 3, marks=mark.rule("ACT-11")),
        param("actions.hidden_attack_boons", 1, marks=mark.rule("ACT-12")),
        param("actions.prepare_boons", 1, marks=mark.rule("ACT-13")),
        param("actions.retreat_percent", 50, marks=mark.rule("ACT-15")),
        param("actions.rush_factor", 2, marks=mark.rule("ACT-16")),
        param("actions.stabilize_dying_banes", 1, marks=mark.rule("ACT-17")),
        param("actions.stabilize_heals", 1, marks=mark.rule("ACT-17")),
        param("actions.triggered_per_round", 1, marks=mark.rule("ACT-19")),
        param("actions.minor_in_fast_turn", 1, marks=mark.rule("ACT-21")),
        param("actions.minor_in_slow_turn", 2, marks=mark.rule("ACT-21")),
        param("attacks.driving_banes", 1, marks=mark.rule("ATK-04")),
        param("attacks.guarded_banes", 1, marks=mark.rule("ATK-05")),
        param("attacks.guarded_against_banes", 1, marks=mark.rule("ATK-05")),
        param("attacks.lunging_banes", 1, marks=mark.rule("ATK-06")),
        param("attacks.lunging_yards", 1, marks=mark.rule("ATK-06")),
        param("attacks.shifting_banes", 1, marks=mark.rule("ATK-07")),
        param("attacks.unbalancing_banes", 1, marks=mark.rule("ATK-08")),
        param("attacks.range_factor", 2, marks=mark.rule("ATK-09")),
        param("attacks.distant_banes", 1, marks=mark.rule("ATK-10")),
        param("attacks.staggering_banes", 2, marks=mark.rule("ATK-11")),
        param("attacks.half_cover_banes", 1, marks=mark.rule("ATK-12")),
        param("attacks.three_quarters_cover_banes", 2, marks=mark.rule("ATK-12")),
        param("attacks.partly_obscured_banes", 1, marks=mark.rule("ATK-13")),
        param("attacks.heavily_obscured_banes", 2, marks=mark.rule("ATK-13")),
        param("attacks.totally_obscured_banes", 3, marks=mark.rule("ATK-13")),
        param("attacks.called_shot_banes", 2, marks=mark.rule("ATK-15")),
        param("attacks.two_weapons_one_target_banes", 2, marks=mark.rule("ATK-16")),
        param("attacks.two_weapons_two_targets_banes", 3, marks=mark.rule("ATK-16")),
        param("attacks.charge_banes", 1, marks=mark.rule("ATK-19")),
        param("attacks.carried_object_banes", 2, marks=mark.rule("ATK-20")),
        param("stunts.disarm_unarmed_banes", 2, marks=mark.rule("STN-01")),
        param("stunts.distract_banes", 2, marks=mark.rule("STN-02")),
        param("stunts.escape_move_percent", 50, marks=mark.rule("STN-03")),
        param("stunts.feint_boons", 2, marks=mark.rule("STN-04")),
        param("stunts.feint_rounds", 1, marks=mark.rule("STN-04")),
        param("stunts.grab_rounds", 1, marks=mark.rule("STN-05")),
        param("stunts.knock_down_banes_per_size", 1, marks=mark.rule("STN-06")),
        param("stunts.knock_down_smaller_boons", 1, marks=mark.rule("STN-06")),
        param("stunts.pull_move_percent", 50, marks=mark.rule("STN-07")),
        param("stunts.shove_banes_per_size", 1, marks=mark.rule("STN-08")),
        param("stunts.shove_smaller_boons", 1, marks=mark.rule("STN-08")),
        param("stunts.shove_yards", 1, marks=mark.rule("STN-08")),
        param("stunts.shove_min_yards", 1, marks=mark.rule("STN-08")),
    ],
)
def test_tactics(path: str, value: int) -> None:
    """Every count of boons, banes, yards and rounds."""
    assert PARAMS[path].value == value
    assert not PARAMS[path].ours


@mark.parametrize("path", [path for path, about in PARAMS.items() if not about.ours])
def test_every_number_of_the_source_is_listed_here(path: str) -> None:
    """A parameter that is not ours has its default stated in this file, apart from the model."""
    assert f'param("{path}", ' in SOURCE
