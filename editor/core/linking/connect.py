"""Connecting what is selected: an activator with the trap and the doors selected with it."""

from __future__ import annotations

from collections.abc import Iterable

from editor.core.linking.link import plan_link
from editor.core.linking.plan import LinkPlan, refused
from editor.core.linking.steps import Steps
from editor.core.linking.table import table_at
from schemas.message import Message
from schemas.objects import family_of
from schemas.ruleset.ruleset import Ruleset
from simulation.level.level import Level

RULES = ("WIR-01", "WIR-02", "WIR-03")
SINKS = ("mechanism", "door")


def plan_connect(level: Level, ruleset: Ruleset, objects: Iterable[str]) -> LinkPlan:
    """Connect every activator among some objects to every mechanism and door among them.

    What is connected already stays as it is; refused as a whole where one link is.
    """
    known = sorted(key for key in objects if key in level.objects)
    activators = [key for key in known if family_of(level.objects[key].kind) == "activator"]
    sinks = [key for key in known if family_of(level.objects[key].kind) in SINKS]
    if not activators or not sinks:
        return refused("linking.choose_both", level)
    steps, count = Steps(level), len(activators) + len(sinks)
    for activator in activators:
        for sink in sinks:
            if (activator, sink) not in table_at(steps.draft.level, {activator}):
                steps.take(plan_link(steps.draft.level, ruleset, activator, sink))
    return steps.as_one(Message("linking.step.connect", count=count))
