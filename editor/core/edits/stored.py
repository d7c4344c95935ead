"""Edits as plain JSON values for the journal and back: arrays packed, models tagged."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Callable
from typing import Any

import numpy as np
from pydantic import TypeAdapter

from schemas.message import Message
from schemas.objects import AnyPlaced, Placed, PlacedObject
from schemas.scenario import Scenario
from simulation.level.level import Array
from simulation.wiring.change import WireChange

_PLACED: TypeAdapter[AnyPlaced] = TypeAdapter(PlacedObject)
MAX_ARRAY_BYTES = 64 * 1024 * 1024


def stored(value: Any) -> Any:
    """The JSON form of a field of an edit. Raises TypeError for a kind of value that edits don't hold."""
    if value is None or isinstance(value, str | int | float | bool):
        return value
    if isinstance(value, tuple):
        return [stored(part) for part in value]
    if isinstance(value, list):
        return {"list": [stored(part) for part in value]}
    if isinstance(value, np.ndarray):
        return {
            "array": base64.b64encode(zlib.compress(value.tobytes(), 1)).decode(),
            "type": value.dtype.str,
        }
    if isinstance(value, Placed):
        return {"placed": value.model_dump(mode="json")}
    if isinstance(value, Scenario):
        return {"scenario": value.model_dump(mode="json")}
    if isinstance(value, Message):
        return {"message": [value.code, {name: stored(arg) for name, arg in value.args}]}
    if isinstance(value, WireChange):
        return {"wires": value.to_data()}
    if isinstance(value, dict):
        return {"table": {key: stored(part) for key, part in value.items()}}
    raise TypeError(f"an edit can't store {type(value).__name__}")


def read(data: Any) -> Any:
    """The value of its JSON form; lists become tuples. Raises ValueError for anything else."""
    if isinstance(data, list):
        return tuple(read(part) for part in data)
    if not isinstance(data, dict):
        return data
    for tag, reader in _READERS.items():
        if tag in data:
            return reader(data)
    raise ValueError(f"no stored value is tagged {sorted(data)}")


def _read_array(data: dict[str, Any]) -> Array:
    packed = zlib.decompressobj()
    raw = packed.decompress(base64.b64decode(data["array"], validate=True), MAX_ARRAY_BYTES)
    if packed.unconsumed_tail:
        raise ValueError("a stored array is larger than any level")
    return np.frombuffer(raw, np.dtype(data["type"]))


def _read_message(data: dict[str, Any]) -> Message:
    code, args = data["message"]
    return Message(code, {name: read(arg) for name, arg in args.items()})


_READERS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "array": _read_array,
    "placed": lambda data: _PLACED.validate_python(data["placed"], strict=False),
    "scenario": lambda data: Scenario.model_validate(data["scenario"], strict=False),
    "message": _read_message,
    "wires": lambda data: WireChange.from_data(data["wires"]),
    "list": lambda data: [read(part) for part in data["list"]],
    "table": lambda data: {key: read(part) for key, part in data["table"].items()},
}
