"""Fingerprints of the state: one for all, and one for each subject, so that a mismatch names where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import IntEnum
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel

from simulation.kernel.queue import Queue

if TYPE_CHECKING:
    from simulation.world.world import World


def digest(world: World) -> str:
    """32 hexadecimal digits over all state."""
    return _hashed(sorted(digests(world).items()))


def digests(world: World) -> dict[str, str]:
    """The same for each subject of the state."""
    return {name: _hashed(_plain(value)) for name, value in world.state().items()}


def _hashed(value: object) -> str:
    return blake2b(repr(value).encode(), digest_size=16).hexdigest()


def _plain(value: Any) -> Any:
    """The value as nested tuples of numbers and texts, in an order that does not depend on history."""
    if value is None or isinstance(value, bool | str):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, tuple | list):
        return tuple(_plain(item) for item in value)
    if isinstance(value, Mapping):
        return tuple(sorted(((_plain(k), _plain(v)) for k, v in value.items()), key=repr))
    return _plain_object(value)


def _plain_object(value: Any) -> Any:
    if isinstance(value, Queue):
        return (value.next_number, _plain(value.pending))
    if isinstance(value, BaseModel):
        return (type(value).__name__, _plain(value.model_dump()))
    if isinstance(value, IntEnum):
        return int(value)
    if is_dataclass(value):
        return (type(value).__name__, *(_plain(getattr(value, f.name)) for f in fields(value)))
    raise TypeError(f"{type(value).__name__} is no state")
