"""What a click of the Test tool would do to an object now, and what keeps that from working. No Qt."""

from __future__ import annotations

from editor.app.trial.trial_run import TrialRun
from editor.core.document import Document
from editor.core.naming import label
from schemas.message import Message
from schemas.objects import family_of
from simulation.live.why_not import obstacles, reasons

Meaning = tuple[str, Message, Message | None]
"""The object, "" for none; what a click would do; what has to be mended."""


def meaning_of(document: Document, run: TrialRun | None, key: str | None) -> Meaning:
    """What a click on an object means at the moment of the trial, or before one has begun."""
    if key is None or key not in document.level.objects:
        return "", Message("tool.test.nothing"), None
    name = label(document.level, key)
    if run is None:
        begins = family_of(document.level.objects[key].kind) == "activator"
        return key, Message("tool.test.sets_off" if begins else "tool.test.asks", what=name), None
    if key not in run.session.setting.level.objects:
        return key, Message("tool.test.asks", what=name), None
    found = obstacles(reasons(run.world, run.log, run.index, key))
    hindered = Message("tool.test.hindered", reason=found[0].message) if found else None
    return key, Message(f"tool.test.{_word(run, key)}", what=name), hindered


def _word(run: TrialRun, key: str) -> str:
    from simulation.orders.circuits import RearmTrap, press

    order = press(run.world, key)
    if order is None:
        return "asks"
    if isinstance(order, RearmTrap):
        return "rearms"
    return "switches_off" if run.world.parts[key].on else "sets_off"
