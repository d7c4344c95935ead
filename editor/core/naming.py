"""What an object of a level is called in sentences: its name, else its kind and cell."""

from __future__ import annotations

from schemas.message import Message
from schemas.naming import kind_name
from simulation.level.level import Level


def label(level: Level, key: str) -> str | Message:
    """The name of the object with this id; the id itself where there is none."""
    placed = level.objects.get(key)
    if placed is None or placed.name:
        return placed.name if placed is not None else key
    return Message("edit.nameless", kind=kind_name(placed.kind), x=placed.cell[0], y=placed.cell[1])


def with_names(level: Level, message: Message) -> Message:
    """The message with every argument that is an object's id replaced by what the object is called."""
    named = {
        name: label(level, value) if isinstance(value, str) and value in level.objects else value
        for name, value in message.args
    }
    return Message(message.code, named)
