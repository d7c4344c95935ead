"""Crowded levels: objects and wires close together, so that whatever moves meets something."""

from __future__ import annotations

from random import Random

from editor.core.facing import new_object
from simulation.level.level import Level, body_cells
from simulation.wiring.change import apply
from simulation.wiring.drag import plan_drag
from simulation.wiring.links import Links, links
from tests.simulation.wiring.moves import Edge, edges_and_nets

KINDS = ("pressure_plate", "lever", "dart_launcher", "spinning_blades", "door", "timer", "double_door", "bed")


def crowded(seed: int, width: int = 20, height: int = 14, objects: int = 14, wires: int = 10) -> Level:
    """A level of objects in random cells, wired by drags that the Wiring tool allows."""
    chance, level = Random(seed), Level.blank(width, height)
    cells = [(x, y) for x in range(width) for y in range(height)]
    chance.shuffle(cells)
    taken: set[tuple[int, int]] = set()
    for number in range(objects):
        placed = new_object(chance.choice(KINDS), cells[number], f"o{number}", "n")
        body = body_cells(placed)
        if all(level.contains(cell) for cell in body) and not taken.intersection(body):
            level.objects[placed.id] = placed
            taken.update(body)
    ends = [placed.cell for placed in level.objects.values() if placed.kind != "bed"]
    for _ in range(wires if len(ends) > 1 else 0):
        start, end = chance.sample(ends, 2)
        knee = chance.choice([(start[0], end[1]), (end[0], start[1])])
        plan = plan_drag(level.wires, level.object_cells(), [start, knee, end])
        if plan.refusal is None:
            apply(level.wires, plan.change)
    return level


def linked(level: Level) -> Links:
    """What fires and drives what, and when."""
    return links(level.wires, level.object_cells(), level.timer_delays())


def edge_nets(level: Level) -> dict[Edge, int]:
    """Every unit edge and its net."""
    return edges_and_nets(level.wires, level.object_cells())
