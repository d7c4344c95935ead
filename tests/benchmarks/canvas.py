"""How fast the map is painted, beside a scene with an item for every tile.

`python -m tests.benchmarks.canvas [SIDE]` prints the figures (see BUDGETS: canvas). The peer stops at 256²:
beyond that it takes gigabytes.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QGraphicsScene, QGraphicsView

from editor.app.canvas.art.palette import DUNGEON
from editor.app.document import LevelDocument
from editor.app.level_view import LevelView
from editor.app.toolbox import Toolbox
from editor.core.document import Document
from editor.core.edits.paint_cells import PaintCells
from tests.benchmarks.checks import dungeon

VIEW = (1920, 1080)
FLOOR = 2
ROUNDS = 40
PEER_SIDE = 256


def main(side: int) -> None:
    """Print every figure."""
    application = QApplication(sys.argv[:1])
    view = shown(side)
    settle(application)
    for scale in (2, 6, 12, 24, 48):
        look(application, view, scale)
        print(
            f"pan at {scale} px a cell: {timed(application, lambda: view.canvas.navigator.pan(7, 3)):.2f} ms"
        )
    look(application, view, 12)
    print(f"stroke at 12 px a cell: {stroke(application, view):.2f} ms a move")
    ours = timed(application, lambda: paint_one(view.document))
    print(f"one tile painted and shown: {ours:.3f} ms")
    if side <= PEER_SIDE:
        theirs = peer(application, side)
        print(f"the same with an item for every tile: {theirs:.2f} ms ({theirs / ours:.1f} ×)")


def shown(side: int) -> LevelView:
    """A large level in a view."""
    document = LevelDocument(Document(dungeon(side)))
    toolbox = Toolbox()
    toolbox.use("pencil")
    view = LevelView(document, toolbox, DUNGEON)
    view.resize(*VIEW)
    view.show()
    return view


def settle(application: QApplication, rounds: int = 60) -> None:
    """Let everything be painted."""
    for _ in range(rounds):
        application.processEvents()


def look(application: QApplication, view: LevelView, scale: float) -> None:
    """Look at the middle at a scale."""
    level, navigator = view.document.level, view.canvas.navigator
    camera = navigator.camera.zoomed(scale, (VIEW[0] / 2, VIEW[1] / 2))
    navigator.go(camera.centred(level.width / 2, level.height / 2))
    settle(application)


def timed(application: QApplication, act: Callable[[], object]) -> float:
    """The median of an act and of showing it, in ms."""
    taken = []
    for _ in range(ROUNDS):
        began = perf_counter()
        act()
        application.processEvents()
        taken.append(1e3 * (perf_counter() - began))
    return median(taken)


def stroke(application: QApplication, view: LevelView) -> float:
    """A stroke of the pencil across the view; the 95th percentile of its moves."""
    none = Qt.KeyboardModifier.NoModifier
    QTest.mousePress(view.canvas, Qt.MouseButton.LeftButton, none, QPoint(200, 300))
    taken = []
    for step in range(100):
        began = perf_counter()
        QTest.mouseMove(view.canvas, QPoint(200 + 12 * step, 300 + 12 * (step % 7)))
        application.processEvents()
        taken.append(1e3 * (perf_counter() - began))
    QTest.mouseRelease(view.canvas, Qt.MouseButton.LeftButton, none, QPoint(1390, 300))
    return sorted(taken)[94]


def paint_one(document: LevelDocument) -> None:
    """Paint some cell in view anew."""
    level = document.level
    cell = (level.width // 2 + random.randrange(-40, 40), level.height // 2 + random.randrange(-30, 30))
    value = FLOOR if level.terrain[cell[1], cell[0]] != FLOOR else 0
    document.do(PaintCells.plan(level, "terrain", [cell], value))


def peer(application: QApplication, side: int) -> float:
    """One tile of a scene with an item for each recoloured and shown, in ms."""
    scene = QGraphicsScene()
    items = []
    for index in range(side * side):
        item = QGraphicsRectItem(12 * (index % side), 12 * (index // side), 12, 12)
        item.setBrush(QColor("#5d574e"))
        scene.addItem(item)
        items.append(item)
    window = QGraphicsView(scene)
    window.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
    window.resize(*VIEW)
    window.centerOn(6 * side, 6 * side)
    window.show()
    settle(application)
    middle = [
        items[y * side + x]
        for y in range(side // 2 - 30, side // 2 + 30)
        for x in range(side // 2 - 40, side // 2 + 40)
    ]
    colours = (QColor("#1b1d24"), QColor("#5d574e"))
    return timed(application, lambda: random.choice(middle).setBrush(random.choice(colours)))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 256)
