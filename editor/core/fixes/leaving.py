"""Leaving findings alone: one by one with a reason, or a kind as a whole; all in the level, as edits."""

from __future__ import annotations

from editor.core.document import Document, Plan
from editor.core.edits.level_property import SetLevelProperty
from editor.core.refusal import Refusal
from schemas.finding import Finding
from schemas.message import Message
from simulation.checks.check import Weight
from simulation.checks.exclusions import excludes, exclusion
from simulation.checks.weights import may_weigh

MOST_CHARACTERS = 500
"""Of a reason: a line or two."""


def plan_leave(document: Document, finding: Finding, reason: str, author: str = "") -> Plan:
    """Leave a finding out because of `reason`; refuses without one. None when it is left out already."""
    text = " ".join(reason.split())[:MOST_CHARACTERS]
    if not text:
        return Refusal(Message("fix.no_reason"))
    entries = list(document.level.kept.get("exclusions", ()))
    if any(excludes(entry, finding) for entry in entries):
        return None
    entry = exclusion(finding, text) | ({"author": author} if author else {})
    return SetLevelProperty.plan_kept(document.level, "exclusions", [*entries, entry])


def plan_take_back(document: Document, finding: Finding) -> Plan:
    """Report a finding again that was left out; None when it is not."""
    entries = document.level.kept.get("exclusions", ())
    left = [entry for entry in entries if not excludes(entry, finding)]
    if len(left) == len(entries):
        return None
    return SetLevelProperty.plan_kept(document.level, "exclusions", left or None)


def plan_weight(document: Document, code: str, weight: Weight | None) -> Plan:
    """Show findings of a kind as that bad in this level; None: as usual."""
    if weight is not None and not may_weigh(code, weight):
        return Refusal(Message("check.never_off", code=code))
    weights = dict(document.level.kept.get("severities", {}))
    if weight is None:
        weights.pop(code, None)
    else:
        weights[code] = weight
    return SetLevelProperty.plan_kept(document.level, "severities", dict(sorted(weights.items())) or None)


def intended(document: Document, finding: Finding) -> Plan:
    """Leave it out as intended."""
    return plan_leave(document, finding, Message("fix.intended_reason").text())


def drop_severity(document: Document, finding: Finding) -> Plan:
    """Show the kind as usual."""
    return plan_weight(document, finding.path.removeprefix("severities."), None)
