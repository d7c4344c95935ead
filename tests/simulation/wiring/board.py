"""A small map for tests about wires: objects by name, drags as a designer makes them, undo and redo."""

from __future__ import annotations

from collections.abc import Iterable

from schemas.model import Cell
from simulation.wiring.change import WireChange, apply, revert
from simulation.wiring.crossing import plan_crossing
from simulation.wiring.drag import DragPlan, has_dot, plan_drag
from simulation.wiring.erase import plan_erase
from simulation.wiring.findings import connection_findings
from simulation.wiring.grid import HOP_H, HOP_V, WireGrid
from simulation.wiring.links import Link, links
from simulation.wiring.nets import Nets, nets
from simulation.wiring.path import drag_path
from simulation.wiring.placing import plan_lift, plan_place

FAMILIES = {"P": "activator", "M": "mechanism", "D": "door", "T": "timer", "B": "other"}
HOPS = {HOP_H: "H", HOP_V: "V"}


class Board:
    """Objects are told apart by the first letter: P activator, M mechanism, D door, T timer, B bed."""

    def __init__(self, **objects: Cell) -> None:
        self.grid = WireGrid()
        self.objects: dict[Cell, tuple[str, str]] = {}
        self.delays: dict[str, int] = {}
        self._steps: list[tuple[WireChange, dict[Cell, tuple[str, str]]]] = []
        self._undone: list[tuple[WireChange, dict[Cell, tuple[str, str]]]] = []
        for name, cell in objects.items():
            self.place(name, cell)
        self._steps.clear()

    def plan(self, *corners: Cell, forced: bool = False) -> DragPlan:
        """What a drag would do."""
        return plan_drag(self.grid, self.objects, corners, forced)

    def drag(self, *corners: Cell) -> DragPlan:
        """Drag over these corners and release with Alt held, so that nothing is refused."""
        plan = self.plan(*corners, forced=True)
        self._do(plan.change, self.objects)
        return plan

    def erase(self, *corners: Cell) -> None:
        """Erase the wire along this way."""
        path = drag_path(corners)
        self._do(plan_erase(self.grid, self.objects, zip(path, path[1:], strict=False)), self.objects)

    def cross(self, cell: Cell, x4: int) -> None:
        """Set a crossing's state."""
        self._do(plan_crossing(self.grid, cell, x4), self.objects)

    def place(self, name: str, *cells: Cell, delay: int = 0) -> None:
        """Set an object down."""
        family = FAMILIES[name[0]]
        self.delays[name] = delay
        change = plan_place(self.grid, self.objects, name, family, cells)
        self._do(change, self.objects | dict.fromkeys(cells, (name, family)))

    def remove(self, name: str) -> None:
        """Take an object away."""
        left = {cell: found for cell, found in self.objects.items() if found[0] != name}
        self._do(plan_lift(self.grid, self.objects, name), left)

    def undo(self) -> None:
        """One step back."""
        change, objects = self._steps.pop()
        self._undone.append((change, self.objects))
        revert(self.grid, change)
        self.objects = objects

    def redo(self) -> None:
        """One step on again."""
        change, objects = self._undone.pop()
        self._steps.append((change, self.objects))
        apply(self.grid, change)
        self.objects = objects

    def _do(self, change: WireChange, objects: dict[Cell, tuple[str, str]]) -> None:
        self._steps.append((change, self.objects))
        self._undone.clear()
        apply(self.grid, change)
        self.objects = objects

    @property
    def nets(self) -> Nets:
        """All nets."""
        return nets(self.grid, self.objects)

    def link(self, activator: str) -> Link:
        """What an activator does."""
        return links(self.grid, self.objects, self.delays).link(activator)

    @property
    def dots(self) -> list[Cell]:
        """Cells in which a dot is drawn."""
        return [cell for cell in self.grid.sorted_cells() if has_dot(self.grid.at(cell))]

    @property
    def hops(self) -> dict[Cell, str]:
        """Cells in which an arc is drawn → the axis on top."""
        states = ((cell, self.grid.cells[cell]) for cell in self.grid.sorted_cells())
        return {cell: HOPS[wires.x4] for cell, wires in states if wires.x4 in HOPS and not wires.part}

    @property
    def codes(self) -> list[str]:
        """The codes found, with their objects: "E-MECH-MANY-ACT M1 P1 P2"."""
        found = connection_findings(self.grid, self.objects, self.delays)
        return sorted(" ".join((finding.code, *finding.objects)) for finding in found)

    def copy(self) -> Board:
        """The same map with its own wires, without steps to undo."""
        other = Board()
        other.grid, other.objects, other.delays = self.grid.copy(), dict(self.objects), dict(self.delays)
        return other


def base(**more: Cell) -> Board:
    """P1 at (0, 2) and M1 at (6, 2), connected by one straight drag."""
    board = Board(P1=(0, 2), M1=(6, 2), **more)
    board.drag((0, 2), (6, 2))
    return board


def cross(**more: Cell) -> Board:
    """The base, crossed straight by the connection from P2 at (3, 0) to M2 at (3, 5)."""
    board = base(P2=(3, 0), M2=(3, 5), **more)
    board.drag((3, 0), (3, 5))
    return board


def edges_along(corners: Iterable[Cell]) -> int:
    """How many unit edges a way over these corners has."""
    return len(drag_path(corners)) - 1
