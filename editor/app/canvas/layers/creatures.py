"""Creatures as tokens; in a play-test they move between cells and show how they are."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from editor.app.canvas.art.creatures import creature_picture, paint_creature
from editor.app.canvas.art.looks import CreatureLook
from editor.app.canvas.art.plan_dots import paint_dots
from editor.app.canvas.looks import creature_look, ring_of
from editor.app.canvas.scene import Scene
from editor.core.change import Change
from schemas.objects import Creature

TOKEN_FROM = 10
DOT = 3.0
NAMES_FROM = 36
"""Pixels per cell from which names are readable."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A creature where it is shown, which may be between two cells. `ring`: its side, or master."""

    id: str
    kind: str
    ring: str
    x: float
    y: float
    look: CreatureLook


class CreatureLayer:
    """Tokens of the level's creatures, or of `figures` while a play-test runs."""

    def __init__(self) -> None:
        self.figures: tuple[Figure, ...] | None = None

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Paint those in view."""
        if not scene.overlays.creatures:
            return
        left, top, right, bottom = scene.visible()
        for figure in self.figures if self.figures is not None else _of_level(scene):
            if left - 1 <= figure.x <= right and top - 1 <= figure.y <= bottom:
                _paint(painter, scene, figure)

    def changed(self, scene: Scene, change: Change) -> None:
        """Nothing is kept."""


def _of_level(scene: Scene) -> list[Figure]:
    return [
        Figure(o.id, o.kind, ring_of(o), o.cell[0], o.cell[1], creature_look(o))
        for o in scene.index.within(scene.visible())
        if isinstance(o, Creature)
    ]


def _paint(painter: QPainter, scene: Scene, figure: Figure) -> None:
    target = scene.rect(figure.x, figure.y)
    if scene.camera.scale < TOKEN_FROM:
        middle = target.center()
        dot = (middle.x(), middle.y(), scene.style.ring(figure.ring))
        paint_dots(painter, [dot], max(scene.camera.scale * 0.4, DOT), scene.style)
        return
    stamp_creature(painter, scene, figure, target)


def stamp_creature(painter: QPainter, scene: Scene, figure: Figure, target: QRectF) -> None:
    """Put a token over a rectangle; its name, if it shows, is painted as vectors below it."""
    if figure.look.name and scene.camera.scale >= NAMES_FROM:
        paint_creature(painter, figure.kind, figure.ring, target, scene.style, figure.look)
        return
    look = replace(figure.look, name="")
    px = max(round(target.width() * scene.ratio), 1)
    painter.drawImage(target, creature_picture(figure.kind, figure.ring, px, scene.style, look))
