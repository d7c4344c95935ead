"""The tools of one window and what they are set to: one paint and one brush for all that paint."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from editor.core.fragment import Fragment
from editor.core.tools.area import AreaTool
from editor.core.tools.drawn_shapes import EllipseTool, LineTool, RectangleTool
from editor.core.tools.erase import Erase
from editor.core.tools.fill import Fill
from editor.core.tools.paint import Brush, Paint, PaintTool
from editor.core.tools.paste import Paste
from editor.core.tools.pencil import Pencil
from editor.core.tools.place import Place
from editor.core.tools.ruler import Ruler
from editor.core.tools.select import Select
from editor.core.tools.stamp import StampTool
from editor.core.tools.tool import Tool
from editor.core.tools.try_out import Bench, TryOut
from editor.core.tools.wand import Wand
from editor.core.tools.wire import Wire
from schemas.message import Message
from schemas.objects import AreaKind, family_of

FIRST_KIND = "pressure_plate"


class Toolbox(QObject):
    """Holds the tool that is in use. `changed`: another tool, or the same with other settings."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        tools: tuple[Tool, ...] = (
            Select(), Wand(), Pencil(), LineTool(), RectangleTool(), EllipseTool(), Fill(), Place(FIRST_KIND),
            AreaTool(), Wire(), TryOut(), Erase(), Ruler(),
        )  # fmt: skip
        self._tools = {tool.id: tool for tool in tools}
        self._current: Tool = tools[0]

    @property
    def tool(self) -> Tool:
        """The tool in use."""
        return self._current

    @property
    def ids(self) -> tuple[str, ...]:
        """The tools of the toolbar, in its order."""
        return tuple(id for id in self._tools if id not in (Paste.id, StampTool.id))

    @property
    def paint(self) -> Paint:
        """What paint tools paint."""
        return self._painter().paint

    @property
    def brush(self) -> Brush:
        """With what they paint."""
        return self._painter().brush

    @property
    def kind(self) -> str:
        """The kind that is placed; empty while another tool is in use."""
        return self._current.kind if isinstance(self._current, Place | AreaTool) else ""

    @property
    def stamp_key(self) -> str:
        """The template that is set down; empty while another tool is in use."""
        return self._current.key_of if isinstance(self._current, StampTool) else ""

    def use(self, id: str) -> None:
        """Take up a tool."""
        chosen = self._tools[id]
        if isinstance(chosen, PaintTool):
            chosen.paint, chosen.brush = self.paint, self.brush
        self._current = chosen
        self.changed.emit()

    def set_bench(self, bench: Bench) -> None:
        """Say who tries out what the Test tool clicks on."""
        self._tools[TryOut.id] = TryOut(bench)

    def take_up(self, tool: Tool) -> None:
        """Take up a tool with the settings that it comes with."""
        if isinstance(tool, PaintTool):
            self.paint_with(tool.paint.layer, tool.paint.value)
            return
        self._tools[tool.id] = tool
        self.use(tool.id)

    def paint_with(self, layer: str, value: int) -> None:
        """Choose what is painted; a tool that does not paint gives way to the pencil."""
        self._set_paint(replace(self.paint, layer=layer, value=value))
        self.use(self._current.id if isinstance(self._current, PaintTool) else Pencil.id)

    def set_brush(self, brush: Brush) -> None:
        """Choose size and shape of the brush."""
        for tool in self._tools.values():
            if isinstance(tool, PaintTool):
                tool.brush = brush
        self.changed.emit()

    def set_mirrors(self, across: bool, down: bool) -> None:
        """Paint mirror images across the middle of the map."""
        self._set_paint(replace(self.paint, mirror_x=across, mirror_y=down))
        self.changed.emit()

    def flag_conflicts(self, flags: bool) -> None:
        """Whether wires that break a rule are drawn without being forced, for the level check to flag."""
        for tool in self._tools.values():
            if isinstance(tool, Wire):
                tool.flags = flags

    def place(self, kind: str) -> None:
        """Choose a kind to place; rooms are drawn, not placed."""
        if family_of(kind) == "area":
            area: AreaKind = kind  # type: ignore[assignment]  # the family says that it is one
            self.take_up(AreaTool(area))
        else:
            self.take_up(Place(kind))

    def paste(self, fragment: Fragment) -> None:
        """Set down a fragment at each click."""
        self.take_up(Paste(fragment))

    def stamp(self, key: str, name: Message | str, fragment: Fragment) -> None:
        """Set down a template at each click."""
        self.take_up(StampTool(fragment, name, key))

    def _painter(self) -> PaintTool:
        for tool in (self._current, *self._tools.values()):
            if isinstance(tool, PaintTool):
                return tool
        raise LookupError("there is no tool that paints")

    def _set_paint(self, paint: Paint) -> None:
        for tool in self._tools.values():
            if isinstance(tool, PaintTool):
                tool.paint = paint
