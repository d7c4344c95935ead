"""What the rules of connection find in a level's wires, as values."""

from __future__ import annotations

from dataclasses import dataclass

from schemas.finding import Finding, Severity
from schemas.message import Message
from schemas.model import Cell

_HINTS = ("W-UNWIRED", "W-LOOP", "W-NEAR-MISS", "W-SLOW")


@dataclass(frozen=True, slots=True)
class ConnectionFinding:
    """One finding. Code, ids and cell are its identity, by which it can be excluded."""

    code: str
    objects: tuple[str, ...]
    """The culprit first, then the others by id."""
    cell: Cell
    """Where its marker stands."""
    witness: tuple[Cell, ...]
    """The wire that shows it, to be lit when it is chosen."""
    message: Message
    """One sentence; ids stand for names."""

    @property
    def severity(self) -> Severity:
        """How bad: by the code's first letter."""
        if self.code in _HINTS or self.code.startswith("I-"):
            return "hint"
        return "error" if self.code.startswith("E-") else "warning"

    @property
    def identity(self) -> tuple[str, tuple[str, ...], Cell]:
        """What an exclusion names: code, sorted ids, cell."""
        return (self.code, tuple(sorted(self.objects)), self.cell)

    def as_finding(self) -> Finding:
        """The same for the list of all checks: the marker's cell first, then the witness."""
        return Finding(self.severity, self.code, self.message, "", self.objects, (self.cell, *self.witness))
