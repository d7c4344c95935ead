"""The magic wand: selects the joined cells of one value, or with Alt every such cell of the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from editor.core.document import Document, Plan
from editor.core.selection import Mode, Selection
from editor.core.tools.fill import alike
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview
from editor.core.tools.selection_words import counted
from editor.core.tools.tool import Gesture, Tool


class Waving(Gesture):
    """Shift adds, Ctrl takes away."""

    def __init__(self, document: Document, layer: str, pointer: Pointer) -> None:
        self._document = document
        self._layer = layer
        self._pointer = pointer

    def move(self, pointer: Pointer) -> None:
        """Start from there instead."""
        self._pointer = pointer

    def plan(self) -> Plan:
        """Selecting is no edit."""
        return None

    def selection(self) -> Selection:
        """What would be selected."""
        level, pointer = self._document.level, self._pointer
        if not level.contains(pointer.cell):
            return self._document.selection
        ys, xs = np.divmod(alike(level, self._layer, pointer.cell, everywhere=pointer.alt), level.width)
        cells = frozenset(zip(xs.tolist(), ys.tolist(), strict=True))
        mode: Mode = "add" if pointer.shift else "subtract" if pointer.ctrl else "replace"
        return self._document.selection.combined(Selection(cells), mode)

    def preview(self) -> Preview:
        """The cells."""
        chosen = self.selection()
        return Preview(selection=chosen, says=(counted(chosen),))

    def finish(self) -> Plan:
        """Select."""
        self._document.select(self.selection())
        return None


@dataclass(slots=True)
class Wand(Tool):
    """Selects what is alike in `layer`."""

    id: ClassVar[str] = "wand"
    layer: str = "terrain"

    def begin(self, document: Document, pointer: Pointer) -> Waving:
        """Start to select."""
        return Waving(document, self.layer, pointer)
