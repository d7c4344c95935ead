"""Creatures as tokens; in a play-test they move between cells and show how they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from editor.app.canvas.art.creatures import creature_picture, paint_creature
from editor.app.canvas.art.far_figures import FarFigure, paint_far_figures
from editor.app.canvas.art.looks import CreatureLook
from editor.app.canvas.looks import creature_look, ring_of
from editor.app.canvas.scene import Scene
from editor.core.change import Change
from schemas.objects import Creature

TOKEN_FROM = 10
DOT, SPECK = 3.0, 1.0
"""The least radius in pixels, in a plan that is seen from very far too."""
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
    """Tokens of the level's creatures: they stand still, and are hidden while a play-test shows its own."""

    def __init__(self) -> None:
        self.hidden = False

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Paint those in view."""
        if not self.hidden:
            paint_figures(painter, scene, _of_level(scene))

    def changed(self, scene: Scene, change: Change) -> None:
        """Nothing is kept."""


class FigureLayer:
    """Tokens of a play-test's creatures, which move."""

    def __init__(self) -> None:
        self.figures: Sequence[Figure] = ()

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Paint those in view."""
        paint_figures(painter, scene, self.figures)

    def changed(self, scene: Scene, change: Change) -> None:
        """Nothing is kept."""


def paint_figures(painter: QPainter, scene: Scene, figures: Sequence[Figure]) -> None:
    """Paint tokens, or dots from afar."""
    if not scene.overlays.creatures:
        return
    left, top, right, bottom = scene.visible()
    seen = [f for f in figures if left - 1 <= f.x <= right and top - 1 <= f.y <= bottom]
    if scene.camera.scale < TOKEN_FROM:
        _paint_far(painter, scene, seen)
        return
    for figure in seen:
        stamp_creature(painter, scene, figure, scene.rect(figure.x, figure.y))


def _of_level(scene: Scene) -> list[Figure]:
    return [
        Figure(o.id, o.kind, ring_of(o), o.cell[0], o.cell[1], creature_look(o))
        for o in scene.index.within(scene.visible())
        if isinstance(o, Creature)
    ]


def _paint_far(painter: QPainter, scene: Scene, figures: Sequence[Figure]) -> None:
    far = []
    for figure in figures:
        middle = scene.rect(figure.x, figure.y).center()
        ring = "master" if figure.kind == "master" else figure.ring
        far.append(FarFigure(middle.x(), middle.y(), ring, down=bool(figure.look.condition)))
    least = DOT if scene.detailed else SPECK
    paint_far_figures(painter, far, max(scene.camera.scale * 0.5, least), scene.style)


def stamp_creature(painter: QPainter, scene: Scene, figure: Figure, target: QRectF) -> None:
    """Put a token over a rectangle; its name, if it shows, is painted as vectors below it."""
    if figure.look.name and scene.camera.scale >= NAMES_FROM:
        paint_creature(painter, figure.kind, figure.ring, target, scene.style, figure.look)
        return
    look = replace(figure.look, name="")
    px = max(round(target.width() * scene.ratio), 1)
    painter.drawImage(target, creature_picture(figure.kind, figure.ring, px, scene.style, look))
