"""Wires that carry a signal: a glow and dashes that move away from where it comes in; timers that run."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform

from editor.app.canvas.art.looks import ObjectLook
from editor.app.canvas.art.wires import stroke_live
from editor.app.canvas.layers.flow_paths import FlowPath, flow_path
from editor.app.canvas.layers.objects import ObjectLayer, stamp
from editor.app.canvas.layers.wire_looks import hue_of
from editor.app.canvas.layers.wires import WireLayer
from editor.app.canvas.scene import Scene
from editor.core.change import Change
from simulation.live.flow import branches
from simulation.live.signals import Lit, Live


class LiveWireLayer:
    """Paints the live nets of a wire layer, then the objects on them again, which lie above wires."""

    def __init__(self, wires: WireLayer, objects: ObjectLayer) -> None:
        self._wires = wires
        self._objects = objects
        self._flows: dict[tuple[int, tuple[str, ...]], list[FlowPath]] = {}
        self.live = Live()
        self._boxed = (self.live, QRectF())
        """The box round all flows, in cells, of what was live when it was worked out."""
        self.running: dict[str, ObjectLook] = {}
        """How timers with a signal in them look."""
        self.march = 0.0
        """How far the dashes have moved, in cells."""

    @property
    def dark(self) -> bool:
        """Whether there is nothing to paint."""
        return not self.live.nets and not self.running

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Paint what is live and in view."""
        if self._wires.view is None or self.dark:
            return
        if scene.overlays.wires != "none":
            painter.save()
            painter.translate(scene.rect(0, 0).topLeft())
            left, top, right, bottom = scene.visible()
            seen = QRectF(left, top, right - left, bottom - top)
            for net, lit in self.live.nets.items():
                self._paint_net(painter, scene, seen, net, lit)
            painter.restore()
        nets = self._wires.view.nets
        touched = {key for net in self.live.nets for key in nets.objects[net]}
        keys = _in_view(scene, touched)
        self._objects.paint_some(painter, scene, keys - self.running.keys())
        for key in sorted(_in_view(scene, self.running.keys())):
            if key in scene.level.objects:
                stamp(painter, scene, scene.level.objects[key], self.running[key])

    def box(self, scene: Scene) -> QRectF:
        """The part of the view in which something moves, in pixels."""
        if self._boxed[0] is not self.live:
            flows = (flow for net, lit in self.live.nets.items() for flow in self._flow(scene, net, lit))
            whole = QRectF()
            for flow in flows:
                whole = whole.united(flow.box)
            self._boxed = (self.live, whole)
        whole = QRectF(self._boxed[1])
        for key in self.running:
            for x, y in scene.index.places(key):
                whole = whole.united(QRectF(x - 0.5, y - 0.5, 2, 2))
        if whole.isEmpty():
            return whole
        return scene.rect(whole.left(), whole.top(), whole.width(), whole.height())

    def changed(self, scene: Scene, change: Change) -> None:
        """Wires that changed run otherwise; what was live is shown anew by whoever knows."""
        if change.resized or change.wires is not None or change.objects:
            self._flows.clear()
            self.live, self.running = Live(), {}

    def _paint_net(self, painter: QPainter, scene: Scene, seen: QRectF, net: int, lit: Lit) -> None:
        assert self._wires.view is not None
        scale = scene.camera.scale
        zoom = QTransform.fromScale(scale, scale)
        pieces = [
            (zoom.map(flow.path), (flow.start - self.march) * scale)
            for flow in self._flow(scene, net, lit)
            if flow.box.intersects(seen)
        ]
        if not pieces:
            return
        stroke_live(painter, pieces, hue_of(self._wires.view.nets, net), scene.style, cell_px=scale)

    def _flow(self, scene: Scene, net: int, lit: Lit) -> list[FlowPath]:
        assert self._wires.view is not None
        key = (net, lit.entrances)
        if key not in self._flows:
            grid, nodes = scene.level.wires, self._wires.view.nets.nodes[net]
            entrances = {cell for each in lit.entrances for cell in scene.index.places(each)}
            self._flows[key] = [flow_path(branch, grid) for branch in branches(grid, nodes, entrances)]
        return self._flows[key]


def _in_view(scene: Scene, keys: Iterable[str]) -> set[str]:
    left, top, right, bottom = scene.visible()
    places = scene.index.places
    return {key for key in keys if any(left <= x <= right and top <= y <= bottom for x, y in places(key))}
