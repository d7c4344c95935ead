"""Quick fixes: what a check found is not found again, and one undo brings it back."""

import pytest

from editor.core.document import Document
from editor.core.facing import new_object
from editor.core.fingerprint import fingerprint
from editor.core.fixes.table import FIXES, repair, repair_all
from editor.core.refusal import Refusal
from schemas.finding import Finding
from schemas.message import Message
from schemas.scenario import Member, PartyPlan, Scenario
from simulation.checks import run_checks
from simulation.checks.table import CHECKS
from simulation.level.level import Level
from simulation.loading import default_catalogue, default_ruleset
from tests.editor.core.sketches import a_level, furnish, wire

NO_EDITS = {"", "start_wire"}


def plan_wires() -> Level:
    """A plate that fires two traps, a plate wired to nothing alive, a loose end."""
    level = furnish(a_level(), new_object("web_trap", (8, 4), "web"))
    wire(level, (6, 2), (6, 4), (8, 4))
    return wire(level, (2, 4), (2, 3))


def broken() -> Level:
    """A level in which much stands wrong or refers to nothing."""
    level = furnish(
        a_level(),
        new_object("master", (8, 6), "boss"),
        new_object("sanctum", (8, 8), "heart", rects=((7, 8, 3, 1),)),
        new_object("orc", (0, 0), "rock"),
        new_object("imp", (7, 5), "imp", bed="nowhere"),
        new_object("padlock", (3, 4), "loose"),
        new_object("portal", (9, 1), "in"),
        new_object("torch", (7, 3), "plan", built=False),
        new_object("door", (1, 4), "adrift", built=False),
    )
    party = PartyPlan(id="p", portal="gone", members=(Member(kind="rogue"),))
    level.scenarios["s"] = Scenario(id="s", parties=(party,))
    level.ruleset["traps.nothing"] = 3
    level.kept["exclusions"] = [{"code": "E-NONE", "reason": "old"}]
    return level


def found(document: Document) -> list[Finding]:
    """What the checks find that a fix can repair."""
    findings = run_checks(document.level, default_catalogue(), default_ruleset())
    return [finding for finding in findings if finding.fix not in NO_EDITS]


def key_of(finding: Finding) -> tuple[object, ...]:
    """What makes two findings the same."""
    return finding.check, finding.objects, finding.message


def test_every_fix_that_a_check_names_is_there() -> None:
    """No button without an edit behind it."""
    assert {fix for check in CHECKS for fix in check.fixes} - NO_EDITS <= FIXES.keys()


@pytest.mark.parametrize("level", [plan_wires(), broken()], ids=["wires", "objects"])
def test_a_repaired_finding_is_not_found_again(level: Level) -> None:
    """Each alone, on the level as it was; one undo is exact."""
    document = Document(level)
    before, repaired = fingerprint(level), 0
    for finding in found(document):
        plan = repair(document, finding)
        if isinstance(plan, Refusal):
            continue
        repaired += document.do(plan)
        assert key_of(finding) not in map(key_of, found(document))
        document.undo()

    assert repaired > 2
    assert fingerprint(document.level) == before


def test_all_of_a_kind_are_one_step() -> None:
    """Everything that can be repaired at once, and undone at once."""
    document = Document(broken())
    count = repair_all(document, found(document), Message("fix.remove_object"))

    assert count > 3 and document.history.position == 1


def test_a_finding_of_something_gone_needs_no_repair() -> None:
    """The list may be older than the level."""
    finding = Finding(
        "error", "E-OBJ-OFFMAP", Message("placement.off_map"), objects=("gone",), fixes=("remove_object",)
    )

    assert repair(Document(a_level()), finding) is None
