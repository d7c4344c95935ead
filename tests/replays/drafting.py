"""Outcomes drafted from a run: its turning points in words, for somebody to judge, cut down and reword."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from simulation.kernel.happening import Entry
from simulation.recording import record
from simulation.session import Session
from simulation.telling import tell
from tests.replays.golden import ids_by_name

TURNING_POINTS = {
    "PartyArrived": ("goal", "members"), "AdventurerEntered": ("actor",),
    "ActivatorTripped": ("actor", "object"),
    "MechanismFired": ("object", "targets"), "PartySighted": ("actor", "target"),
    "PadlockSwitched": ("object", "armed"), "DoorHeld": ("object", "held"),
    "MethodChosen": ("object", "method", "actor"), "MethodChanged": ("object", "method", "actor"),
    "DoorBreached": ("object", "actor"), "BreachMended": ("object", "actor"),
    "CreatureFell": ("actor", "by", "condition"), "GoalMet": ("goal",), "GoalChanged": ("goal",),
    "TreasureTaken": ("actor", "amount"), "PrisonerFreed": ("actor", "target"), "AltarDestroyed": ("actor",),
    "PartyLeaves": ("reason",), "AdventurerLeft": ("actor", "carrying"), "InvasionEnded": (),
}  # fmt: skip
"""What decides a run, and the fields that say how."""


def drafted(session: Session) -> str:
    """The turning points as tables of a golden run's TOML file."""
    names = {id: name for name, id in ids_by_name(session).items()}
    return "\n".join(_table(session, names, before, entry) for before, entry in _pairs(session))


def _pairs(session: Session) -> Iterator[tuple[Entry | None, Entry]]:
    before = None
    for entry in session.log:
        if type(entry.happening).__name__ in TURNING_POINTS:
            yield before, entry
            before = entry


def _table(session: Session, names: dict[str, str], before: Entry | None, entry: Entry) -> str:
    said, kind = record(entry), type(entry.happening).__name__
    lines = ["[[outcomes]]", f"says = {_quoted(str(tell(session.world, entry)))}", f'happening = "{kind}"']
    lines += [f"{field} = {_value(said[field], names)}" for field in TURNING_POINTS[kind]]
    if kind == "MechanismFired" and before is not None and said["activator"] == record(before).get("object"):
        lines.append(f"after_ms = {entry.time - before.time:_}")
    return "\n".join(lines) + "\n"


def _value(value: Any, names: dict[str, str]) -> str:
    if isinstance(value, list):
        return f"[{', '.join(_value(each, names) for each in value)}]"
    return _quoted(names.get(value, value)) if isinstance(value, str) else json.dumps(value)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
