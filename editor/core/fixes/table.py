"""The quick fixes by the id that a finding names; each is an edit like any other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from editor.core.document import Document, Plan
from editor.core.fixes.crossings import offset_arm, say_hop, say_join
from editor.core.fixes.cutting import cut_here, delete_section, door_instead, make_hop
from editor.core.fixes.filling_in import add_metal, clear_reference, drop_exclusion, drop_override, give_task
from editor.core.fixes.leaving import drop_severity, intended
from editor.core.fixes.make_playable import plan_make_playable
from editor.core.fixes.set_aside import (
    clip_run,
    drop_part,
    drop_parts,
    last_first,
    move_inside,
    put_back,
    renumber,
)
from editor.core.fixes.standing import (
    make_stairs,
    move_second,
    move_to_nearest,
    move_to_sanctum,
    remove_object,
)
from editor.core.fixes.timers import cut_bypass, keep_quickest, remove_timer
from editor.core.fixes.wiring import (
    bridge_gap,
    delete_loop,
    delete_net,
    erase_end,
    erase_ends,
    extend,
    keep_first,
    keep_other,
)
from editor.core.naming import with_names
from editor.core.refusal import Refusal
from schemas.finding import Finding
from schemas.message import Message
from simulation.level.level import Level

Fix: TypeAlias = Callable[[Document, Finding], Plan]


def make_playable(document: Document, finding: Finding) -> Plan:
    """Add all that a play-test needs."""
    return plan_make_playable(document.level, document.derived.ruleset)


EVERY: tuple[Fix, ...] = (
    make_playable, remove_object, move_to_nearest, move_second, move_to_sanctum, make_stairs,
    cut_here, delete_section, make_hop, door_instead, offset_arm, say_hop, say_join,
    delete_net, erase_end, erase_ends, extend, bridge_gap, delete_loop, keep_first, keep_other,
    remove_timer, cut_bypass, keep_quickest,
    give_task, add_metal, clear_reference, drop_override, drop_exclusion, drop_severity, intended,
    drop_part, put_back, renumber, move_inside, clip_run,
)  # fmt: skip
BY_CHOICE = ("intended", "drop_part", "say_hop", "say_join", "keep_first", "keep_other")
"""Fixes that are the designer's to decide, and so are never done with all others."""
FIXES: dict[str, Fix] = {
    **{fix.__name__: fix for fix in EVERY},
    "cut_one": delete_section,
    "break_ring": remove_timer,
}
"""`start_wire` is none of them: it takes up the Wiring tool."""


def fix_name(level: Level, finding: Finding, fix: str) -> Message:
    """What a quick fix is called for this finding, with the objects as the designer knows them."""
    return with_names(level, Message(f"fix.{fix}", finding.message.args))


def fix_plan(document: Document, finding: Finding, fix: str) -> Plan:
    """The edit of one quick fix, planned on the level as it is now; None when it would do nothing."""
    gone = [key for key in finding.objects if key not in document.level.objects]
    return FIXES[fix](document, finding) if fix in FIXES and not gone else None


def repair(document: Document, finding: Finding) -> Plan:
    """The first quick fix that can be done; else why the first can't; None where there is none."""
    refused: Plan = None
    for fix in finding.fixes:
        plan = fix_plan(document, finding, fix) if fix not in BY_CHOICE else None
        if plan is not None and not isinstance(plan, Refusal):
            return plan
        refused = refused or plan
    return refused


def repair_all(document: Document, findings: Iterable[Finding], name: Message, fix: str = "") -> int:
    """Repair what can be, as one undo step, each on what the last one left; how many were.

    `fix`: this quick fix for all of them, else the first that can be done for each.
    """
    done = 0
    with document.step(name) as do:
        if fix == "drop_part":
            return int(do(drop_parts(document, findings)))
        for finding in last_first(findings):
            for _ in range(max(1, len(finding.objects) - 1)):  # one of many may be taken off at a time
                plan = fix_plan(document, finding, fix) if fix else repair(document, finding)
                if plan is None or isinstance(plan, Refusal) or not do(plan):
                    break
                done += 1
    return done
