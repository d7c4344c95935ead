"""The tools as actions of one exclusive group."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup

from editor.app.action_book import ActionBook
from editor.app.actions import ActionSpec
from editor.app.i18n.mark import mark
from editor.app.toolbox import Toolbox

PREFIX = "tool."
TOOLS = (
    ActionSpec("tool.select", mark("Actions", "Select"),
               mark("Actions", "Select and move objects; drag a frame to select many"), "V", "select", True),
    ActionSpec("tool.wand", mark("Actions", "Magic wand"),
               mark("Actions", "Select joined cells of one kind; Alt: all on the map"), "Q", "wand", True),
    ActionSpec("tool.pencil", mark("Actions", "Pencil"),
               mark("Actions", "Paint ground freehand; 1 to 9 set the brush"), "P", "pencil", True),
    ActionSpec("tool.line", mark("Actions", "Line"),
               mark("Actions", "Paint a line; Shift: straight"), "L", "line", True),
    ActionSpec("tool.rectangle", mark("Actions", "Rectangle"),
               mark("Actions", "Paint a rectangle; Ctrl leaves it hollow"), "U", "rectangle", True),
    ActionSpec("tool.ellipse", mark("Actions", "Ellipse"),
               mark("Actions", "Paint an ellipse; Ctrl leaves it hollow"), "O", "ellipse", True),
    ActionSpec("tool.fill", mark("Actions", "Fill"),
               mark("Actions", "Fill joined cells of one kind; Ctrl: all on the map"), "F", "fill", True),
    ActionSpec("tool.place", mark("Actions", "Place"),
               mark("Actions", "Place the object chosen in the palette; R turns it"), "T", "add", True),
    ActionSpec("tool.area", mark("Actions", "Room"),
               mark("Actions", "Drag a room: sanctum, treasury, barracks, prison"), "A", "door", True),
    ActionSpec("tool.wire", mark("Actions", "Wiring"),
               mark("Actions",
                    "Draw wires; Ctrl moves an end, the right button erases, F and J turn crossings"),
               "W", "wire", True),
    ActionSpec("tool.test", mark("Actions", "Test"),
               mark("Actions", "Click an activator to see its circuit go off; Escape ends the test"),
               "X", "test", True),
    ActionSpec("tool.erase", mark("Actions", "Erase"),
               mark("Actions", "Remove objects and wires"), "E", "erase", True),
    ActionSpec("tool.ruler", mark("Actions", "Measure"),
               mark("Actions", "Measure a distance on the map"), "D", "ruler", True),
)  # fmt: skip


class ToolActions(QObject):
    """Keeps the group and the toolbox in step."""

    def __init__(self, book: ActionBook, toolbox: Toolbox, parent: QObject) -> None:
        super().__init__(parent)
        self._book = book
        self._toolbox = toolbox
        self._group = QActionGroup(self)
        for spec in self.specs():
            self._group.addAction(book[spec.id])
        self._group.setExclusionPolicy(QActionGroup.ExclusionPolicy.ExclusiveOptional)
        self._group.triggered.connect(self._use)
        toolbox.changed.connect(self._show)
        self._show()

    def specs(self) -> list[ActionSpec]:
        """The tools that there are."""
        return [spec for spec in TOOLS if spec.id.removeprefix(PREFIX) in self._toolbox.ids]

    def _use(self, action: QAction) -> None:
        self._toolbox.use(action.objectName().removeprefix(PREFIX))

    def _show(self) -> None:
        chosen = PREFIX + self._toolbox.tool.id
        for action in self._group.actions():
            action.setChecked(action.objectName() == chosen)
