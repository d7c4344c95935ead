"""What is wrong with a level, and what repairs it, for the panel of problems."""

from __future__ import annotations

from collections.abc import Callable

from editor.core.document import Document, Plan
from editor.core.edits.remove_objects import RemoveObjects
from editor.core.fixes.make_playable import plan_make_playable
from schemas.finding import Finding
from simulation.checks import run_checks
from simulation.loading import default_catalogue, default_ruleset

Fix = Callable[[Document, Finding], Plan]


def findings_of(document: Document) -> list[Finding]:
    """What the level checks find, errors first, after what was wrong with the file."""
    found = run_checks(document.level, default_catalogue(), default_ruleset())
    return [*document.findings, *found]


def repair(document: Document, finding: Finding) -> Plan:
    """The edit that repairs a finding; None where there is none."""
    fix = FIXES.get(finding.fix)
    return fix(document, finding) if fix is not None else None


def _make_playable(document: Document, finding: Finding) -> Plan:
    return plan_make_playable(document.level, document.derived.ruleset)


def _remove_object(document: Document, finding: Finding) -> Plan:
    return RemoveObjects.plan(document.level, finding.objects[:1])


FIXES: dict[str, Fix] = {"make_playable": _make_playable, "remove_object": _remove_object}
