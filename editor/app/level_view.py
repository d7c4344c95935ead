"""One open level in the window: its canvas, its selection, its wiring and the hand that works on it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedLayout, QWidget

from editor.app.canvas.art.palette import MapStyle
from editor.app.canvas.widget import Canvas
from editor.app.document import LevelDocument
from editor.app.hand import Hand
from editor.app.i18n.language import words
from editor.app.playtest.breakpoints import Breakpoints
from editor.app.selection_model import SelectionModel
from editor.app.toolbox import Toolbox
from editor.app.wiring_view import WiringView
from editor.app.wording import capital
from editor.core.change import Change
from editor.core.refusal import Refusal
from editor.core.selection import Selection
from editor.core.tools.picker import pick
from editor.core.tools.wire import Wire
from schemas.model import Cell
from simulation.wiring.sides import side_towards


class LevelView(QWidget):
    """Shows a document and lets the toolbox's tool work on it. Everything is told through signals."""

    says = Signal(str, bool)
    hovered = Signal(object)
    looked = Signal()
    refused = Signal(str)

    def __init__(
        self, document: LevelDocument, toolbox: Toolbox, style: MapStyle, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.document = document
        self.toolbox = toolbox
        self.wiring = WiringView(document.core)
        self.breakpoints = Breakpoints()
        self.selection = SelectionModel(document.core, self)
        self.canvas = Canvas(document.level, style, self)
        self.canvas.wires.view = self.wiring
        self.hand = Hand(self.canvas, document, toolbox.tool)
        self.canvas.worker = self.hand
        layout = QStackedLayout(self)
        layout.addWidget(self.canvas)
        self.setFocusProxy(self.canvas)
        self._connect()

    def _connect(self) -> None:
        self.canvas.hovered.connect(self.hovered)
        self.canvas.looked.connect(self.looked)
        self.hand.says.connect(self.says)
        self.hand.picked.connect(self.pick)
        self.selection.changed.connect(self.show_selection)
        self.toolbox.changed.connect(self._take_tool)
        self.document.changed.connect(self._apply)
        self.document.refused.connect(self._tell_refusal)

    def pick(self, cell: Cell) -> None:
        """Take up what is there: select it, and go on with its kind, or with the material as paint."""
        found = pick(self.document.core, cell)
        if found is None:
            return
        if found.objects:
            self.selection.select_objects(frozenset({found.objects[-1].id}))
        self.toolbox.take_up(found.tool())

    def show_place(self, objects: tuple[str, ...] = (), cells: tuple[Cell, ...] = ()) -> None:
        """Bring objects or cells into the middle and select them."""
        level = self.document.level
        there = [level.objects[key] for key in objects if key in level.objects]
        if there:
            self.selection.select_objects(frozenset(placed.id for placed in there))
            self.canvas.navigator.show_cell(*there[0].cell)
        elif cells:
            self.selection.set(Selection(cells=frozenset(cells)))
            self.canvas.navigator.show_cell(*cells[0])

    def _apply(self, change: Change) -> None:
        if change.wires is not None or change.objects or change.resized:
            self.canvas.scene.selected_nets = self._nets_of(self.selection.selection)
        self.canvas.apply(change)
        self.hand.refresh()

    def _take_tool(self) -> None:
        self.hand.take(self.toolbox.tool)
        self.canvas.scene.drawing_wires = self.toolbox.tool.id == Wire.id
        self.canvas.refresh_wires()

    def show_selection(self, selection: Selection) -> None:
        """Show something as selected on the canvas."""
        scene = self.canvas.scene
        scene.selected_cells = selection.cells
        areas = {area.id for area in scene.index.areas} & (scene.selected_objects ^ selection.objects)
        scene.selected_objects = selection.objects
        scene.selected_nets = self._nets_of(selection)
        scene.selected_edges = selection.edges
        if areas:
            self.canvas.refresh()  # areas light up
        self.canvas.refresh_wires()  # wires that are not selected fade

    def light(self, nets: frozenset[int]) -> None:
        """Show these nets at full strength until something else is selected."""
        self.canvas.scene.selected_nets = nets
        self.canvas.refresh_wires()

    def _nets_of(self, selection: Selection) -> frozenset[int]:
        cells = self.document.level.wires.cells
        net_of = self.wiring.nets.net_of
        there = (
            (one, cells[one].group(side_towards(one, other)))
            for one, other in selection.edges
            if one in cells
        )
        return frozenset(net_of[node] for node in there if node[1])

    def _tell_refusal(self, refusal: Refusal) -> None:
        self.refused.emit(capital(words(refusal.message)))
