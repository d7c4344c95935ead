"""Trying out: a click sets off what is there, in a trial beside the level, which stays as it is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Protocol

from editor.core.document import Document, Plan
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview
from editor.core.tools.tool import Gesture, Tool
from schemas.message import Message
from schemas.model import Cell


class Bench(Protocol):
    """Whoever keeps the trial."""

    def meant(self, document: Document, cell: Cell) -> tuple[str, Message, Message | None]:
        """The object that a click is about ("": none), what it would do, what keeps it from working."""

    def press(self, document: Document, cell: Cell) -> None:
        """Click there."""

    def leave(self) -> bool:
        """End the trial; whether there was one."""


class Pressing(Gesture):
    """One click: where the button is released counts."""

    def __init__(self, bench: Bench | None, document: Document, pointer: Pointer) -> None:
        self._bench = bench
        self._document = document
        self._cell = pointer.cell

    def move(self, pointer: Pointer) -> None:
        """It is about what lies under the pointer now."""
        self._cell = pointer.cell

    def plan(self) -> Plan:
        """The level is not touched."""
        return None

    def preview(self) -> Preview:
        """What a click means here, and what keeps it from working."""
        if self._bench is None:
            return Preview()
        _, says, hindered = self._bench.meant(self._document, self._cell)
        return Preview(warning=hindered).saying(says)

    def finish(self) -> Plan:
        """Click."""
        if self._bench is not None:
            self._bench.press(self._document, self._cell)
        return None


@dataclass(slots=True)
class TryOut(Tool):
    """Sets off activators. `bench` is the window's."""

    id: ClassVar[str] = "test"
    bench: Bench | None = field(default=None, compare=False)

    def begin(self, document: Document, pointer: Pointer) -> Gesture:
        """Start a click."""
        return Pressing(self.bench, document, pointer)

    def key(self, name: str) -> bool:
        """Escape ends the trial."""
        return name == "escape" and self.bench is not None and self.bench.leave()
