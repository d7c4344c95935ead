"""What every edit is: a frozen value that applies, reverts, merges, describes and stores itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import fields
from typing import Any, ClassVar, Self

from editor.core.change import Change
from editor.core.edits.stored import read, stored
from schemas.message import Message
from simulation.level.level import Level


class Edit(ABC):
    """One change of the level. Subclasses are frozen dataclasses whose fields hold before and after.

    All deciding is done by the class method `plan(level, …)`, which returns an edit or a refusal; `apply`
    expects the level as it was planned on, `revert` as `apply` left it. Neither decides nor refuses.
    """

    __slots__ = ()
    kind: ClassVar[str]
    """The name in the journal; never changed once released."""

    @abstractmethod
    def apply(self, level: Level) -> None:
        """Make the change."""

    @abstractmethod
    def revert(self, level: Level) -> None:
        """Take the change back exactly."""

    @property
    @abstractmethod
    def title(self) -> Message:
        """What the history panel calls it."""

    @property
    @abstractmethod
    def change(self) -> Change:
        """What it touches, both ways."""

    @property
    @abstractmethod
    def empty(self) -> bool:
        """Whether it would change nothing; such an edit is dropped."""

    @property
    @abstractmethod
    def weight(self) -> int:
        """About how many bytes of memory it holds."""

    def merged_with(self, later: Edit) -> Edit | None:
        """This and the `later` edit as one of the same kind, or None where they stay two."""
        return None

    def to_data(self) -> dict[str, Any]:
        """The edit as JSON values."""
        names = [field.name for field in fields(self)]  # type: ignore[arg-type]  # subclasses are dataclasses
        return {"edit": self.kind} | {name: stored(getattr(self, name)) for name in names}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Self:
        """The edit of `to_data`. Raises ValueError, TypeError or KeyError for data that is none."""
        return cls(**{name: read(value) for name, value in data.items() if name != "edit"})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Edit) and self.to_data() == other.to_data()

    __hash__ = None  # type: ignore[assignment]  # edits hold arrays
