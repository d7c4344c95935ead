"""What is particular to activators (TRP-03)."""

from typing import Literal

from schemas.catalogue.entry import Entry, Small

RULES = ("TRP-03",)

LearningType = Literal["tripwire", "pressure_plate", "sensor", "lever"]


class ActivatorPart(Entry):
    """How an activator detects and is dealt with.

    `trips_when`: what makes it switch on (DOR-17, DOR-18). `reach`: cells that it watches in front of it.
    `number`: the opposing number to discover it; none: the ruleset's (KNW-06).
    """

    learning_type: LearningType
    trips_when: Literal["stepped_on", "bumped", "passed", "operated"]
    reach: Small = 0
    number: Small | None = None
    needs_rearm: bool = True
    can_be_rigged: bool = True
    stepped_over: bool = False
    can_be_disarmed: bool = True
