"""Wires that carry a signal in a play-test: a glow and moving dashes over the wires that stand still."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from editor.app.canvas.art.wires import stroke_wire
from editor.app.canvas.layers.objects import ObjectLayer
from editor.app.canvas.layers.wires import WireLayer
from editor.app.canvas.scene import Scene
from editor.core.change import Change


class LiveWireLayer:
    """Paints the live nets of a wire layer, then the objects on them again, which lie above wires."""

    def __init__(self, wires: WireLayer, objects: ObjectLayer) -> None:
        self._wires = wires
        self._objects = objects

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Paint what is live and in view."""
        view, live = self._wires.view, self._wires.live
        if not live or view is None or scene.overlays.wires == "none":
            return
        painter.save()
        painter.translate(scene.rect(0, 0).topLeft())
        for hue, path in self._wires.net_paths(scene, live):
            phase = self._wires.march
            stroke_wire(
                painter, path, hue, scene.style, cell_px=scene.camera.scale, state="live", dash_phase=phase
            )
        painter.restore()
        keys = {key for net in live for key in view.nets.objects[net]}
        self._objects.paint_some(painter, scene, keys)

    def changed(self, scene: Scene, change: Change) -> None:
        """Nothing is kept."""
