"""Quick fixes of wires: each does what it says, breaks nothing beside it, and is one step to undo."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from editor.core.document import Document
from editor.core.edits.resize_with_notes import plan_resize
from editor.core.facing import new_object
from editor.core.fingerprint import fingerprint
from editor.core.fixes.leaving import plan_leave, plan_take_back
from editor.core.fixes.table import FIXES, fix_name, fix_plan, repair_all
from editor.core.refusal import Refusal
from editor.core.tools.preview import preview_of
from schemas.finding import Finding
from schemas.message import Message
from schemas.model import Cell
from simulation.checks.running import run_checks
from simulation.level.level import Level
from simulation.loading import default_catalogue, default_ruleset
from simulation.wiring.change import apply
from simulation.wiring.crossing import plan_crossing, plan_label
from simulation.wiring.grid import HOP_H, JOINT
from simulation.wiring.links import links
from tests.editor.core.sketches import a_level, furnish, wire

KINDS = {
    "P": "pressure_plate", "M": "web_trap", "D": "archway", "T": "timer"
}  # fmt: skip


def laid(*wires: tuple[Cell, ...], **objects: Cell) -> Document:
    """A wide floor with these objects, P plate, M trap, D door, T timer, and wires."""
    level = Level.blank(24, 16)
    level.terrain = level.terrain * 0 + default_catalogue().material_value("floor")
    level.freeze()
    furnish(level, *(new_object(KINDS[name[0]], cell, name) for name, cell in objects.items()))
    for corners in wires:
        wire(level, *corners)
    return Document(level)


def findings(document: Document, code: str) -> list[Finding]:
    """What the checks find of a code."""
    found = run_checks(document.level, default_catalogue(), default_ruleset())
    return [finding for finding in found if finding.check == code]


def link_table(document: Document) -> dict[str, set[str]]:
    """What each activator reaches."""
    level = document.level
    table = links(level.wires, level.object_cells())
    return {
        key: {sink for sink, _ in link.mechanisms} | {door for door, _, _ in link.doors}
        for key, link in table.of.items()
    }


def forked() -> Document:
    """P fires M1 straight on and M2 by a branch."""
    return laid(((2, 2), (10, 2)), ((6, 2), (6, 8)), P=(2, 2), M1=(10, 2), M2=(6, 8))


def shared() -> Document:
    """P1 and P2 meet before M; a door is far off."""
    return laid(((2, 2), (10, 2)), ((6, 8), (6, 2)), P1=(2, 2), P2=(6, 8), M=(10, 2), D=(12, 12))


def crossed() -> Document:
    """Two connections whose crossing was made a joint."""
    document = laid(((2, 4), (10, 4)), ((6, 1), (6, 8)), P1=(2, 4), M1=(10, 4), P2=(6, 1), M2=(6, 8))
    apply(document.level.wires, plan_crossing(document.level.wires, (6, 4), JOINT))
    return document


def dead_end() -> Document:
    """A timer on a branch that leads no farther."""
    return laid(((2, 2), (10, 2)), ((6, 2), (6, 5)), P=(2, 2), M=(10, 2), T=(6, 5))


def bypassed() -> Document:
    """A timer in the way, and wire around it."""
    return laid(((2, 2), (12, 2)), ((4, 2), (4, 5), (10, 5), (10, 2)), P=(2, 2), M=(12, 2), T=(7, 2))


def parallel() -> Document:
    """The same with a timer on the way around, too."""
    return laid(
        ((2, 2), (12, 2)), ((4, 2), (4, 5), (10, 5), (10, 2)), P=(2, 2), M=(12, 2), T1=(7, 2), T2=(7, 5)
    )


def ringed() -> Document:
    """Three timers round a ring."""
    return laid(
        ((2, 2), (12, 2)),
        ((4, 2), (4, 6), (10, 6), (10, 2)),
        P=(2, 2), M=(12, 2), T1=(7, 2), T2=(4, 4), T3=(10, 4),
    )  # fmt: skip


def looped() -> Document:
    """A detour with nothing on it."""
    return laid(((2, 2), (12, 2)), ((4, 2), (4, 5), (10, 5), (10, 2)), P=(2, 2), M=(12, 2))


def named() -> Document:
    """One connection with two names."""
    document = laid(((2, 2), (10, 2)), P=(2, 2), M=(10, 2))
    for cell, text in (((4, 2), "north"), ((8, 2), "south")):
        apply(document.level.wires, plan_label(document.level.wires, cell, text))
    return document


def short() -> Document:
    """A wire that ends beside the trap."""
    return laid(((2, 2), (9, 2)), P=(2, 2), M=(10, 2))


def gap() -> Document:
    """Two wires that end face to face."""
    return laid(((2, 2), (5, 2)), ((7, 2), (10, 2)), P=(2, 2), M=(10, 2))


def at_the_door() -> Document:
    """Two plates at one door."""
    return laid(((2, 2), (10, 2)), P1=(2, 2), D=(6, 2), P2=(10, 2))


CASES: list[tuple[Callable[[], Document], str, str, dict[str, set[str]]]] = [
    (forked, "E-ACT-MANY-MECH", "cut_here", {"P": {"M1"}}),
    (forked, "E-ACT-MANY-MECH", "delete_section", {"P": {"M1"}}),
    (shared, "E-MECH-MANY-ACT", "cut_here", {"P1": {"M"}, "P2": set()}),
    (shared, "E-MECH-MANY-ACT", "delete_section", {"P1": {"M"}, "P2": set()}),
    (shared, "E-MECH-MANY-ACT", "door_instead", {"P1": {"M"}, "P2": {"D"}}),
    (crossed, "E-MECH-MANY-ACT", "make_hop", {"P1": {"M1"}, "P2": {"M2"}}),
    (crossed, "E-ACT-MANY-MECH", "make_hop", {"P1": {"M1"}, "P2": {"M2"}}),
    (dead_end, "W-TIMER-DEAD-END", "remove_timer", {"P": {"M"}}),
    (bypassed, "W-TIMER-BYPASSED", "cut_bypass", {"P": {"M"}}),
    (bypassed, "W-TIMER-BYPASSED", "remove_timer", {"P": {"M"}}),
    (parallel, "W-TIMER-PARALLEL", "keep_quickest", {"P": {"M"}}),
    (ringed, "W-TIMER-RING", "break_ring", {"P": {"M"}}),
    (looped, "W-LOOP", "delete_loop", {"P": {"M"}}),
    (named, "W-NET-TWO-NAMES", "keep_first", {"P": {"M"}}),
    (named, "W-NET-TWO-NAMES", "keep_other", {"P": {"M"}}),
    (short, "W-NEAR-MISS", "bridge_gap", {"P": {"M"}}),
    (short, "W-DANGLING", "extend", {"P": {"M"}}),
    (short, "W-DANGLING", "erase_end", {"P": set()}),
    (gap, "W-NEAR-MISS", "bridge_gap", {"P": {"M"}}),
    (at_the_door, "I-DOOR-MANY-ACT", "cut_one", {"P1": {"D"}, "P2": set()}),
]


@pytest.mark.parametrize(
    ("made", "code", "fix", "after"),
    CASES,
    ids=[f"{code} {fix} {made.__name__}" for made, code, fix, _ in CASES],
)
def test_a_fix_mends_what_was_found_and_links_are_as_they_should_be(
    made: Callable[[], Document], code: str, fix: str, after: dict[str, set[str]]
) -> None:
    """One step, and one step back."""
    document = made()
    before, (finding, *_) = fingerprint(document.level), findings(document, code)
    assert document.do(fix_plan(document, finding, fix))

    assert (findings(document, code), link_table(document)) == ([], after)
    document.undo()
    assert fingerprint(document.level) == before


@pytest.mark.parametrize("made", dict.fromkeys(made for made, *_ in CASES))
def test_a_fix_that_can_do_nothing_any_more_offers_nothing(made: Callable[[], Document]) -> None:
    """The list may be older than the level: every plan looks again."""
    document = made()
    old = run_checks(document.level, default_catalogue(), default_ruleset())
    for edge in list(document.level.wires.cells):
        document.level.wires.put(edge, None)
    document = Document(document.level)
    plans = [fix_plan(document, each, fix) for each in old for fix in each.fixes if fix in WIRED]

    assert all(plan is None or isinstance(plan, Refusal) or plan.empty for plan in plans)


WIRED = frozenset(fix for _, _, fix, _ in CASES) - {"remove_timer", "keep_quickest", "break_ring"}


def test_a_fix_is_named_after_the_objects() -> None:
    """As the designer knows them."""
    document = forked()
    (finding,) = findings(document, "E-ACT-MANY-MECH")

    assert str(fix_name(document.level, finding, "delete_section")) == "Delete the wire to web trap at 6, 8"


def test_a_fix_that_would_break_a_rule_says_so() -> None:
    """Bridging a gap may give a trap a second activator."""
    document = laid(((2, 2), (9, 2)), ((10, 2), (10, 8)), P1=(2, 2), M=(10, 2), P2=(10, 8))
    (near,) = findings(document, "W-NEAR-MISS")
    plan = fix_plan(document, near, "bridge_gap")

    assert isinstance(plan, Refusal) and "already fired by" in str(plan.message)


def test_what_a_fix_would_do_can_be_drawn_before() -> None:
    """The preview comes from the very edit."""
    document = forked()
    (finding,) = findings(document, "E-ACT-MANY-MECH")
    shown = preview_of(fix_plan(document, finding, "delete_section"))

    assert shown.wires.touched == tuple((6, y) for y in range(2, 9))


def test_many_offenders_are_all_cut_by_one_repair_of_the_kind() -> None:
    """Three traps on one plate: two of them go."""
    document = laid(
        ((2, 2), (14, 2)), ((6, 2), (6, 8)), ((10, 2), (10, 8)), P=(2, 2), M1=(14, 2), M2=(6, 8), M3=(10, 8)
    )
    repair_all(document, findings(document, "E-ACT-MANY-MECH"), Message("step.repair_all"), "delete_section")

    assert (link_table(document)["P"], document.history.position) == ({"M1"}, 1)


def test_a_joint_of_four_arms_becomes_two_of_three() -> None:
    """Everything stays connected."""
    document = crossed()
    before = link_table(document)
    document.level.kept["severities"] = {"I-FOUR-WAY": "hint"}
    (finding,) = findings(document, "I-FOUR-WAY")
    document.do(fix_plan(document, finding, "offset_arm"))

    assert (findings(document, "I-FOUR-WAY"), link_table(document)) == ([], before)


@pytest.mark.parametrize(("fix", "x4"), [("say_hop", HOP_H), ("say_join", JOINT)])
def test_a_doubtful_crossing_is_settled_by_saying_so(fix: str, x4: int) -> None:
    """One step: the crossing, and the doubt."""
    document = laid(((2, 4), (10, 4)), ((6, 1), (6, 8)))
    apply(document.level.wires, plan_crossing(document.level.wires, (6, 4), HOP_H))
    document.level.kept["wires"] = {"unstated": [[6, 4]]}
    (finding,) = findings(document, "W-CROSSING-UNSTATED")
    document.do(fix_plan(document, finding, fix))

    wires = document.level.wires.at((6, 4))
    assert wires is not None and (wires.x4, "wires" in document.level.kept) == (x4, False)
    assert findings(document, "W-CROSSING-UNSTATED") == []


def test_every_fix_answers_to_any_finding_of_its_kind_without_raising() -> None:
    """Also on a level in which all of it went."""
    bare = Document(a_level())
    finding = Finding("error", "E", Message("wiring.dead"), "quarantine[7]", (), ((10, 1), (10, 2)))
    harmless = {"delete_net", "erase_end", "extend", "bridge_gap", "drop_part", "clip_run", "renumber"}

    assert all(fix_plan(bare, finding, fix) is None for fix in sorted(harmless & FIXES.keys()))


def test_what_was_left_stays_left_when_the_whole_map_is_shifted() -> None:
    """Its cell moves with the map; so do doubtful crossings. One undo takes all of it back."""
    document = forked()
    (finding,) = findings(document, "E-ACT-MANY-MECH")
    document.do(plan_leave(document, finding, "on purpose"))
    document.level.kept["wires"] = {"unstated": [[6, 4]]}
    before = fingerprint(document.level)
    document.do(plan_resize(document.level, (30, 20), (3, 2)))

    assert findings(document, "E-ACT-MANY-MECH") == findings(document, "I-EXCLUSION-STALE") == []
    assert document.level.kept["wires"] == {"unstated": [[9, 6]]}
    document.undo()
    assert fingerprint(document.level) == before


def test_leaving_needs_a_reason() -> None:
    """An empty one is refused; twice the same is nothing."""
    document = forked()
    (finding,) = findings(document, "E-ACT-MANY-MECH")
    refused = plan_leave(document, finding, "  ")
    document.do(plan_leave(document, finding, " on\n purpose ", author="Ada"))

    assert isinstance(refused, Refusal) and plan_leave(document, finding, "again") is None
    assert document.level.kept["exclusions"] == [
        {
            "code": "E-ACT-MANY-MECH",
            "objects": ["M1", "M2", "P"],
            "cell": [6, 2],
            "reason": "on purpose",
            "author": "Ada",
        }
    ]
    document.do(plan_take_back(document, finding))
    assert findings(document, "E-ACT-MANY-MECH") == [finding]
