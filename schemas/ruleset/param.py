"""One rulebook number as a model field: its default, rule ids, unit and range, said once."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

RANGES: dict[str, tuple[int, int]] = {
    "percent": (0, 100),
    "ms": (0, 60 * DAY),
    "cells": (0, 1024),
    "yards": (0, 1000),
    "feet": (0, 3000),
    "banes": (0, 20),
    "boons": (0, 20),
    "rounds": (0, 1000),
    "points": (0, 1000),
    "number": (-100, 100),
    "bonus": (-20, 20),
    "day": (1, 10_000),
    "members": (1, 100),
    "level": (0, 20),
    "invasion": (1, 1000),
    "rolls": (1, 1000),
    "times": (1, 100),
    "pieces": (0, 1_000_000),
    "weight": (0, 1_000),
}
"""The range that a unit has unless a parameter narrows it."""


class RuleValues(BaseModel):
    """A group of rulebook values: a chapter, a table or a row. Frozen, hashable, no unknown names."""

    model_config = ConfigDict(frozen=True, extra="forbid")


def param(
    default: int | bool | str,
    rules: str,
    unit: str = "",
    low: int | None = None,
    high: int | None = None,
    *,
    ours: bool = False,
) -> Any:
    """A field of `RuleValues`.

    `rules`: rulebook ids parted by blanks, the home of the value first. `unit`: a key of `RANGES`, or
    "" for a switch; `low` and `high` narrow its range. `ours`: the source leaves it open (*Open*).
    """
    about: dict[str, Any] = {"rules": [*rules.split()], "unit": unit, "ours": ours}
    if isinstance(default, str):
        return Field(default, json_schema_extra={"param": about})
    if isinstance(default, bool):
        return Field(default, strict=True, json_schema_extra={"param": about})
    widest = RANGES[unit]
    about["low"] = widest[0] if low is None else low
    about["high"] = widest[1] if high is None else high
    return Field(default, ge=about["low"], le=about["high"], strict=True, json_schema_extra={"param": about})
