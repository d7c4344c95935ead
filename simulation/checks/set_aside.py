"""What was set aside when the level's file was opened, kept verbatim in the level's `quarantine`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from schemas.json_text import quoted
from schemas.limits import MAX_FINDINGS
from schemas.message import Message
from simulation.checks.check import Find, Spot
from simulation.checks.survey import Survey
from simulation.level.level import Level
from simulation.level.objects import judged
from simulation.level.setting_aside import kind_of


def set_aside(code: str) -> Find:
    """The check for the parts that are set aside for one reason: the reason is looked for anew each time."""

    def find(survey: Survey) -> Iterator[Spot]:
        for found, spot in _judged(survey.level):
            if found == code:
                yield spot

    return find


def _judged(level: Level) -> Iterator[tuple[str, Spot]]:
    for index in range(min(len(level.kept.get("quarantine", ())), MAX_FINDINGS)):
        yield judged_part(level, index)


def judged_part(level: Level, index: int) -> tuple[str, Spot]:
    """The code, the sentence and the fixes for one part that is set aside."""
    entry, path = level.kept["quarantine"][index], f"quarantine[{index}]"
    match entry:
        case {"from": "objects", "value": value}:
            return _object(level, value, path)
        case {"from": "wires.runs", "value": value}:
            return "E-WIRE-FILE", _run(value, path)
    return "E-FILE", Spot(_part(entry), path=path)


def _object(level: Level, value: Any, path: str) -> tuple[str, Spot]:
    placed, reasons = judged(value, path, level.objects, (level.width, level.height))
    if not reasons:
        message = Message("check.object_back", value=quoted(value))
        return "E-STATE", Spot(message, path=path, fixes=("put_back", "drop_part"))
    code, fixes = kind_of(reasons[0], "objects[0]")
    cells = (placed.cell,) if placed is not None and level.contains(placed.cell) else ()
    return code, Spot(Message("check.object_aside", reason=reasons[0]), (), cells, path, fixes)


def _run(value: Any, path: str) -> Spot:
    message = Message("check.run_aside", value=quoted(value))
    return Spot(message, path=path, fixes=("clip_run", "drop_part"))


def _part(entry: Any) -> Message:
    """What it was, and in which part of the file."""
    name, value = (entry.get("from"), entry.get("value")) if isinstance(entry, Mapping) else (None, entry)
    return Message("check.part_aside", part=name if isinstance(name, str) else "?", value=quoted(value))
