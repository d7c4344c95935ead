"""What became of a foreign file's parts: taken over, guessed, repaired or dropped, each in a sentence."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, get_args

from schemas.level import LevelFile
from schemas.limits import MAX_FINDINGS
from schemas.message import Message
from schemas.model import Cell

Fate = Literal["taken", "guessed", "repaired", "dropped"]
FATES: tuple[Fate, ...] = get_args(Fate)


@dataclass(frozen=True, slots=True)
class ReportLine:
    """One sentence of a report; `cell` is the place in the new level, if there is one."""

    fate: Fate
    message: Message
    cell: Cell | None = None

    @property
    def sentence(self) -> Message:
        """The line as a reader sees it: what became of it, where, in words."""
        fate = Message(f"report.fate.{self.fate}")
        if self.cell is None:
            return Message("report.line", fate=fate, text=self.message)
        x, y = self.cell
        return Message("report.line_at", fate=fate, x=x, y=y, text=self.message)

    def as_json(self, language: str) -> dict[str, Any]:
        """For a report file: the sentence, and the code that it is made of."""
        line = {"fate": self.fate, "code": self.message.code, "text": self.message.text(language)}
        return line if self.cell is None else line | {"cell": list(self.cell)}


@dataclass(slots=True)
class Report:
    """The lines so far; beyond MAX_FINDINGS they are only counted."""

    lines: list[ReportLine] = field(default_factory=list)
    unsaid: int = 0

    def say(self, fate: Fate, message: Message, cell: Cell | None = None) -> None:
        """Add a line."""
        if len(self.lines) < MAX_FINDINGS:
            self.lines.append(ReportLine(fate, message, cell))
        else:
            self.unsaid += 1

    def done(self) -> tuple[ReportLine, ...]:
        """All lines: by fate, those of one fate in the order in which they were said."""
        lines = sorted(self.lines, key=lambda line: FATES.index(line.fate))
        if self.unsaid:
            lines.append(ReportLine("dropped", Message("report.more", count=self.unsaid)))
        return tuple(lines)


class Imported(NamedTuple):
    """A level made from a foreign file, and the report."""

    level: LevelFile
    report: tuple[ReportLine, ...]
