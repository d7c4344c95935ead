"""The circuit table on a level of 300 traps: planning links by name, filling the table, drawing the diagram.

`QT_QPA_PLATFORM=offscreen python -m tests.benchmarks.circuit_table`
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter

from PySide6.QtWidgets import QApplication

from editor.app.canvas.art.palette import STYLES
from editor.app.document import LevelDocument
from editor.app.level_view import LevelView
from editor.app.panels.circuits.panel import CircuitsPanel
from editor.app.toolbox import Toolbox
from editor.core.document import Document
from editor.core.edits.routing import drawn
from editor.core.facing import new_object
from editor.core.linking.choose import plan_mechanism
from editor.core.linking.delay import plan_delay
from editor.core.linking.link import plan_link
from editor.core.linking.unlink import plan_unlink
from simulation.level.level import Level
from simulation.loading import default_ruleset
from simulation.wiring.path import drag_path

TRAPS, ACROSS, SIDE = 300, 15, 128
TIMES = 9
RULES = default_ruleset()


def traps() -> Level:
    """Each a plate, darts and a door, wired but for every tenth."""
    level = Level.blank(SIDE, SIDE)
    for number in range(TRAPS):
        x, y = number % ACROSS * 8 + 1, number // ACROSS * 6 + 1
        places = {"plate": (x, y), "darts": (x + 5, y + 2), "door": (x, y + 4)}
        for name, kind in (("plate", "pressure_plate"), ("darts", "dart_launcher"), ("door", "portcullis")):
            key = f"{name}{number}"
            level.objects[key] = new_object(kind, places[name], key)
    objects = level.object_cells()
    for number in range(TRAPS):
        plate = level.objects[f"plate{number}"].cell
        for other in ("darts", "door") if number % 10 else ():
            way = drag_path([plate, level.objects[f"{other}{number}"].cell])
            for cell, wires in drawn(level.wires, objects, way).items():
                level.wires.put(cell, wires)
    return level


def measure(name: str, work: Callable[[], object]) -> None:
    """Print the median of some runs, in milliseconds."""
    times = []
    for _ in range(TIMES):
        begun = perf_counter()
        work()
        times.append((perf_counter() - begun) * 1000)
    print(f"{name:<32}{median(times):8.1f} ms   at most {max(times):8.1f} ms")


def main() -> None:
    """Plans first, then the panel."""
    level = traps()
    print(f"{TRAPS} traps, {len(level.wires)} cells of wire, {SIDE} × {SIDE}")
    measure("connect to the nearest trap", partial(plan_link, level, RULES, "plate0", "darts0"))
    measure("connect across the level", partial(plan_link, level, RULES, "plate0", "darts290"))
    measure("disconnect", partial(plan_unlink, level, "plate11", "darts11"))
    measure("delay", partial(plan_delay, level, RULES, "plate11", "darts11", 500))
    measure("another mechanism", partial(plan_mechanism, level, RULES, "plate11", "darts20"))
    application = QApplication([])
    view = LevelView(LevelDocument(Document(level)), Toolbox(), STYLES["dungeon"])
    panel = CircuitsPanel()
    panel.resize(900, 300)
    panel.show()
    panel.follow(view)
    measure("table up to date", panel.refresh)
    keys = iter(key for _ in range(TIMES) for key in ("plate5", "plate6"))
    measure("another selection", lambda: view.selection.select_objects(frozenset({next(keys)})))
    panel.rows.setCurrentIndex(2)
    measure("diagram up to date", panel.refresh)
    panel.follow(None)
    del application


if __name__ == "__main__":
    main()
