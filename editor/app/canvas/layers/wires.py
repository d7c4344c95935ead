"""Wires: a hue for each net, the selected at full strength, the rest faded; names written on them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from editor.app.canvas.art.labels import paint_tab, tab_at
from editor.app.canvas.art.palette import mix, readable_hue, tint
from editor.app.canvas.art.wires import STATES, stroke_wire
from editor.app.canvas.layers.wire_looks import Look, WireLooks, hue_of
from editor.app.canvas.layers.wire_paths import CHUNK, Key, Piece, pieces_of_chunk
from editor.app.canvas.scene import Scene
from editor.app.wiring_view import WiringView
from editor.core.change import Change, Region

THIN_BELOW = 7.0
"""Pixels per cell below which wires are thin lines without casing."""
NAMES_FROM = 14.0
"""Pixels per cell from which names are written on wires."""

NAME_WIDTH = 8.0
"""Cells that a name may be wide."""


@dataclass(slots=True)
class Chunk:
    """The wires of one chunk, and what was last painted of them: one path for each look."""

    pieces: list[Piece]
    looks: tuple[Look, ...] | None = None
    scale: float = 0.0
    merged: dict[tuple[str, str], QPainterPath] = field(default_factory=dict)


class WireLayer:
    """Painter paths per chunk, made when first seen and forgotten when wires in it change."""

    def __init__(self) -> None:
        self.view: WiringView | None = None
        self.wrong: frozenset[int] = frozenset()
        self._chunks: dict[Key, Chunk] = {}
        self._looks: WireLooks | None = None
        self._asked: object = None

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Stroke the nets in view, the faded first; nets of one hue and state in one go."""
        if self.view is None or not len(scene.level.wires):
            return
        painter.translate(scene.rect(0, 0).topLeft())
        chunks = [self._painted(key, scene) for key in self._keys(scene)]
        for (state, hue), path in _of_one_look(chunks):
            self._stroke(painter, scene, path, hue, state)
        for chunk in chunks:
            self._paint_dots(painter, scene, chunk)
        if scene.camera.scale >= NAMES_FROM:
            for key in self._keys(scene, around=int(NAME_WIDTH / 2)):
                _paint_names(painter, scene, self._painted(key, scene))

    def net_paths(self, scene: Scene, nets: frozenset[int]) -> list[tuple[str, QPainterPath]]:
        """The paths of some nets in view, in pixels, each with its hue."""
        if self.view is None:
            return []
        table, whole = self.view.nets, dict[int, QPainterPath]()
        for key in self._keys(scene):
            for piece in self._chunk(key, scene).pieces:
                net = table.net_of[piece.node]
                if net in nets:
                    whole.setdefault(net, QPainterPath()).addPath(piece.lines)
        zoom = QTransform.fromScale(scene.camera.scale, scene.camera.scale)
        return [(hue_of(table, net), zoom.map(path)) for net, path in whole.items()]

    def changed(self, scene: Scene, change: Change) -> None:
        """Forget the chunks whose wires changed; an object on a wire changes the wire's cell as well."""
        if change.resized:
            self._chunks.clear()
        elif change.wires is not None:
            for key in _chunks_of(change.wires):
                self._chunks.pop(key, None)
        if change.resized or change.wires is not None or change.objects:
            self._asked = None

    def stale(self, scene: Scene) -> list[Region]:
        """The chunks that were painted and look otherwise by now: a net was joined, selected or faded."""
        if self.view is None:
            return []
        return [
            Region(key[0] * CHUNK, key[1] * CHUNK, CHUNK, CHUNK)
            for key in self._keys(scene)
            if (chunk := self._chunks.get(key)) is not None
            and chunk.looks is not None
            and chunk.looks != self._looks_of(chunk, scene)
        ]

    def _painted(self, key: Key, scene: Scene) -> Chunk:
        """A chunk whose paths are merged as they look now."""
        chunk, scale = self._chunk(key, scene), scene.camera.scale
        looks = self._looks_of(chunk, scene)
        if (chunk.looks, chunk.scale) != (looks, scale):
            chunk.looks, chunk.scale = looks, scale
            chunk.merged = _merged(chunk, scale)
        return chunk

    def _looks_of(self, chunk: Chunk, scene: Scene) -> tuple[Look, ...]:
        assert self.view is not None
        asked = (
            scene.selected_nets, scene.selected_objects, scene.overlays.wires, scene.drawing_wires, self.wrong
        )  # fmt: skip
        if self._looks is None or asked != self._asked:
            self._asked, self._looks = asked, WireLooks.now(scene, self.view, self.wrong)
        net_of = self.view.nets.net_of
        return tuple(self._looks.look(net_of[piece.node]) for piece in chunk.pieces)

    def _stroke(self, painter: QPainter, scene: Scene, path: QPainterPath, hue: str, state: str) -> None:
        if scene.camera.scale >= THIN_BELOW:
            stroke_wire(painter, path, hue, scene.style, cell_px=scene.camera.scale, state=state)
            return
        colour = hue if scene.style.dark else mix(hue, "#000000", 32)
        alpha = {"hint": 45, "faded": 95}.get(state, 255)
        pen = QPen(tint(colour, alpha), 2 if state in ("selected", "error") else 1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.strokePath(path, pen)

    def _paint_dots(self, painter: QPainter, scene: Scene, chunk: Chunk) -> None:
        if scene.camera.scale < THIN_BELOW:
            return
        painter.save()
        painter.scale(scene.camera.scale, scene.camera.scale)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for piece, look in zip(chunk.pieces, chunk.looks or (), strict=True):
            if look is not None and not piece.dots.isEmpty():
                alpha = {"hint": 45, "faded": 90}.get(look[0], 255)
                painter.setPen(_thin(tint(scene.style.ink, alpha)))
                painter.setBrush(tint(readable_hue(look[1], scene.style), alpha))
                painter.drawPath(piece.dots)
        painter.restore()

    def _keys(self, scene: Scene, around: int = 0) -> list[Key]:
        left, top, right, bottom = scene.visible()
        wide, high = max(right - left, 1), max(bottom - top, 1)
        return _chunks_of(Region(left - around, top - around, wide + 2 * around, high + 2 * around))

    def _chunk(self, key: Key, scene: Scene) -> Chunk:
        if key not in self._chunks:
            self._chunks[key] = Chunk(pieces_of_chunk(scene.level.wires, key))
        return self._chunks[key]


def _of_one_look(chunks: Iterable[Chunk]) -> list[tuple[tuple[str, str], QPainterPath]]:
    """The paths of several chunks, those of one look as one so that no seam shows, the faintest first."""
    whole: dict[tuple[str, str], QPainterPath] = {}
    for chunk in chunks:
        for look, path in chunk.merged.items():
            whole.setdefault(look, QPainterPath()).addPath(path)
    return sorted(whole.items(), key=lambda each: (STATES.index(each[0][0]), each[0][1]))


def _merged(chunk: Chunk, scale: float) -> dict[tuple[str, str], QPainterPath]:
    """One path in pixels for each look in a chunk."""
    paths: dict[tuple[str, str], QPainterPath] = {}
    for piece, look in zip(chunk.pieces, chunk.looks or (), strict=True):
        if look is not None:
            paths.setdefault(look, QPainterPath()).addPath(piece.lines)
    zoom = QTransform.fromScale(scale, scale)
    return {look: zoom.map(path) for look, path in paths.items()}


def _paint_names(painter: QPainter, scene: Scene, chunk: Chunk) -> None:
    scale = scene.camera.scale
    for piece, look in zip(chunk.pieces, chunk.looks or (), strict=True):
        for (x, y), name in piece.names if look is not None and look[0] not in ("hint", "faded") else ():
            assert look is not None
            box = tab_at(QPointF(), name, small=True, most=scale * NAME_WIDTH)[0]
            middle = QPointF((x + 0.5) * scale - box.width() / 2 - 4, (y + 0.5) * scale - box.height() - 6)
            hue = readable_hue(look[1], scene.style)
            paint_tab(painter, middle, name, hue, scene.style, small=True, most=scale * NAME_WIDTH)


def _chunks_of(region: Region) -> list[Key]:
    """The chunks that a region of cells touches, row by row."""
    rows = range(region.y // CHUNK, (region.y + region.height - 1) // CHUNK + 1)
    columns = range(region.x // CHUNK, (region.x + region.width - 1) // CHUNK + 1)
    return [(column, row) for row in rows for column in columns]


def _thin(colour: QColor) -> QPen:
    pen = QPen(colour, 1.5)
    pen.setCosmetic(True)
    return pen
