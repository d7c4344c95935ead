"""Setting damaged parts aside: verbatim, with a finding that says what is wrong with them."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from schemas.finding import Finding
from schemas.json_text import joined, quoted
from schemas.limits import MAX_FINDINGS
from schemas.message import Message

CHECK = "E-FILE"
_KINDS = {
    "level.id_twice": ("E-DUP-ID", ("renumber", "drop_part")),
    "level.off_map": ("E-OBJ-OFFMAP", ("move_inside", "drop_part")),
    "level.wire_runs": ("E-WIRE-FILE", ("clip_run", "drop_part")),
}
"""What some faults are called in the list of problems, and what may mend them."""


class Aside:
    """What a reading has set aside so far, and what it found; knows how large the map is."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.parts: list[dict[str, Any]] = []
        self.findings: list[Finding] = []

    def contains(self, x: int, y: int) -> bool:
        """Whether the cell lies on the map."""
        return 0 <= x < self.width and 0 <= y < self.height

    @property
    def full(self) -> bool:
        """Whether so much was found that no reader takes in more; the rest is set aside without a word."""
        return len(self.findings) >= MAX_FINDINGS

    def put(self, path: str, value: Any, *messages: Message) -> None:
        """Set aside the value at `path`, for the reasons in `messages`, each with its own path."""
        self.parts.append({"from": path.partition("[")[0], "value": value})
        for message in messages:
            check, fixes = kind_of(message, path)
            self.list(
                Finding("error", check, message, str(dict(message.args).get("path", path)), fixes=fixes)
            )

    def list(self, finding: Finding) -> None:
        """Add to the findings unless they are full."""
        if not self.full:
            self.findings.append(finding)


def kind_of(message: Message, path: str) -> tuple[str, tuple[str, ...]]:
    """What a fault of the part at `path` is called, and the quick fixes that may help."""
    usual = "E-STATE" if path.startswith("objects[") else CHECK
    return _KINDS.get(message.code, (usual, ("drop_part",)))


def messages_of(error: ValidationError, path: str) -> list[Message]:
    """What a model says of a part, a message per problem, each with path, value and way out."""
    return [_message_of(dict(detail), path) for detail in error.errors(include_url=False)]


def wrong_container(path: str, container: type, value: Any) -> Message:
    """What to say of a value that should be a list, or an object."""
    code = "level.not_a_list" if container is list else "level.not_an_object"
    return Message(code, path=path, value=quoted(value))


_BOUND_OF = {
    "greater_than_equal": "ge", "less_than_equal": "le", "string_too_long": "max_length",
    "string_too_short": "min_length", "too_long": "max_length", "too_short": "min_length",
    "string_pattern_mismatch": "pattern", "literal_error": "expected",
}  # fmt: skip
_TYPES = {
    "int_type": "integer", "bool_type": "boolean", "string_type": "text", "tuple_type": "list",
    "dict_type": "object", "model_type": "object", "model_attributes_type": "object",
}  # fmt: skip


def _message_of(detail: dict[str, Any], path: str) -> Message:
    for key in detail["loc"]:
        path = joined(path, key)
    kind = detail["type"]
    if kind == "missing":
        return Message("level.field_missing", path=path)
    value = quoted(detail["input"])
    if kind in _TYPES:
        expected = Message(f"level.type.{_TYPES[kind]}")
        return Message("level.wrong_type", path=path, value=value, expected=expected)
    if kind in _BOUND_OF:
        bound = str(detail.get("ctx", {}).get(_BOUND_OF[kind], ""))
        return Message(f"level.field.{kind}", path=path, value=value, bound=bound)
    return Message("level.wrong_value", path=path, value=value)
