"""Settings of the level: its name, rule overrides, and parts of the file that are kept for others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from editor.core.change import Change
from editor.core.edits.edit import Edit
from editor.core.refusal import Refusal
from schemas.message import Message
from schemas.ruleset.overrides import refused
from schemas.ruleset.ruleset import Ruleset
from schemas.ruleset.walk import iter_params
from schemas.wording import has_words
from simulation.level.level import Level

MAX_NAME = 200


@dataclass(frozen=True, slots=True, eq=False)
class SetLevelProperty(Edit):
    """`part` is name, ruleset or kept; `field` names the entry of the latter two. None: no such entry."""

    kind: ClassVar[str] = "set_level_property"
    part: str
    field: str
    before: Any
    after: Any

    @classmethod
    def plan_name(cls, level: Level, name: str) -> SetLevelProperty | Refusal:
        """Rename the level; refuses names of more than 200 characters."""
        if len(name) > MAX_NAME:
            return Refusal(Message("edit.name_too_long", limit=MAX_NAME))
        return cls("name", "", level.name, name)

    @classmethod
    def plan_rule(
        cls, level: Level, field: str, value: int | str | bool | None
    ) -> SetLevelProperty | Refusal:
        """Override the parameter at path `field` for this level; None takes the override away."""
        params = {param.path: param for param in iter_params(Ruleset())}
        if value is not None and (reasons := refused(params, {field: value})):
            return Refusal(reasons[0])
        return cls("ruleset", field, level.ruleset.get(field), value)

    @classmethod
    def plan_kept(cls, level: Level, field: str, value: Any) -> SetLevelProperty:
        """Replace a part such as notes, exclusions or expectations; None takes it away."""
        return cls("kept", field, level.kept.get(field), value)

    def apply(self, level: Level) -> None:
        """Set the value after."""
        self._set(level, self.after)

    def revert(self, level: Level) -> None:
        """Set the value before."""
        self._set(level, self.before)

    def _set(self, level: Level, value: Any) -> None:
        if self.part == "name":
            level.name = value
            return
        entries: dict[str, Any] = level.ruleset if self.part == "ruleset" else level.kept
        if value is None:
            entries.pop(self.field, None)
        else:
            entries[self.field] = value

    def merged_with(self, later: Edit) -> Edit | None:
        """Typing on in the same box stays one step."""
        if isinstance(later, SetLevelProperty) and (later.part, later.field) == (self.part, self.field):
            return SetLevelProperty(self.part, self.field, self.before, later.after)
        return None

    @property
    def title(self) -> Message:
        """Names the setting."""
        usual = f"edit.level.{self.part}"
        own = f"{usual}.{self.field}"
        return Message(own) if has_words(own) else Message(usual, field=self.field)

    @property
    def change(self) -> Change:
        """Settings."""
        return Change(settings=not self.empty)

    @property
    def empty(self) -> bool:
        """The value stays; True and 1 are two values."""
        return type(self.before) is type(self.after) and bool(self.before == self.after)

    @property
    def weight(self) -> int:
        """A guess from the text of both values."""
        return 200 + len(repr(self.before)) + len(repr(self.after))
