"""Entries of the log for readers: as messages with names, and as records for export."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from pydantic import BaseModel

from schemas.message import Message
from simulation.kernel.attempts import Attempted, Thwarted
from simulation.kernel.happening import Entry, Happening
from simulation.world.world import World

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def code_of(happening: Happening) -> str:
    """The code of its sentence: `happening.step_taken`."""
    what = happening.attempt if isinstance(happening, Attempted) else happening
    prefix = "attempt" if isinstance(happening, Attempted) else "happening"
    return f"{prefix}.{_HUMP.sub('_', type(what).__name__).lower()}"


def tell(world: World, entry: Entry) -> Message:
    """One sentence about what happened. `world` may be of any moment: it is asked for names only."""
    happening = entry.happening
    if isinstance(happening, Thwarted):
        return Message("happening.thwarted", actor=name_of(world, happening.actor), reason=happening.reason)
    what = happening.attempt if isinstance(happening, Attempted) else happening
    args = {name: _worded(world, value) for name, value in _fields(what)}
    return Message(code_of(happening), args)


def name_of(world: World, id: str) -> str | Message:
    """What a reader calls a creature or object: its own name, or its kind, numbered where there are several."""
    creature = world.creatures.get(id)
    if creature is not None:
        alike = (key for key, other in world.creatures.items() if other.kind == creature.kind)
        return creature.name or _numbered(f"creature.{creature.kind}", id, alike)
    placed = world.setting.level.objects.get(id)
    if placed is not None:
        alike = (other.id for other in world.setting.level.of_kind(placed.kind))
        return placed.name or _numbered(f"object.{placed.kind}", id, alike)
    return id


def record(entry: Entry) -> dict[str, Any]:
    """The entry as one JSON object: t (ms), id, cause, type, rule, then the happening's own fields."""
    head = {
        "t": entry.time,
        "id": entry.id,
        "cause": entry.cause,
        "type": type(entry.happening).__name__,
        "rule": entry.rule,
    }
    return head | {name: _plain(value) for name, value in _fields(entry.happening)}


def causes(log: list[Entry], entry: Entry) -> Iterator[Entry]:
    """The entry, what caused it, what caused that, up to the first cause."""
    current: Entry | None = entry
    while current is not None:
        yield current
        current = None if current.cause is None else log[current.cause]


def _numbered(code: str, id: str, alike: Iterable[str]) -> Message:
    ordered = sorted(alike)
    if len(ordered) == 1:
        return Message(code)
    return Message("name.numbered", kind=Message(code), number=ordered.index(id) + 1)


def _fields(value: Any) -> list[tuple[str, Any]]:
    return [(f.name, getattr(value, f.name)) for f in fields(value)]


def _worded(world: World, value: Any) -> str | int | Message:
    if isinstance(value, Message | int):
        return value
    if isinstance(value, str):
        return name_of(world, value)
    if isinstance(value, tuple) and len(value) == 2 and all(isinstance(part, int) for part in value):
        return f"({value[0]}, {value[1]})"
    return str(_plain(value))


def _plain(value: Any) -> Any:
    if isinstance(value, Message):
        return {"code": value.code, "args": {name: _plain(part) for name, part in value.args}}
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json")
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    if is_dataclass(value) and not isinstance(value, type):
        return {"type": type(value).__name__} | {name: _plain(part) for name, part in _fields(value)}
    return value
