"""The replay file: everything that a play-through follows from, and the trail by which it is recognised."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from schemas.model import FileModel
from schemas.scenario import Scenario

REPLAY_FORMAT = 1
MAX_SEED = 2**63 - 1
RULES_VERSION = 1
"""Goes up when the same seed gives another log: replays of another version need not come out the same."""
MARK = 8
"""Hexadecimal digits of each happening in the trail."""
MARKS_PER_ROW = 100

TrailRow = Annotated[str, Field(pattern=r"^([0-9a-f]{8})+$", max_length=MARK * MARKS_PER_ROW)]


class OrderAt(FileModel):
    """An order of the designer, given at `at` (ms) when `after` happenings had happened."""

    at: int = Field(ge=0)
    after: int = Field(ge=0)
    order: dict[str, Any]


class Replay(FileModel):
    """One play-through. `level` is a whole level file; `ruleset` what differs from the default, by path."""

    format: int = Field(REPLAY_FORMAT, ge=1, le=REPLAY_FORMAT)
    rules_version: int = Field(RULES_VERSION, ge=1)
    program: str = Field("", max_length=40)
    seed: int = Field(ge=0, le=MAX_SEED)
    ended_ms: int = Field(ge=0)
    scenario: Scenario
    ruleset: dict[str, int | str | bool] = Field(default_factory=dict, max_length=10_000)
    orders: tuple[OrderAt, ...] = Field((), max_length=1_000_000)
    trail: tuple[TrailRow, ...] = Field((), max_length=1_000_000)
    digest: str = Field(max_length=64)
    level: dict[str, Any]
