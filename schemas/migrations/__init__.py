"""Level files of earlier formats: one step per module, each from its format to the next, kept forever."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from schemas.migrations.from_0_to_1 import from_0_to_1

Step = Callable[[dict[str, Any]], dict[str, Any]]

STEPS: tuple[Step, ...] = (from_0_to_1,)
"""STEPS[n] turns a file of format n into one of format n + 1."""


def migrated(content: dict[str, Any], found: int) -> dict[str, Any]:
    """The content of a file of format `found` as one of the newest; what a step does not know stays."""
    for step in STEPS[found:]:
        content = step(content)
    return content
