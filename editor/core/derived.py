"""What tools ask of a level all the time: who stands where, what may stand where, which wires are one net."""

from __future__ import annotations

from collections.abc import Mapping

from editor.core.change import Change
from schemas.model import Cell
from schemas.problem import SayError
from schemas.ruleset.ruleset import Ruleset
from simulation.checks.last_way import LastWay
from simulation.level.level import Level
from simulation.level.occupancy import Occupancy
from simulation.level.placement import PlacementRules
from simulation.loading import default_catalogue, default_ruleset
from simulation.wiring.grid import ObjectCells
from simulation.wiring.nets import Nets, nets
from simulation.wiring.sides import by_row


class Derived:
    """Worked out when asked for, forgotten when an edit touches what it rests on; never part of the level."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._occupancy: Occupancy | None = None
        self._object_cells: ObjectCells | None = None
        self._nets: Nets | None = None
        self._ruleset: Ruleset | None = None
        self._last_way: LastWay | None = None
        self._labels: dict[Cell, str] | None = None

    def touch(self, change: Change) -> None:
        """Forget what rests on the things changed."""
        if change.objects and self._occupancy is not None:
            for key in change.objects:
                self._occupancy.put(key, self._level.objects.get(key))
        if change.objects or change.resized:
            self._object_cells = None
        if change.objects or change.wires or change.resized:
            self._nets = None
        if change.wires or change.resized:
            self._labels = None
        if change.settings:
            self._ruleset = None
        self._follow_way(change)

    def _follow_way(self, change: Change) -> None:
        if change.resized:
            self._last_way = None
        if self._last_way is None:
            return
        if change.objects:
            self._last_way.objects_changed(change.objects)
        if change.region is not None and "terrain" in change.layers:
            region = change.region
            self._last_way.ground_changed(region.x, region.y, region.width, region.height)

    @property
    def occupancy(self) -> Occupancy:
        """Which objects fill which cells."""
        if self._occupancy is None:
            self._occupancy = Occupancy(self._level.objects.values())
        return self._occupancy

    @property
    def object_cells(self) -> ObjectCells:
        """What the wire grid asks of objects."""
        if self._object_cells is None:
            self._object_cells = self._level.object_cells()
        return self._object_cells

    @property
    def nets(self) -> Nets:
        """The nets of the level's wires."""
        if self._nets is None:
            self._nets = nets(self._level.wires, self.object_cells)
        return self._nets

    @property
    def wire_labels(self) -> Mapping[Cell, str]:
        """The names written on wires, by cell, row by row."""
        if self._labels is None:
            cells = self._level.wires.cells
            named = sorted((cell for cell in cells if cells[cell].label), key=by_row)
            self._labels = {cell: cells[cell].label for cell in named}
        return self._labels

    @property
    def last_way(self) -> LastWay:
        """The way from a portal to the sanctum that must not be cut (DOR-29)."""
        if self._last_way is None:
            self._last_way = LastWay(self._level, default_catalogue(), self.occupancy)
        return self._last_way

    @property
    def ruleset(self) -> Ruleset:
        """The rules with the level's overrides; those that fit none are the level check's to report."""
        if self._ruleset is None:
            try:
                self._ruleset = default_ruleset().with_overrides(self._level.ruleset)
            except SayError:
                self._ruleset = default_ruleset()
        return self._ruleset

    @property
    def placement(self) -> PlacementRules:
        """What may stand where."""
        return PlacementRules(self._level, default_catalogue(), self.ruleset, self.occupancy)
