"""Entries of the log as records for export: plain values, ready for JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from pydantic import BaseModel

from schemas.message import Message
from simulation.kernel.happening import Entry


def record(entry: Entry) -> dict[str, Any]:
    """The entry as one JSON object: t (ms), id, cause, type, rule, then the happening's own fields."""
    head = {
        "t": entry.time,
        "id": entry.id,
        "cause": entry.cause,
        "type": type(entry.happening).__name__,
        "rule": entry.rule,
    }
    return head | _fields(entry.happening)


def _fields(value: Any) -> dict[str, Any]:
    return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}


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
        return {"type": type(value).__name__} | _fields(value)
    return value
