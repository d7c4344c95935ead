"""Small levels and gestures for the tests of the editor's core."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from unittest.mock import patch

from editor.core.document import Document, Plan
from editor.core.edits.edit import Edit
from editor.core.facing import new_object
from editor.core.tools.pointer import Pointer
from editor.core.tools.tool import Gesture, Tool
from schemas.model import Cell
from schemas.objects import AnyPlaced
from simulation.level.level import Level
from simulation.wiring.change import apply
from simulation.wiring.drag import plan_drag

GLYPHS = {"#": 0, "%": 1, ".": 2, "~": 7}


def level_of(*rows: str) -> Level:
    """A level from rows of glyphs."""
    level = Level.blank(len(rows[0]), len(rows))
    level.terrain.flags.writeable = True
    for y, row in enumerate(rows):
        for x, glyph in enumerate(row):
            level.terrain[y, x] = GLYPHS[glyph]
    level.freeze()
    return level


def furnish(level: Level, *objects: AnyPlaced) -> Level:
    """Put objects in a level, no questions asked."""
    level.objects.update({placed.id: placed for placed in objects})
    return level


def wire(level: Level, *corners: Cell) -> Level:
    """Draw a wire over these corners."""
    apply(level.wires, plan_drag(level.wires, level.object_cells(), corners, forced=True).change)
    return level


def a_level() -> Level:
    """A room with a wired trap, a timer, a door with a padlock, and a goblin with a bed."""
    level = level_of("############", *["#..........#"] * 6, "#####.######", "#..........#", "############")
    furnish(
        level,
        new_object("pressure_plate", (2, 2), "plate"),
        new_object("timer", (5, 2), "timer"),
        new_object("dart_launcher", (8, 2), "darts", "w"),
        new_object("lever", (2, 6), "lever"),
        new_object("double_door", (5, 5), "gate", "n"),
        new_object("door", (5, 7), "door", "n"),
        new_object("padlock", (5, 7), "lock"),
        new_object("bed", (9, 8), "bed"),
        new_object("goblin", (9, 5), "gob", bed="bed"),
    )
    wire(level, (2, 2), (8, 2))
    wire(level, (2, 6), (5, 6), (5, 7))
    return wire(level, (3, 0), (3, 6))


def drag(document: Document, tool: Tool, *cells: Cell, **modifiers: bool) -> Gesture:
    """A gesture pressed on the first cell and moved over the others."""
    gesture = tool.begin(document, Pointer(cells[0], **modifiers))
    for cell in cells[1:]:
        gesture.move(Pointer(cell, **modifiers))
    return gesture


def done(document: Document, tool: Tool, *cells: Cell, **modifiers: bool) -> Plan:
    """Such a gesture finished and its edit done; a refusal is returned and not done."""
    plan = drag(document, tool, *cells, **modifiers).finish()
    if isinstance(plan, Edit):
        document.do(plan)
    return plan


@contextmanager
def same_ids() -> Iterator[None]:
    """New ids in the same order each time, so that examples can be played again."""
    with patch("schemas.ids.secrets", Random(0)):
        yield
