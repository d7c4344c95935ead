"""What a play-through is set in. It never changes in play and is no part of the state."""

from __future__ import annotations

from dataclasses import dataclass, field

from schemas.catalogue import Catalogue
from schemas.model import Cell
from schemas.ruleset import Ruleset
from simulation.derived.ways import Ways
from simulation.kernel.registry import RuleTables
from simulation.level.level import Level, body_cells
from simulation.wiring.links import Links, links
from simulation.world.ground import Ground, ground_of
from simulation.world.watched import watched_cells


@dataclass(slots=True)
class Setting:
    """The level as it stood at the start, the numbers, the rules and what is read off them once."""

    level: Level
    ruleset: Ruleset
    catalogue: Catalogue
    rules: RuleTables
    ground: Ground = field(init=False)
    ways: Ways = field(init=False)
    links: Links = field(init=False)
    objects_at: dict[Cell, list[str]] = field(init=False)
    roles: dict[str, str] = field(init=False)
    """Kind of creature → whose behaviours it follows."""
    masters: tuple[str, ...] = field(init=False)
    altars: tuple[str, ...] = field(init=False)
    """The built ones, by id."""
    watched: dict[Cell, list[str]] = field(init=False)
    """Which activators a body trips by coming into a cell."""

    def __post_init__(self) -> None:
        self.ground = ground_of(self.level, self.catalogue)
        self.ways = Ways(self.ground, self.ruleset.moving.difficult_factor)
        delays = {timer.id: getattr(timer, "delay_ms", 0) for timer in self.level.of_family("timer")}
        self.links = links(self.level.wires, self.level.object_cells(), delays)
        self.watched = watched_cells(self.level, self.catalogue, self.ground.opaque)
        self.roles = {kind.id: kind.group for kind in self.catalogue.creatures}
        creatures = self.level.of_family("creature")
        self.masters = tuple(each.id for each in creatures if self.roles[each.kind] == "master")
        altars = self.level.of_kind("altar")
        self.altars = tuple(placed.id for placed in altars if getattr(placed, "built", True))
        self.objects_at = {}
        for key in sorted(self.level.objects):
            for cell in body_cells(self.level.objects[key]):
                self.objects_at.setdefault(cell, []).append(key)
