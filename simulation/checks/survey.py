"""What checks ask of a level, worked out once for all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from schemas.catalogue import Catalogue
from schemas.message import Message
from schemas.model import Cell
from schemas.objects import Creature, Furnishing, Portal, Task
from schemas.ruleset.ruleset import Ruleset
from schemas.ruleset.walk import Param, iter_params
from schemas.scenario import Scenario
from simulation.checks.passable import passable
from simulation.checks.regions import regions
from simulation.level.level import Array, Level, area_cells
from simulation.level.occupancy import Occupancy
from simulation.level.placement import PlacementRules
from simulation.wiring.circuits import Circuits, Limits
from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.grid import ObjectCells
from simulation.wiring.nets import nets

if TYPE_CHECKING:
    from simulation.wiring.links import Links
    from simulation.wiring.upkeep.live_wiring import LiveWiring


class Survey:
    """One level with the catalogue and the rules that it is judged by."""

    def __init__(
        self, level: Level, catalogue: Catalogue, ruleset: Ruleset, wiring: LiveWiring | None = None
    ) -> None:
        """`wiring`: that of the level under these rules, if somebody keeps it up to date."""
        self.level = level
        self.catalogue = catalogue
        self.ruleset = ruleset
        self._wiring = wiring

    @cached_property
    def occupancy(self) -> Occupancy:
        """Which objects fill which cells."""
        return Occupancy(self.level.objects.values())

    @cached_property
    def placement(self) -> PlacementRules:
        """What may stand where."""
        return PlacementRules(self.level, self.catalogue, self.ruleset, self.occupancy)

    @cached_property
    def misplaced(self) -> dict[str, Message]:
        """The objects that the ground does not carry, and why, by id."""
        reasons = ((key, self.placement.why_not_there(self.level.objects[key])) for key in self.ids)
        return {key: reason for key, reason in reasons if reason is not None}

    @cached_property
    def ids(self) -> list[str]:
        """All objects, sorted."""
        return sorted(self.level.objects)

    @cached_property
    def portals(self) -> list[Portal]:
        """All portals, by id."""
        return [placed for placed in self.level.of_family("portal") if isinstance(placed, Portal)]

    @cached_property
    def sanctum(self) -> list[Cell]:
        """The cells of the sanctum that lie on the map, row by row."""
        return [cell for cell in area_cells(self.level.of_kind("sanctum")) if self.level.contains(cell)]

    @cached_property
    def masters(self) -> list[Creature]:
        """Every Master, by id."""
        return [placed for placed in self.level.of_kind("master") if isinstance(placed, Creature)]

    @cached_property
    def regions(self) -> Array:
        """A number for each part of the map that can be walked without leaving it; 0: not walkable.

        Doors, also locked ones, count as open (DOR-30).
        """
        return regions(passable(self.level, self.catalogue))

    def region(self, cell: Cell) -> int:
        """The number of the part that a cell lies in; 0 where one can't walk, and off the map."""
        return int(self.regions[cell[1], cell[0]]) if self.level.contains(cell) else 0

    @cached_property
    def entered(self) -> frozenset[int]:
        """The parts of the map that a party can walk into from some portal."""
        return frozenset(self.region(portal.cell) for portal in self.portals) - {0}

    def leads(self, parts: Array) -> bool:
        """Whether some portal and some cell of the sanctum lie in one part of the map, by their numbers."""
        portals = [portal.cell for portal in self.portals if self.level.contains(portal.cell)]
        ends = ([int(parts[y, x]) for x, y in cells] for cells in (portals, self.sanctum))
        return bool(frozenset(next(ends)) & frozenset(next(ends)) - {0})

    def minions(self, task: Task) -> list[Creature]:
        """The dungeon's minions with a task, by id; prisoners do none."""
        found = []
        for placed in self.level.of_family("creature"):
            if isinstance(placed, Creature) and task in placed.tasks and not placed.prisoner:
                kind = self.catalogue.creature_kind(placed.kind)
                if kind.group == "minion" and (placed.side or kind.side) == "dungeon":
                    found.append(placed)
        return found

    @cached_property
    def planned(self) -> list[str]:
        """The objects still to be built (BLD-03), by id."""
        return [key for key in self.ids if not getattr(self.level.objects[key], "built", True)]

    @cached_property
    def rearmable(self) -> list[str]:
        """Activators and mechanisms that need rearming, by id: all but levers (RRM-02, RRM-13)."""
        parts = self.level.of_family("activator", "mechanism")
        return [part.id for part in parts if self._needs_rearm(part.kind)]

    def _needs_rearm(self, kind: str) -> bool:
        activator = self.catalogue.object_kind(kind).activator
        return activator is None or activator.needs_rearm

    @cached_property
    def metal(self) -> int:
        """Pieces of metal in all stockpiles."""
        piles = self.level.of_kind("stockpile")
        return sum(pile.amount for pile in piles if isinstance(pile, Furnishing))

    @cached_property
    def object_cells(self) -> ObjectCells:
        """What the wires ask of objects."""
        return self.level.object_cells()

    @cached_property
    def circuits(self) -> Circuits:
        """What the wires connect, with the delays of the timers."""
        found = nets(self.level.wires, self.object_cells)
        return Circuits(found, self.level.timer_delays(), Limits.of(self.ruleset.wiring))

    @property
    def links(self) -> Links:
        """What each activator fires and drives."""
        return self.circuits.links if self._wiring is None else self._wiring.links

    @cached_property
    def connections(self) -> Mapping[str, Sequence[ConnectionFinding]]:
        """What the rules of connection find, by code."""
        found: dict[str, list[ConnectionFinding]] = {}
        for finding in self._connections() if self._wiring is None else self._wiring.findings:
            found.setdefault(finding.code, []).append(finding)
        return found

    def _connections(self) -> list[ConnectionFinding]:
        if not self.object_cells and not self.level.wires.cells:
            return []
        from simulation.wiring.findings import findings_of  # late: networkx takes 0.2 s
        from simulation.wiring.witness import Ways

        wires, objects = self.level.wires, self.object_cells
        return findings_of(wires, objects, self.circuits, Ways(wires, objects))

    @property
    def scenarios(self) -> list[Scenario]:
        """The level's scenarios, by id."""
        return [self.level.scenarios[key] for key in sorted(self.level.scenarios)]

    @cached_property
    def params(self) -> dict[str, Param]:
        """The parameters of the rules, by path."""
        return {param.path: param for param in iter_params(self.ruleset)}
