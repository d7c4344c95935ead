"""Models to plain values for JSON: `id` and `kind` first, defaults left out, unknown fields last."""

from __future__ import annotations

from functools import cache
from typing import Any

from pydantic_core import PydanticUndefined

from schemas.model import FileModel


def plain(model: FileModel) -> dict[str, Any]:
    """The model's fields that are required or differ from their default, in the order of the file."""
    values: dict[str, Any] = {}
    for name, default in _fields(type(model)):
        value = getattr(model, name)
        if value != default:
            values[name] = _plain_value(value)
    for name in sorted(model.model_extra or ()):
        values[name] = (model.model_extra or {})[name]
    return values


@cache
def _fields(model: type[FileModel]) -> tuple[tuple[str, Any], ...]:
    """Names and defaults of a model's fields; a required one has a default that equals nothing."""
    first = [name for name in ("id", "kind") if name in model.model_fields]
    names = first + [name for name in model.model_fields if name not in first]
    return tuple((name, _default(model, name)) for name in names)


def _default(model: type[FileModel], name: str) -> Any:
    field = model.model_fields[name]
    return PydanticUndefined if field.is_required() else field.get_default(call_default_factory=True)


def _plain_value(value: Any) -> Any:
    if isinstance(value, FileModel):
        return plain(value)
    if isinstance(value, tuple):
        return [_plain_value(item) for item in value]
    if isinstance(value, dict):
        return dict(sorted(value.items()))
    return value
