"""Choosing what an activator sets off: its one mechanism and its doors, old links undone in the same step."""

from __future__ import annotations

from collections.abc import Mapping

from editor.core.linking.delay import plan_delay
from editor.core.linking.link import fired_by, plan_link, why_not
from editor.core.linking.plan import LinkPlan
from editor.core.linking.steps import Steps
from editor.core.linking.table import LinkTable, table_at
from editor.core.linking.unlink import plan_unlink
from editor.core.naming import label
from schemas.message import Message
from schemas.objects import family_of
from schemas.ruleset.ruleset import Ruleset
from simulation.level.level import Level

RULES = ("WIR-02", "WIR-03", "WIR-10")


def plan_mechanism(level: Level, ruleset: Ruleset, activator: str, mechanism: str | None) -> LinkPlan:
    """Let the activator fire this mechanism and no other, after the delay that it had; None: fire nothing.

    A mechanism of another activator's is refused, with an edit that takes it from there.
    """
    table = table_at(level, {activator})
    fired = {sink: entry.on_ms for (_, sink), entry in table.items() if entry.fires}
    steps = Steps(level)
    for old in fired:
        if old != mechanism:
            steps.take(plan_unlink(steps.draft.level, activator, old))
    if mechanism is not None and mechanism not in fired:
        delay = min(fired.values(), default=0)
        _take_over(steps, ruleset, activator, mechanism)
        steps.take(plan_link(steps.draft.level, ruleset, activator, mechanism, delay))
    return steps.as_one(Message("linking.step.mechanism", activator=label(level, activator)))


def _take_over(steps: Steps, ruleset: Ruleset, activator: str, mechanism: str) -> None:
    """Part the mechanism from the activators that it has, which needs the designer's consent."""
    level = steps.draft.level
    known = mechanism in level.objects and family_of(level.objects[mechanism].kind) == "mechanism"
    no = why_not(level, ruleset, activator, mechanism)
    if not known or no is None:
        return
    for other in fired_by(level, mechanism):
        steps.refusal = steps.refusal or no.refusal
        steps.take(plan_unlink(steps.draft.level, other, mechanism))


def plan_doors(level: Level, ruleset: Ruleset, activator: str, doors: Mapping[str, int]) -> LinkPlan:
    """Let the activator drive these doors, each after its delay in ms, and no others."""
    driven = _doors(table_at(level, {activator}))
    steps = Steps(level)
    for door in driven:
        if door not in doors:
            steps.take(plan_unlink(steps.draft.level, activator, door))
    for door in sorted(doors):
        plan = plan_delay if door in driven else plan_link
        steps.take(plan(steps.draft.level, ruleset, activator, door, doors[door]))
    return steps.as_one(Message("linking.step.doors", activator=label(level, activator)))


def plan_activators(level: Level, ruleset: Ruleset, sink: str, activators: Mapping[str, int]) -> LinkPlan:
    """Let these activators set off a sink, each after its delay in ms, and no others.

    An activator that fires another mechanism is refused for a mechanism, with an edit that exchanges the two.
    """
    now = fired_by(level, sink)
    steps = Steps(level)
    for activator in now:
        if activator not in activators:
            steps.take(plan_unlink(steps.draft.level, activator, sink))
    for activator in sorted(activators):
        if activator not in now:
            _give_up(steps, ruleset, activator, sink)
        plan = plan_delay if activator in now else plan_link
        steps.take(plan(steps.draft.level, ruleset, activator, sink, activators[activator]))
    return steps.as_one(Message("linking.step.activators", sink=label(level, sink)))


def _give_up(steps: Steps, ruleset: Ruleset, activator: str, sink: str) -> None:
    """Part an activator from what it fires if that hinders it, which needs the designer's consent."""
    level = steps.draft.level
    no = why_not(level, ruleset, activator, sink)
    fired = [key for (_, key), entry in table_at(level, {activator}).items() if entry.fires]
    mechanism = family_of(level.objects[sink].kind) == "mechanism"
    for other in fired if no is not None and mechanism else ():
        steps.refusal = steps.refusal or (no.refusal if no is not None else None)
        steps.take(plan_unlink(steps.draft.level, activator, other))


def _doors(table: LinkTable) -> list[str]:
    return [sink for (_, sink), entry in table.items() if not entry.fires]
