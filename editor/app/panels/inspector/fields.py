"""The properties of placed things, read off their models: what may be edited, how, in what range. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from pydantic.fields import FieldInfo

from schemas.objects import AnyPlaced

HIDDEN = frozenset({"id", "kind", "cell", "rects", "attributes"})
REFERENCES = {"bed": "bed", "lair": "lair"}
"""Properties that hold the id of an object of that kind."""
UNITS = {"delay_ms": "ms", "amount": "amount"}
MOST = 1_000_000
Control = Literal["text", "switch", "number", "seconds", "choice", "choices", "reference"]


@dataclass(frozen=True, slots=True)
class PropertyField:
    """One property: which control edits it, the values that it takes, its unit."""

    name: str
    control: Control
    choices: tuple[str | None, ...] = ()
    low: int = 0
    high: int = MOST
    unit: str = ""
    default: Any = None


@dataclass(frozen=True, slots=True)
class Common:
    """What several objects hold in one property: the same value, or different ones."""

    value: Any
    mixed: bool


def fields_of(objects: Sequence[AnyPlaced]) -> list[PropertyField]:
    """The properties that all objects have, as the first one's model orders them."""
    if not objects:
        return []
    first, *others = (_fields(type(placed), placed.kind) for placed in objects)
    return [field for field in first.values() if all(other.get(field.name) == field for other in others)]


def common(objects: Sequence[AnyPlaced], name: str) -> Common:
    """What the objects hold in a property."""
    values = [getattr(placed, name) for placed in objects]
    return Common(values[0], any(value != values[0] for value in values))


@cache
def _fields(model: type[AnyPlaced], kind: str) -> dict[str, PropertyField]:
    found = (
        _field(name, info)
        for name, info in model.model_fields.items()
        if name not in HIDDEN and _concerns(name, kind)
    )
    return {field.name: field for field in found if field is not None}


def _concerns(name: str, kind: str) -> bool:
    """Whether a property means something for a kind."""
    if name == "amount":
        return kind in ("stockpile", "treasure")
    if name == "form":
        return kind in ("portal", "remains")
    if name == "on":
        return kind == "lever"
    return True


def _field(name: str, info: FieldInfo) -> PropertyField | None:
    kind = info.annotation
    default = info.get_default(call_default_factory=True)
    if name in REFERENCES:
        return PropertyField(name, "reference", (REFERENCES[name],), default=default)
    if kind is bool:
        return PropertyField(name, "switch", default=default)
    if kind is int:
        low, high = _range(info)
        control: Control = "seconds" if UNITS.get(name) == "ms" else "number"
        return PropertyField(name, control, (), low, high, UNITS.get(name, ""), default)
    if kind is str:
        return PropertyField(name, "text", high=_longest(info), default=default)
    if get_origin(kind) is tuple:
        return PropertyField(name, "choices", get_args(get_args(kind)[0]), default=default)
    choices = _choices(kind)
    return PropertyField(name, "choice", choices, default=default) if choices else None


def _choices(kind: Any) -> tuple[str | None, ...]:
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_origin(kind) in (Union, UnionType):
        found: list[str | None] = []
        for part in get_args(kind):
            found.extend((None,) if part is NoneType else _choices(part))
        return tuple(sorted(found, key=lambda choice: choice is not None))
    return ()


def _range(info: FieldInfo) -> tuple[int, int]:
    low = next((m.ge for m in info.metadata if hasattr(m, "ge")), 0)
    high = next((m.le for m in info.metadata if hasattr(m, "le")), MOST)
    return int(low), int(high)


def _longest(info: FieldInfo) -> int:
    return next((int(m.max_length) for m in info.metadata if hasattr(m, "max_length")), 200)
