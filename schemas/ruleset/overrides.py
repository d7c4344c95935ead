"""Other values for a ruleset, by path; everything that does not fit is said at once."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, TypeVar

from schemas.message import Message
from schemas.problem import SayError
from schemas.ruleset.param import RuleValues
from schemas.ruleset.walk import Param, iter_params

Values = TypeVar("Values", bound=RuleValues)


def overridden(values: Values, overrides: Mapping[str, object]) -> Values:
    """`values` with other parameters; raises `SayError` with a message for each that does not fit."""
    params = {param.path: param for param in iter_params(values)}
    refusals = refused(params, overrides)
    if refusals:
        raise SayError(*refusals)
    for path in sorted(overrides):
        values = _replaced(values, path.split("."), overrides[path])
    return values


def refused(params: Mapping[str, Param], overrides: Mapping[str, object]) -> tuple[Message, ...]:
    """What is wrong with `overrides`, a message each, by path; empty when all of them fit."""
    found = ((path, _refusal(params, path, overrides[path])) for path in sorted(overrides))
    return tuple(message for _, message in found if message)


def _refusal(params: Mapping[str, Param], path: str, value: object) -> Message | None:
    param = params.get(path)
    if param is None:
        near = get_close_matches(path, params, n=1, cutoff=0.5)
        code = "ruleset.refused.unknown_near" if near else "ruleset.refused.unknown"
        return Message(code, path=path, near=near[0] if near else "")
    if param.accepts(value):
        return None
    shown = repr(value) if isinstance(value, str) else str(value)
    if param.choices:
        return Message("ruleset.refused.choice", path=path, value=shown, choices=", ".join(param.choices))
    return Message("ruleset.refused.range", path=path, value=shown, low=param.low or 0, high=param.high or 0)


def _replaced(values: Any, path: list[str], value: object) -> Any:
    head, rest = path[0], path[1:]
    if isinstance(values, tuple):
        at = int(head)
        return (*values[:at], _replaced(values[at], rest, value), *values[at + 1 :])
    inner = _replaced(getattr(values, head), rest, value) if rest else value
    return values.model_copy(update={head: inner})
