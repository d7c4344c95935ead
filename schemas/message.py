"""What is said to a reader, as a value: a code and its arguments, put into words late."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from schemas.wording import DEFAULT_LANGUAGE, template

_PLACE = re.compile(r"\{(\w+)\}")
_APART = re.compile(r"\b([Aa]|[Dd]e) el ")
"""Spanish writes these two as one: al, del."""


@dataclass(frozen=True, slots=True, init=False)
class Message:
    """A code of the word catalogue with its arguments; equal when both are equal, and hashable.

    `Message("doors.locked", door="d1")` and `Message("doors.locked", {"door": "d1"})` are the same.
    An argument may be a message itself and is then put into the same language.
    """

    code: str
    args: tuple[tuple[str, str | int | Message], ...]

    def __init__(
        self,
        code: str,
        args: Mapping[str, str | int | Message] | Iterable[tuple[str, str | int | Message]] = (),
        /,
        **named: str | int | Message,
    ) -> None:
        object.__setattr__(self, "code", code)
        object.__setattr__(
            self, "args", tuple(sorted((dict(args) | named).items(), key=lambda pair: pair[0]))
        )

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        """The sentence in `language`; an argument that is missing leaves its `{name}` standing."""
        values = {name: _worded(value, language) for name, value in self.args}
        text = _PLACE.sub(lambda place: values.get(place[1], place[0]), template(self.code, language))
        return _APART.sub(r"\1l ", text) if language == "es" else text

    def __str__(self) -> str:
        return self.text()


def _worded(value: str | int | Message, language: str) -> str:
    return value.text(language) if isinstance(value, Message) else str(value)
