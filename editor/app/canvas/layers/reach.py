"""What traps reach: the cells that a selected or pointed-at mechanism acts on, or an activator watches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtGui import QPainter

from editor.app.canvas.art.overlays import paint_area_outline
from editor.app.canvas.layers.objects import PICTURE_FROM
from editor.app.canvas.scene import Scene
from editor.app.wording import kind_name
from editor.core.change import Change
from schemas.model import Cell
from schemas.objects import Activator, Mechanism
from simulation.loading import default_catalogue

if TYPE_CHECKING:
    from simulation.world.trap_reach import TrapReach

MOST = 12
"""More than so many outlines at once tell nothing."""


class ReachLayer:
    """Outlines with a light fill under the selection; worked out when first needed after a change."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Mechanism | Activator, tuple[Cell, ...]]] = {}
        self._reach: TrapReach | None = None

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Paint those of the traps that are selected, and of the one under the pointer."""
        if not scene.overlays.objects or scene.camera.scale < PICTURE_FROM:
            return
        wanted = list(_wanted(scene))
        for placed in wanted[:MOST]:
            cells = self._cells(scene, placed)
            if len(cells) < 2 and placed.cell in cells:
                continue  # its own cell alone: the picture says so
            if cells:
                self._outline(painter, scene, placed, cells, labelled=len(wanted) == 1)

    def changed(self, scene: Scene, change: Change) -> None:
        """Walls, doors or parts may be otherwise."""
        self._known.clear()
        self._reach = None

    def _outline(
        self,
        painter: QPainter,
        scene: Scene,
        placed: Mechanism | Activator,
        cells: tuple[Cell, ...],
        *,
        labelled: bool,
    ) -> None:
        style = scene.style
        colour = style.danger if isinstance(placed, Mechanism) else style.accent
        painter.save()
        painter.translate(scene.rect(0, 0).topLeft())
        label = kind_name(placed.kind) if labelled else ""
        paint_area_outline(painter, cells, scene.camera.scale, style, colour, label)
        painter.restore()

    def _cells(self, scene: Scene, placed: Mechanism | Activator) -> tuple[Cell, ...]:
        known = self._known.get(placed.id)
        if known is not None and known[0] is placed:
            return known[1]
        if self._reach is None:
            from simulation.world.trap_reach import TrapReach  # late: the rules of play come with it

            self._reach = TrapReach(scene.level, default_catalogue())
        cells = self._reach.cells(placed)
        self._known[placed.id] = placed, cells
        return cells


def reaches_out(scene: Scene, cell: Cell | None) -> bool:
    """Whether part of a trap stands in a cell."""
    under = scene.index.at(cell) if cell is not None else []
    return any(isinstance(placed, Mechanism | Activator) for placed in under)


def _wanted(scene: Scene) -> Iterator[Mechanism | Activator]:
    """Parts of traps that are selected, by id, then those under the pointer."""
    objects = scene.level.objects
    chosen = [objects[key] for key in sorted(scene.selected_objects) if key in objects]
    under = scene.index.at(scene.hover) if scene.hover is not None else []
    below = [each for each in under if each.id not in scene.selected_objects]
    for placed in (*chosen, *below):
        if isinstance(placed, Mechanism | Activator):
            yield placed
