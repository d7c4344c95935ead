"""The base of all catalogue entries, and the words that several families share."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Attribute = Literal[
    "battle", "craft", "stalk", "strength", "agility", "intellect", "will", "perception", "defense"
]  # fmt: skip
DamageType = Literal["cutting", "piercing", "blunt", "fists", "burning", "gas", "shock"]
WoundLevel = Literal["light", "severe", "critical"]
Small = Annotated[int, Field(ge=0, le=100, strict=True)]
Modifier = Annotated[int, Field(ge=-100, le=100, strict=True)]
Milliseconds = Annotated[int, Field(ge=0, le=60 * 86_400_000, strict=True)]


class Entry(BaseModel):
    """A part of the catalogue. Frozen, hashable, no unknown names."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Dice(Entry):
    """`count` dice of `sides`, plus `bonus`; all zero: no dice."""

    count: Small = 0
    sides: Small = 0
    bonus: Modifier = 0
