"""How bad each kind of finding is for one level: the usual, or what its designer has made of it.

The level file's `severities` is `{code: "error" | "warning" | "hint" | "off"}`; all else is as usual.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from schemas.finding import Severity
from schemas.message import Message
from simulation.checks.check import Spot, Weight
from simulation.checks.survey import Survey

WEIGHTS: tuple[Weight, ...] = (*get_args(Severity), "off")
NEVER_OFF = ("E-ACT-MANY-MECH", "E-MECH-MANY-ACT")
"""WIR-02 and WIR-03: these can only be left one by one, each with its reason."""


def weights_of(kept: Mapping[str, Any]) -> dict[str, Weight]:
    """What a level says, as far as it can be followed."""
    written = kept.get("severities")
    if not isinstance(written, dict):
        return {}
    return {code: weight for code, weight in written.items() if may_weigh(code, weight)}


def may_weigh(code: str, weight: Any) -> bool:
    """Whether findings of this code may count as that."""
    return weight in WEIGHTS and not (weight == "off" and code in NEVER_OFF)


def wrong_weights(survey: Survey) -> Iterator[Spot]:
    """Entries that can't be followed, by code; codes that no check has are another version's."""
    found = survey.level.kept.get("severities")
    written: dict[str, Any] = found if isinstance(found, dict) else {}
    for code in sorted(written):
        if not may_weigh(code, written[code]):
            kind = "never_off" if written[code] == "off" else "wrong_weight"
            yield Spot(
                Message(f"check.{kind}", code=code, value=str(written[code])), path=f"severities.{code}"
            )
