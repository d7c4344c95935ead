"""What tools ask of a level all the time: who stands where, what may stand where, which wires are one net."""

from __future__ import annotations

from editor.core.change import Change
from editor.core.level_wiring import LevelWiring
from schemas.model import Cell
from schemas.problem import SayError
from schemas.ruleset.ruleset import Ruleset
from simulation.checks.last_way import LastWay
from simulation.checks.running import with_fitting
from simulation.level.level import Level
from simulation.level.occupancy import Occupancy
from simulation.level.placement import PlacementRules
from simulation.loading import default_catalogue, default_ruleset
from simulation.wiring.circuits import Limits
from simulation.wiring.grid import ObjectCells
from simulation.wiring.net_table import NetTable
from simulation.wiring.upkeep.live_wiring import LiveWiring


class Derived:
    """Worked out when asked for, forgotten when an edit touches what it rests on; never part of the level."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._occupancy: Occupancy | None = None
        self._wiring: LevelWiring | None = None
        self._limits: Limits | None = None
        self._ruleset: Ruleset | None = None
        self._last_way: LastWay | None = None

    def touch(self, change: Change) -> None:
        """Forget what rests on the things changed."""
        bodies: list[Cell] = []
        if self._occupancy is not None:
            for key in sorted(change.objects):
                bodies += self._occupancy.put(key, self._level.objects.get(key))
        if change.resized:
            self._wiring = None
        elif self._wiring is not None:
            self._wiring.touch(change, bodies)
        if change.settings:
            self._ruleset = self._limits = None
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
        return self._level_wiring.object_cells

    @property
    def _level_wiring(self) -> LevelWiring:
        if self._wiring is None:
            self._wiring = LevelWiring(self._level, self.occupancy)
        return self._wiring

    @property
    def wiring(self) -> LiveWiring:
        """Nets, circuits, links and findings of the level's wires; to be asked for again after a change."""
        if self._limits is None:
            rules = with_fitting(default_ruleset(), self._level.ruleset)
            self._limits = Limits.of(rules.wiring)
        return self._level_wiring.live(self._limits)

    @property
    def nets(self) -> NetTable:
        """The nets of the level's wires."""
        return self.wiring.nets

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
