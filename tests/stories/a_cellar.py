"""A designer's hour: a map that was drawn elsewhere becomes a dungeon, step by step, every step an edit."""

from __future__ import annotations

import json
from typing import Any

from editor.core.document import Document
from editor.core.edits.paint_cells import PaintCells
from editor.core.edits.place_objects import PlaceObjects
from editor.core.edits.wire_edit import WireEdit
from editor.core.importing import imported
from schemas.model import Cell
from schemas.objects import model_of
from simulation.level.placement import PlacementRules
from simulation.loading import default_catalogue, default_ruleset
from simulation.wiring.drag import plan_drag
from tests.schemas.interchange.drawing import export

MAP = """
##########################################
##################44444444################
##################44444444################
##################44444444################
######################D###################
#######1111111####22222222####33333333####
#######1111111####22222222####33333333####
#U.D...1111111....22222222.D..33333333####
#######1111111####22222222####33333333####
#######1111111####22222222####33333333####
######################D###################
##################55555555################
##########################################
##########################################
"""
MINIONS = (
    ("goblin", (19, 2), ("traps", "haul"), "avoid"), ("kobold", (24, 2), ("traps", "chores"), "regroup"),
    ("orc", (20, 6), ("guard",), "aggressive"), ("orc", (24, 8), ("guard",), "defensive"),
)  # fmt: skip


class Cellar:
    """The document, and the few gestures that the story needs."""

    def __init__(self) -> None:
        stairs = [{"row": 7, "col": 1, "dir": "west", "key": "up"}]
        self.document = Document(imported(json.dumps(export(MAP, stairs=stairs)).encode()).level)

    def put(self, id: str, kind: str, cell: Cell, **fields: Any) -> None:
        """Place an object where it may stand."""
        placed = model_of(kind)(id=id, kind=kind, cell=cell, **fields)
        placement = PlacementRules(self.document.level, default_catalogue(), default_ruleset())
        self.document.do(PlaceObjects.plan(self.document.level, [placed], placement))

    def wire(self, *corners: Cell) -> None:
        """Drag the Wiring tool."""
        plan = plan_drag(self.document.level.wires, self.document.level.object_cells(), corners)
        assert plan.refusal is None
        self.document.do(WireEdit.plan("draw", plan.change))

    def furnished(self) -> Document:
        """Everything that the story tells of, in its order."""
        self._rooms()
        self._traps_and_locks()
        for index, (kind, cell, tasks, stance) in enumerate(MINIONS, 1):
            self.put(f"bed-{index}", "bed", (17 + 2 * index, 1))
            self.put(f"minion-{index}", kind, cell, tasks=tasks, stance=stance, bed=f"bed-{index}")
        return self.document

    def _rooms(self) -> None:
        floor = default_catalogue().material_value("floor")
        annex = [(x, 12) for x in range(18, 26)]
        self.document.do(PaintCells.plan(self.document.level, "terrain", annex, floor))
        self.put("treasury", "treasury", (18, 11), rects=((18, 11, 8, 2),))
        self.put("treasure", "treasure", (24, 12), amount=80)
        self.put("sanctum", "sanctum", (30, 5), rects=((30, 5, 8, 5),))
        self.put("master", "master", (35, 7))
        self.put("metal", "stockpile", (25, 3), amount=40)

    def _traps_and_locks(self) -> None:
        self.put("tripwire", "tripwire", (6, 7), facing="e")
        self.put("darts", "dart_launcher", (6, 6), facing="s")
        self.put("timer", "timer", (5, 5), delay_ms=1_500)
        self.wire((6, 7), (5, 7), (5, 5), (6, 5), (6, 6))
        self.put("plate", "pressure_plate", (11, 7))
        self.put("blades", "spinning_blades", (11, 6))
        self.wire((11, 7), (11, 6))
        door = next(placed for placed in self.document.level.of_kind("door") if placed.cell == (3, 7))
        self.put("padlock", "padlock", door.cell)
        self.put("lever", "lever", (17, 6), facing="s")
        self.wire((17, 6), (17, 3), (3, 3), (3, 7))
