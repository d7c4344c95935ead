"""The quick fixes by the id that a finding names; each is an edit like any other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from editor.core.document import Document, Plan
from editor.core.fixes.filling_in import add_metal, clear_reference, drop_exclusion, drop_override, give_task
from editor.core.fixes.make_playable import plan_make_playable
from editor.core.fixes.standing import make_stairs, move_to_nearest, move_to_sanctum, remove_object
from editor.core.fixes.wiring import cut_here, delete_net, erase_end
from editor.core.refusal import Refusal
from schemas.finding import Finding
from schemas.message import Message

Fix: TypeAlias = Callable[[Document, Finding], Plan]


def make_playable(document: Document, finding: Finding) -> Plan:
    """Add all that a play-test needs."""
    return plan_make_playable(document.level, document.derived.ruleset)


FIXES: dict[str, Fix] = {
    "make_playable": make_playable,
    "remove_object": remove_object,
    "move_to_nearest": move_to_nearest,
    "move_to_sanctum": move_to_sanctum,
    "make_stairs": make_stairs,
    "cut_here": cut_here,
    "delete_net": delete_net,
    "erase_end": erase_end,
    "give_task": give_task,
    "add_metal": add_metal,
    "clear_reference": clear_reference,
    "drop_override": drop_override,
    "drop_exclusion": drop_exclusion,
}
"""`start_wire` is none of them: it takes up the Wiring tool."""


def repair(document: Document, finding: Finding) -> Plan:
    """The edit that repairs a finding; None where there is no fix, or the place is gone in the meantime."""
    fix = FIXES.get(finding.fix)
    gone = [key for key in finding.objects if key not in document.level.objects]
    return fix(document, finding) if fix is not None and not gone else None


def repair_all(document: Document, findings: Iterable[Finding], name: Message) -> int:
    """Repair what can be, as one undo step, each on what the last one left; how many were."""
    done = 0
    with document.step(name) as do:
        for finding in findings:
            plan = repair(document, finding)
            done += 0 if isinstance(plan, Refusal) else do(plan)
    return done
