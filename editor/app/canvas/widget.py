"""The canvas: shows a level in layers, moves the camera, hands pointer and keys to whoever works on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from editor.app.canvas.art.looks import ObjectLook
from editor.app.canvas.art.palette import MapStyle
from editor.app.canvas.backdrop import Backdrop
from editor.app.canvas.layers.areas import AreaLayer, FarNameLayer
from editor.app.canvas.layers.creatures import CreatureLayer, Figure, FigureLayer
from editor.app.canvas.layers.effects import EffectLayer
from editor.app.canvas.layers.grid import GridLayer
from editor.app.canvas.layers.light import LightLayer
from editor.app.canvas.layers.live_wires import LiveWireLayer
from editor.app.canvas.layers.objects import ObjectLayer
from editor.app.canvas.layers.plan import PlanImage, PlanLayer
from editor.app.canvas.layers.preview import PreviewLayer
from editor.app.canvas.layers.problems import ProblemLayer
from editor.app.canvas.layers.reach import ReachLayer, reaches_out
from editor.app.canvas.layers.rulers import RulerLayer
from editor.app.canvas.layers.selection import SelectionLayer
from editor.app.canvas.layers.stops import StopLayer
from editor.app.canvas.layers.terrain import TerrainLayer
from editor.app.canvas.layers.wires import NAME_WIDTH, WireLayer
from editor.app.canvas.looks import body_of
from editor.app.canvas.minimap import Minimap
from editor.app.canvas.navigator import Navigator
from editor.app.canvas.object_index import ObjectIndex
from editor.app.canvas.scene import Layer, Scene
from editor.core.change import Change, Region
from schemas.model import Cell
from schemas.objects import AnyPlaced
from simulation.level.level import Level

MARGIN = 1.5
"""Cells round a change that are painted anew: badges, shadows and edges stick out."""
FRAME = 4


class Worker(Protocol):
    """Whoever works on the canvas: the tools while editing, the stage while playing."""

    def press(self, event: QMouseEvent, cell: Cell) -> None:
        """A button went down."""

    def move(self, event: QMouseEvent, cell: Cell) -> None:
        """The pointer is over another cell, or moved with a button down."""

    def release(self, event: QMouseEvent, cell: Cell) -> None:
        """A button came up."""

    def key(self, event: QKeyEvent) -> bool:
        """A key went down; says whether it was used."""

    def key_up(self, event: QKeyEvent) -> None:
        """A key came up."""

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key that is some action's shortcut is meant for the work in hand."""

    def cycle(self, way: int) -> bool:
        """Tab (1) or Shift+Tab (-1) was pressed; says whether it was used."""

    def lost(self) -> None:
        """The canvas lost the keyboard: what was begun is given up."""


class Canvas(QWidget):
    """One level on the screen. It decides nothing: it paints, and tells its worker."""

    looked = Signal()
    """The camera moved."""
    hovered = Signal(object)
    """The cell under the pointer, or None."""

    def __init__(self, level: Level, style: MapStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scene = Scene(level=level, index=ObjectIndex(level), style=style)
        self.plan = PlanImage(level, style)
        self.navigator = Navigator(self)
        self.worker: Worker | None = None
        self.frame_colour: str | None = None
        self.space_drags = True
        self.moves = True
        """Whether the dashes of live wires move: some cannot bear it."""
        self.terrain = TerrainLayer()
        self.wires = WireLayer()
        self.objects = ObjectLayer()
        self.creatures = CreatureLayer()
        self.figures = FigureLayer()
        self.effects = EffectLayer()
        self.preview = PreviewLayer(self.wires, self.objects)
        self.problems = ProblemLayer()
        self.live = LiveWireLayer(self.wires, self.objects)
        self.stops = StopLayer()
        self._still: list[Layer] = [
            PlanLayer(self.plan), self.terrain, LightLayer(), GridLayer(), AreaLayer(), self.wires,
            self.objects, self.creatures, FarNameLayer(),
        ]  # fmt: skip
        self._moving: list[Layer] = [
            self.live, self.figures, self.effects, self.stops, ReachLayer(), SelectionLayer(),
            self.problems, self.preview, RulerLayer(),
        ]  # fmt: skip
        self.backdrop = Backdrop(self._still)
        self.minimap = Minimap(self.plan, self)
        self.minimap.pointed.connect(self._centre)
        self.navigator.map_size = (level.width, level.height)
        self.navigator.moved.connect(self._moved)
        self._refill = QTimer(self)
        self._refill.setSingleShot(True)
        self._refill.timeout.connect(self.update)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(self.tr("Map"))
        self.setMinimumSize(240, 160)

    def apply(self, change: Change) -> None:
        """The level changed: update what is kept and repaint what can look different."""
        if change.resized:
            self.scene.index.reset(self.scene.level)
            self.navigator.map_size = (self.scene.level.width, self.scene.level.height)
        region = _joined(change.region, _with_names(change.wires), self._region_of(change))
        if change.objects and not change.resized:
            self.scene.index.update(change.objects)
        for layer in (*self._still, *self._moving):
            layer.changed(self.scene, change)
        region = _joined(region, self._region_of(change))
        if change.resized:
            self._place_minimap()
        if change.resized or region is None:
            self.refresh()
        else:
            self.repaint_region(region)
            self.refresh_wires()
        if change.region is not None:
            self.minimap.update()

    def show_figures(self, figures: Sequence[Figure] | None) -> None:
        """Show these creatures instead of the level's; None: the level's again."""
        if self.creatures.hidden != (figures is not None):
            self.creatures.hidden = figures is not None
            self.refresh()
        self.figures.figures = figures or ()
        self.update()

    def show_states(self, states: dict[str, ObjectLook]) -> None:
        """Show objects otherwise than the level has them; those not named look as usual."""
        old, self.objects.states = self.objects.states, states
        for key in sorted(old.keys() | states.keys()):
            if old.get(key) != states.get(key):
                region = Region.around(self.scene.index.places(key))
                if region is not None:
                    self.repaint_region(region)

    def show_elsewhere(self, things: dict[str, AnyPlaced | None]) -> None:
        """Show things in other places than the level has them, or not at all, and things that it has not."""
        old, self.objects.elsewhere = self.objects.elsewhere, things
        for key in sorted(old.keys() | things.keys()):
            if old.get(key) != things.get(key) or (key in old) != (key in things):
                cells = [*self.scene.index.places(key)]
                cells += [body_of(each)[:2] for each in (old.get(key), things.get(key)) if each is not None]
                region = Region.around(cells)
                if region is not None:
                    self.repaint_region(region)

    def refresh(self) -> None:
        """Paint everything anew: what is shown, or how, was changed."""
        self.backdrop.renew()
        self.update()

    def refresh_wires(self) -> None:
        """Paint anew where wires look otherwise: others are selected, joined, faded or shown."""
        for region in self.wires.stale(self.scene):
            self.repaint_region(region)
        self.update()

    def repaint_region(self, region: Region) -> None:
        """Paint some cells anew, and what sticks out of them."""
        rect = self._around(region)
        self.backdrop.spoil(rect)
        self.update(rect.toAlignedRect())

    def _around(self, region: Region) -> QRectF:
        across, down = region.width + 2 * MARGIN, region.height + 2 * MARGIN
        return self.scene.rect(region.x - MARGIN, region.y - MARGIN, across, down)

    def cell_at(self, position: QPoint) -> Cell:
        """The cell under a point of the widget."""
        return self.scene.camera.cell_at((position.x(), position.y()))

    def fit(self) -> None:
        """Show the whole map."""
        self.navigator.fit((0, 0, self.scene.level.width, self.scene.level.height))

    def set_cursor_cell(self, cell: Cell | None) -> None:
        """Move the keyboard's cell cursor, and the view if it would leave it."""
        self.scene.cursor = cell
        if cell is not None:
            self.hover(cell)
            left, top, right, bottom = self.scene.camera.shown(
                self.scene.level.width, self.scene.level.height
            )
            if not (left < cell[0] < right - 2 and top < cell[1] < bottom - 2):
                self.navigator.show_cell(*cell)
        self.update()

    def hover(self, cell: Cell | None) -> None:
        """The pointer is over another cell."""
        if cell == self.scene.hover:
            return
        for dirty in (self.scene.hover, cell):
            if dirty is not None:
                self.update(self._around(Region(dirty[0], dirty[1], 1, 1)).toAlignedRect())
        if any(reaches_out(self.scene, each) for each in (self.scene.hover, cell)):
            self.update()
        self.scene.hover = cell
        self.update(QRect(0, 0, self.width(), 20))
        self.update(QRect(0, 0, 20, self.height()))
        self.hovered.emit(cell)

    def paintEvent(self, event: QPaintEvent) -> None:
        """What stands still from its picture, then what moves, only where the window system asks."""
        scene = self.scene
        scene.ratio = self.devicePixelRatioF()
        scene.covered = QRectF(self.minimap.geometry()) if self.minimap.isVisible() else QRectF()
        clip = event.rect()
        painter = QPainter(self)
        self.backdrop.draw(painter, scene, self.navigator.gliding)
        left, top = scene.camera.cell_at((clip.left(), clip.top()))
        right, bottom = scene.camera.cell_at((clip.right() + 1, clip.bottom() + 1))
        scene.clip = (left - 1, top - 1, right + 2, bottom + 2)
        for layer in self._moving:
            painter.save()
            layer.paint(painter, scene)
            painter.restore()
        scene.clip = None
        if self.frame_colour:
            painter.setPen(QPen(QColor(self.frame_colour), 2 * FRAME))
            painter.drawRect(self.rect())
        painter.end()
        if self.backdrop.waiting:
            self._refill.start(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the place, or the whole map in view."""
        self.navigator.resized(self.width(), self.height())
        self._place_minimap()
        self._moved()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom about the pointer."""
        self.navigator.wheel(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Drag the map, or work."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if self.navigator.press(event):
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self.worker is not None:
            self.worker.press(event, self.cell_at(event.position().toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the map, or tell where the pointer is."""
        if self.navigator.move(event):
            return
        cell = self.cell_at(event.position().toPoint())
        self.hover(cell)
        if self.worker is not None:
            self.worker.move(event, cell)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End of a drag or of a gesture."""
        if self.navigator.release():
            self.unsetCursor()
        elif self.worker is not None:
            self.worker.release(event, self.cell_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        """No cell is under the pointer."""
        self.hover(None)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The right button picks; there is no menu."""
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Let the work in hand have keys before the window's shortcuts."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self.worker is not None
            and self.worker.wants(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space makes the pointer a hand unless the work in hand wants it; the rest is the worker's."""
        wanted = self.worker is not None and self.worker.wants(event)
        over_map = self.underMouse() and self.scene.cursor is None and not wanted
        if event.key() == Qt.Key.Key_Space and self.space_drags and over_map:
            self.navigator.space_held = True
            if not event.isAutoRepeat():
                self.setCursor(Qt.CursorShape.OpenHandCursor)
        elif self.worker is None or not self.worker.key(event):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab goes round the objects while the cell cursor is out."""
        if self.worker is not None and self.worker.cycle(1 if next else -1):
            return True
        return super().focusNextPrevChild(next)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """The hand is a pointer again; the rest is the worker's."""
        if self.worker is not None:
            self.worker.key_up(event)
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.navigator.space_held = False
            self.unsetCursor()
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What was begun is given up."""
        self.navigator.space_held = False
        self.navigator.release()
        self.unsetCursor()
        if self.worker is not None:
            self.worker.lost()
        super().focusOutEvent(event)

    def _region_of(self, change: Change) -> Region | None:
        cells: list[Cell] = []
        for key in change.objects:
            cells.extend(self.scene.index.places(key))
            if (placed := self.scene.level.objects.get(key)) is not None and hasattr(placed, "rects"):
                return Region(0, 0, self.scene.level.width, self.scene.level.height)
        return Region.around(cells)

    def _centre(self, x: float, y: float) -> None:
        self.navigator.go(self.navigator.camera.centred(x, y))

    def _moved(self) -> None:
        self.scene.camera = self.navigator.camera
        self.minimap.look(self.scene.camera)
        self.update()
        self.looked.emit()

    def _place_minimap(self) -> None:
        self.minimap.fit()
        corner = self.rect().bottomRight() - self.minimap.rect().bottomRight()
        self.minimap.move(corner - QPoint(12, 12))


def _with_names(wires: Region | None) -> Region | None:
    """Where names on these wires may stick out."""
    if wires is None:
        return None
    wide = int(NAME_WIDTH)
    return Region(wires.x - wide, wires.y, wires.width + 2 * wide, wires.height)


def _joined(*regions: Region | None) -> Region | None:
    whole: Region | None = None
    for region in regions:
        if region is not None:
            whole = region if whole is None else whole | region
    return whole
