"""Every parameter of a ruleset with what forms, docs and the knock-out run need to know of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_args

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from schemas.message import Message

Value = int | bool | str


@dataclass(frozen=True, slots=True)
class Param:
    """One parameter: where it stands, the rules it belongs to, what it may be."""

    path: str
    rules: tuple[str, ...]
    unit: str
    value: Value
    low: int | None
    high: int | None
    choices: tuple[str, ...]
    ours: bool

    @property
    def help(self) -> Message:
        """One line that says what it does; rows of a table share theirs."""
        return Message("ruleset." + ".".join(part for part in self.path.split(".") if not part.isdigit()))

    def accepts(self, value: object) -> bool:
        """Whether `value` is of the right type and within the range or among the choices."""
        if self.choices:
            return value in self.choices
        if isinstance(self.value, bool) or isinstance(value, bool):
            return isinstance(self.value, bool) and isinstance(value, bool)
        if not isinstance(value, int) or self.low is None or self.high is None:
            return False
        return self.low <= value <= self.high


def iter_params(ruleset: BaseModel, prefix: str = "") -> Iterator[Param]:
    """All parameters below `ruleset` in the order of the models; `value` is this ruleset's value.

    Paths are dotted; a row of a table is a number: `invasions.growth.0.from_day`.
    """
    for name, field in type(ruleset).model_fields.items():
        value = getattr(ruleset, name)
        path = f"{prefix}{name}"
        if isinstance(value, BaseModel):
            yield from iter_params(value, f"{path}.")
        elif isinstance(value, tuple):
            for index, row in enumerate(value):
                yield from iter_params(row, f"{path}.{index}.")
        else:
            yield _param(path, value, field)


def _param(path: str, value: Value, field: FieldInfo) -> Param:
    extra: Any = field.json_schema_extra
    about = extra["param"]
    return Param(
        path=path,
        rules=tuple(about["rules"]),
        unit=about["unit"],
        value=value,
        low=about.get("low"),
        high=about.get("high"),
        choices=get_args(field.annotation),
        ours=about["ours"],
    )
