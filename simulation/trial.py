"""A play-through that nobody is in, to try circuits out."""

from __future__ import annotations

from schemas.ruleset import Ruleset
from schemas.scenario import Scenario, Start
from simulation.level.level import Level
from simulation.session import Session


def begin_trial(level: Level, ruleset: Ruleset | None = None) -> Session:
    """A play-through of the level without creatures and parties: nothing happens but what is ordered.

    Every clock of a trap part starts from zero, so that none runs out while one looks.
    """
    deserted = level.copy()
    for placed in list(level.of_family("creature")):
        del deserted.objects[placed.id]
    parts = level.of_family("activator", "mechanism")
    start = Start(part_age_ms={placed.id: 0 for placed in parts})
    return Session.start(deserted, scenario=Scenario(id="trial", parties=(), start=start), ruleset=ruleset)
