"""Everything that stands on the map except creatures: pictures near by, coloured dots from afar."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtGui import QPainter

from editor.app.canvas.art.looks import ObjectLook
from editor.app.canvas.art.objects import object_picture
from editor.app.canvas.art.plan_dots import dot_colour, paint_dots
from editor.app.canvas.looks import body_of, look_of, rank
from editor.app.canvas.scene import Scene
from editor.core.change import Change
from schemas.objects import AnyPlaced, family_of

PICTURE_FROM = 10
"""Pixels per cell from which pictures can be told apart; below there are dots."""
DOT, SPECK = 2.5, 0.75
"""The least radius in pixels, in a plan that is seen from very far too."""


class ObjectLayer:
    """Objects by their level's state; a play-test lays its own states over `states`."""

    def __init__(self) -> None:
        self._looks: dict[str, tuple[AnyPlaced, tuple[str, ...], ObjectLook]] = {}
        self.states: dict[str, ObjectLook] = {}
        self.elsewhere: dict[str, AnyPlaced | None] = {}
        """What a play-test has moved, planned or dropped, where it is; None for what is nowhere."""

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Paint what is in view, the lower first."""
        if not scene.overlays.objects:
            return
        found = [o for o in scene.index.within(scene.visible()) if family_of(o.kind) != "creature"]
        if self.elsewhere:
            found = [o for o in found if o.id not in self.elsewhere]
            found += [placed for placed in self.elsewhere.values() if placed is not None]
        if scene.camera.scale < PICTURE_FROM:
            _dots(painter, scene, found)
            return
        for placed in sorted(found, key=rank):
            look = self.states.get(placed.id) or self._look(placed, scene)
            stamp(painter, scene, placed, look)

    def paint_some(self, painter: QPainter, scene: Scene, keys: Collection[str]) -> None:
        """Paint some objects again, if pictures are shown."""
        if scene.overlays.objects and scene.camera.scale >= PICTURE_FROM:
            objects = scene.level.objects
            for placed in sorted((objects[key] for key in sorted(keys) if key in objects), key=rank):
                stamp(painter, scene, placed, self.states.get(placed.id) or self._look(placed, scene))

    def changed(self, scene: Scene, change: Change) -> None:
        """Forget the looks of changed objects."""
        if change.resized:
            self._looks.clear()
        for key in change.objects:
            self._looks.pop(key, None)

    def _look(self, placed: AnyPlaced, scene: Scene) -> ObjectLook:
        severity = scene.flagged.get(placed.id)
        badges = (severity,) if severity in ("error", "warning") else ()
        known = self._looks.get(placed.id)
        if known is None or known[0] is not placed or known[1] != badges:
            known = (placed, badges, look_of(placed, badges))
            self._looks[placed.id] = known
        return known[2]


def stamp(painter: QPainter, scene: Scene, placed: AnyPlaced, look: ObjectLook) -> None:
    """Put the picture of an object where its body is."""
    target = scene.rect(*body_of(placed))
    wide, high = max(round(target.width() * scene.ratio), 1), max(round(target.height() * scene.ratio), 1)
    painter.drawImage(target, object_picture(placed.kind, wide, high, scene.style, look))


def _dots(painter: QPainter, scene: Scene, found: list[AnyPlaced]) -> None:
    dots = []
    for placed in found:
        colour = dot_colour(placed.kind, scene.style)
        if colour:
            middle = scene.rect(*body_of(placed)).center()
            dots.append((middle.x(), middle.y(), colour))
    least = DOT if scene.detailed else SPECK
    paint_dots(painter, dots, max(scene.camera.scale * 0.35, least), scene.style)
