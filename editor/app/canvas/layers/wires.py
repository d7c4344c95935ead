"""Wires: a hue for each net, the selected at full strength and the rest faded, live ones dashed."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPen

from editor.app.canvas.art.palette import WIRE_HUES, mix, tint
from editor.app.canvas.art.wires import stroke_wire
from editor.app.canvas.layers.wire_paths import CHUNK, Key, NetPath, chunk_of, paths_of_chunk
from editor.app.canvas.scene import Scene
from editor.app.wiring_view import WiringView
from editor.core.change import Change
from schemas.model import Cell
from simulation.wiring.nets import Nets

ORDER = {"faded": 0, "idle": 1, "selected": 2, "live": 3, "error": 4}


class WireLayer:
    """Painter paths per chunk, made when first seen and forgotten when wires change."""

    def __init__(self) -> None:
        self.view: WiringView | None = None
        self.live: frozenset[int] = frozenset()
        self.wrong: frozenset[int] = frozenset()
        self.march = 0.0
        """How far the dashes of live wires have moved."""
        self._cells: dict[Key, list[Cell]] | None = None
        self._paths: dict[Key, dict[int, NetPath]] = {}
        self._objects: frozenset[Cell] = frozenset()

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Stroke the nets in view, the faded first."""
        if self.view is None or scene.overlays.wires == "none" or not len(scene.level.wires):
            return
        states = self._states(scene)
        chunks = [self._chunk(key, scene) for key in self._keys(scene)]
        found = [
            (ORDER[states[net]], net, path)
            for paths in chunks
            for net, path in paths.items()
            if net in states
        ]
        painter.translate(scene.rect(0, 0).topLeft())
        nets = self.view.nets
        for _, net, path in sorted(found, key=lambda item: item[:2]):
            self._stroke(painter, scene, path, hue_of(nets, net), states[net])

    def changed(self, scene: Scene, change: Change) -> None:
        """Forget all paths if wires or the objects on them changed."""
        if change.resized or change.wires is not None or change.objects:
            self._cells = None
            self._paths.clear()

    def _states(self, scene: Scene) -> dict[int, str]:
        assert self.view is not None
        chosen = scene.selected_nets | self.view.nets_of(scene.selected_objects)
        states: dict[int, str] = {}
        for net in range(len(self.view.nets)):
            if net in self.wrong:
                states[net] = "error"
            elif net in self.live:
                states[net] = "live"
            elif net in chosen:
                states[net] = "selected"
            elif scene.overlays.wires == "all":
                states[net] = "faded" if chosen else "idle"
        return states

    def _keys(self, scene: Scene) -> list[Key]:
        left, top, right, bottom = scene.visible()
        rows = range(top // CHUNK, max(bottom - 1, top) // CHUNK + 1)
        columns = range(left // CHUNK, max(right - 1, left) // CHUNK + 1)
        return [(column, row) for row in rows for column in columns]

    def _chunk(self, key: Key, scene: Scene) -> dict[int, NetPath]:
        assert self.view is not None
        if self._cells is None:
            self._cells = {}
            for cell in scene.level.wires.sorted_cells():
                self._cells.setdefault(chunk_of(cell), []).append(cell)
            self._objects = frozenset(scene.level.object_cells())
        if key not in self._paths:
            cells = self._cells.get(key, [])
            self._paths[key] = paths_of_chunk(scene.level.wires, self.view.nets, self._objects, cells)
        return self._paths[key]

    def _stroke(self, painter: QPainter, scene: Scene, path: NetPath, hue: str, state: str) -> None:
        scale = scene.camera.scale
        lines = path.scaled(scale)
        stroke_wire(painter, lines, hue, scene.style, cell_px=scale, state=state, dash_phase=self.march)
        if not path.dots.isEmpty():
            painter.save()
            painter.scale(scale, scale)
            painter.setPen(tint(scene.style.ink, 90 if state == "faded" else 255))
            painter.setPen(_thin(painter))
            colour = hue if scene.style.dark else mix(hue, "#000000", 32)
            painter.setBrush(tint(colour, 90 if state == "faded" else 255))
            painter.drawPath(path.dots)
            painter.restore()


def hue_of(nets: Nets, net: int) -> str:
    """The hue of a net, which hangs on where it begins: it stays when nets elsewhere come and go."""
    (x, y), _ = nets.nodes[net][0]
    return WIRE_HUES[(x * 5 + y * 3) % len(WIRE_HUES)]


def _thin(painter: QPainter) -> QPen:
    pen = painter.pen()
    pen.setWidthF(1.5)
    pen.setCosmetic(True)
    return pen
