"""What a check or a reader found: how bad, in words, and where."""

from dataclasses import dataclass
from typing import Any, Literal

from schemas.message import Message
from schemas.model import Cell

Severity = Literal["error", "warning", "hint"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing found. `check` is the check's id, `path` a place in the file such as `objects[3].cell`.

    `cells`: its marker first. `fix`: the quick fix that may help (words: `fix.<id>`), "" when there is none.
    """

    severity: Severity
    check: str
    message: Message
    path: str = ""
    objects: tuple[str, ...] = ()
    cells: tuple[Cell, ...] = ()
    fix: str = ""

    def as_json(self, language: str) -> dict[str, Any]:
        """For `--json`: the sentence, and the code and arguments that it is made of."""
        return {
            "severity": self.severity,
            "check": self.check,
            "text": self.message.text(language),
            "path": self.path,
            "objects": list(self.objects),
            "cells": [list(cell) for cell in self.cells],
            "fix": self.fix,
        }
