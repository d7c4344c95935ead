"""What a check or a reader found: how bad, in words, and where."""

from dataclasses import dataclass
from typing import Any, Literal

from schemas.message import Message
from schemas.model import Cell

Severity = Literal["error", "warning", "hint"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing found. `check` is the check's id, `path` a place in the file such as `objects[3].cell`.

    `cells`: its marker first, then what shows it. `fixes`: quick fixes that may help, the likeliest first
    (words: `fix.<id>`, with the arguments of the message).
    """

    severity: Severity
    check: str
    message: Message
    path: str = ""
    objects: tuple[str, ...] = ()
    cells: tuple[Cell, ...] = ()
    fixes: tuple[str, ...] = ()

    @property
    def fix(self) -> str:
        """The likeliest quick fix, "" when there is none."""
        return self.fixes[0] if self.fixes else ""

    @property
    def witness(self) -> tuple[Cell, ...]:
        """The cells that show it: all but the marker's."""
        return self.cells[1:]

    def as_json(self, language: str) -> dict[str, Any]:
        """For `--json`: the sentence, and the code and arguments that it is made of."""
        return {
            "severity": self.severity,
            "check": self.check,
            "code": self.check,
            "text": self.message.text(language),
            "path": self.path,
            "objects": list(self.objects),
            "cells": [list(cell) for cell in self.cells],
            "witness": [list(cell) for cell in self.witness],
            "fix": self.fix,
            "fixes": list(self.fixes),
        }
