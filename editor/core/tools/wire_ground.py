"""What a drag of the Wiring tool is planned on: the wires as they are, or without some of them."""

from __future__ import annotations

from dataclasses import dataclass

from editor.core.document import Document
from editor.core.edits.routing import Router
from schemas.model import Cell
from simulation.level.level import Level
from simulation.wiring.change import WireChange, after
from simulation.wiring.drag import DragPlan, plan_drag
from simulation.wiring.grid import ObjectCells, WireGrid
from simulation.wiring.net_table import NetTable
from simulation.wiring.nets import nets
from simulation.wiring.targets import Targets, circuit_at


@dataclass(frozen=True)
class WireGround:
    """Wires and objects. `before`: what was taken up first, part of the same step."""

    level: Level
    grid: WireGrid
    objects: ObjectCells
    nets: NetTable
    door_limit: int
    before: WireChange = WireChange()

    @classmethod
    def of(cls, document: Document) -> WireGround:
        """The level as it is."""
        derived = document.derived
        limit = derived.ruleset.wiring.activators_per_door
        return cls(document.level, document.level.wires, derived.object_cells, derived.nets, limit)

    def without(self, taken: WireChange) -> WireGround:
        """The same after wires were taken up."""
        grid = after(self.grid, taken)
        return WireGround(
            self.level, grid, self.objects, nets(grid, self.objects), self.door_limit, self.before.then(taken)
        )

    def inside(self, cell: Cell) -> Cell:
        """The cell of the map that is nearest."""
        return (min(max(cell[0], 0), self.level.width - 1), min(max(cell[1], 0), self.level.height - 1))

    def drag(self, corners: list[Cell], forced: bool) -> DragPlan:
        """What wiring makes of a drag."""
        return plan_drag(self.grid, self.objects, corners, forced, self.nets, self.door_limit)

    def route(self, start: Cell, end: Cell, avoid: frozenset[Cell]) -> list[Cell] | None:
        """A way with few bends that makes no connection by itself, the same from either end."""
        first, last = sorted((start, end))
        way = Router(self.grid, self.objects, (self.level.width, self.level.height), avoid).way(first, last)
        return way if way is None or first == start else way[::-1]

    def targets(self, drag: DragPlan) -> Targets:
        """Where the drag may still end."""
        circuit = drag.circuit
        if len(drag.path) == 1:
            circuit = circuit_at(self.grid, self.objects, self.nets, drag.path[0])
        return Targets(self.nets, drag, circuit, self.door_limit)
