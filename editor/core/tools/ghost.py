"""A fragment that hangs on the pointer, turned and mirrored before it is set down: of pastes and stamps."""

from __future__ import annotations

from dataclasses import dataclass, replace

from editor.core.change import Region
from editor.core.document import Document
from editor.core.fragment import Fragment
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview
from editor.core.tools.tool import Gesture, Tool
from schemas.model import Cell


@dataclass(slots=True)
class FragmentTool(Tool):
    """Sets down `fragment` at each click."""

    fragment: Fragment

    def key(self, name: str) -> bool:
        """R turns the fragment clockwise, H mirrors it left to right."""
        if name not in ("r", "h"):
            return False
        self.fragment = self.fragment.turned() if name == "r" else self.fragment.mirrored()
        return True


class Ghost(Gesture):
    """The fragment with its middle under the pointer; R turns and H mirrors it."""

    def __init__(self, document: Document, tool: FragmentTool, pointer: Pointer) -> None:
        self._document = document
        self._tool = tool
        self._pointer = pointer

    def move(self, pointer: Pointer) -> None:
        """The ghost follows."""
        self._pointer = pointer

    def key(self, name: str) -> bool:
        """R and H, as between gestures."""
        return self._tool.key(name)

    def corner(self) -> Cell:
        """Where the top left cell comes to lie."""
        fragment, (x, y) = self._tool.fragment, self._pointer.cell
        return (x - fragment.width // 2, y - fragment.height // 2)

    def banded(self, preview: Preview) -> Preview:
        """The preview with the bounds of the fragment."""
        fragment = self._tool.fragment
        band = Region(*self.corner(), max(fragment.width, 1), max(fragment.height, 1))
        return replace(preview, band=band)
