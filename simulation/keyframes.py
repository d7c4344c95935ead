"""Keyframes: the whole state as bytes, kept in memory to seek from."""

from __future__ import annotations

import pickle
from dataclasses import fields, is_dataclass
from typing import Any

from simulation.world.setting import Setting
from simulation.world.world import World


def frame_of(world: World) -> bytes:
    """All state of a world; its setting and seed are the play-through's."""
    written = _Written()
    _Framer(written, pickle.HIGHEST_PROTOCOL).dump(world.state())
    return b"".join(written.parts)


def world_of(frame: bytes, setting: Setting, seed: int) -> World:
    """The world again. For frames that this process made, never for what was read from a file."""
    return World(setting, seed, **pickle.loads(frame))


class _Written:
    """What the pickler writes to, in memory."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []

    def write(self, part: bytes) -> int:
        self.parts.append(bytes(part))
        return len(part)


class _Framer(pickle.Pickler):
    """Takes dataclasses apart by their fields: compiled ones have no other way."""

    def reducer_override(self, value: Any) -> Any:
        if is_dataclass(value) and not isinstance(value, type):
            return type(value), tuple(getattr(value, field.name) for field in fields(value) if field.init)
        return NotImplemented
