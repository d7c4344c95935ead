"""Wires: a hue for each net, the selected at full strength and the rest faded."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from editor.app.canvas.art.palette import WIRE_HUES, mix, tint
from editor.app.canvas.art.wires import stroke_wire
from editor.app.canvas.layers.wire_paths import CHUNK, Key, NetPath, chunk_of, paths_of_chunk
from editor.app.canvas.scene import Scene
from editor.app.wiring_view import WiringView
from editor.core.change import Change
from schemas.model import Cell
from simulation.wiring.nets import Nets

ORDER = ("faded", "idle", "selected", "error")
THIN_BELOW = 7.0
"""Pixels per cell below which wires are thin lines without casing."""


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
        self._merged: dict[tuple[Key, str, str, float], QPainterPath] = {}
        self._states: dict[int, str] | None = None
        self._asked: object = None
        self._objects: frozenset[Cell] = frozenset()

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Stroke the nets in view, the faded first; nets of one hue and state in one go."""
        if self.view is None or scene.overlays.wires == "none" or not len(scene.level.wires):
            return
        painter.translate(scene.rect(0, 0).topLeft())
        self._look_at_states(scene)
        for key in self._keys(scene):
            for state, hue in self._looks_in(key, scene):
                path = self._merge(key, state, hue, scene)
                self._stroke(painter, scene, path, hue, state)
            self._paint_dots(painter, scene, key)

    def net_paths(self, scene: Scene, nets: frozenset[int]) -> list[tuple[str, QPainterPath]]:
        """The paths of some nets in view, in pixels, each with its hue."""
        if self.view is None:
            return []
        return [
            (hue_of(self.view.nets, net), path.scaled(scene.camera.scale))
            for key in self._keys(scene)
            for net, path in self._chunk(key, scene).items()
            if net in nets
        ]

    def _looks_in(self, key: Key, scene: Scene) -> list[tuple[str, str]]:
        assert self.view is not None and self._states is not None
        nets = self.view.nets
        looks = {
            (self._states[net], hue_of(nets, net)) for net in self._chunk(key, scene) if net in self._states
        }
        return sorted(looks, key=lambda look: (ORDER.index(look[0]), look[1]))

    def _merge(self, key: Key, state: str, hue: str, scene: Scene) -> QPainterPath:
        assert self.view is not None and self._states is not None
        known = self._merged.get((key, state, hue, scene.camera.scale))
        if known is None:
            known = QPainterPath()
            for net, path in self._chunk(key, scene).items():
                if self._states.get(net) == state and hue_of(self.view.nets, net) == hue:
                    known.addPath(path.lines)
            known = QTransform.fromScale(scene.camera.scale, scene.camera.scale).map(known)
            self._merged[(key, state, hue, scene.camera.scale)] = known
        return known

    def _stroke(self, painter: QPainter, scene: Scene, path: QPainterPath, hue: str, state: str) -> None:
        if scene.camera.scale >= THIN_BELOW:
            stroke_wire(painter, path, hue, scene.style, cell_px=scene.camera.scale, state=state)
            return
        colour = hue if scene.style.dark else mix(hue, "#000000", 32)
        pen = QPen(tint(colour, 95 if state == "faded" else 255), 2 if state in ("selected", "error") else 1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.strokePath(path, pen)

    def _paint_dots(self, painter: QPainter, scene: Scene, key: Key) -> None:
        assert self.view is not None and self._states is not None
        if scene.camera.scale < THIN_BELOW:
            return
        painter.save()
        painter.scale(scene.camera.scale, scene.camera.scale)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for net, path in self._chunk(key, scene).items():
            if net in self._states and not path.dots.isEmpty():
                alpha = 90 if self._states[net] == "faded" else 255
                hue = hue_of(self.view.nets, net)
                painter.setPen(_thin(tint(scene.style.ink, alpha)))
                painter.setBrush(tint(hue if scene.style.dark else mix(hue, "#000000", 32), alpha))
                painter.drawPath(path.dots)
        painter.restore()

    def _look_at_states(self, scene: Scene) -> None:
        assert self.view is not None
        asked = (scene.selected_nets, scene.selected_objects, scene.overlays.wires, self.wrong)
        if self._states is None or asked != self._asked:
            self._asked, self._states = asked, self._states_now(scene)
            self._merged.clear()

    def _states_now(self, scene: Scene) -> dict[int, str]:
        assert self.view is not None
        chosen = scene.selected_nets | self.view.nets_of(scene.selected_objects)
        states: dict[int, str] = {}
        for net in range(len(self.view.nets)):
            if net in self.wrong:
                states[net] = "error"
            elif net in chosen:
                states[net] = "selected"
            elif scene.overlays.wires == "all":
                states[net] = "faded" if chosen else "idle"
        return states

    def changed(self, scene: Scene, change: Change) -> None:
        """Forget all paths if wires or the objects on them changed."""
        if change.resized or change.wires is not None or change.objects:
            self._cells = self._states = None
            self._paths.clear()
            self._merged.clear()

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


def hue_of(nets: Nets, net: int) -> str:
    """The hue of a net, which hangs on where it begins: it stays when nets elsewhere come and go."""
    (x, y), _ = nets.nodes[net][0]
    return WIRE_HUES[(x * 5 + y * 3) % len(WIRE_HUES)]


def _thin(colour: QColor) -> QPen:
    pen = QPen(colour, 1.5)
    pen.setCosmetic(True)
    return pen
