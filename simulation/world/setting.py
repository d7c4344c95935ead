"""What a play-through is set in. It never changes in play and is no part of the state."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from schemas.catalogue import Catalogue
from schemas.model import Cell
from schemas.ruleset import Ruleset
from simulation.derived.ways import Ways
from simulation.kernel.registry import RuleTables
from simulation.level.level import Level, body_cells
from simulation.wiring.links import Links, links
from simulation.world.ground import Ground, ground_of


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
    planned: tuple[str, ...] = field(init=False)
    """What the level has only planned (BLD-03), by id."""
    altars: tuple[str, ...] = field(init=False)
    """The built ones, by id."""
    _without: dict[tuple[str, ...], Links] = field(default_factory=dict, repr=False)

    def __post_init__(self) -> None:
        self.ground = ground_of(self.level, self.catalogue)
        self.ways = Ways(self.ground, self.ruleset.moving.difficult_factor)
        self.links = links(self.level.wires, self.level.object_cells(), self._delays())
        self.roles = {kind.id: kind.group for kind in self.catalogue.creatures}
        creatures = self.level.of_family("creature")
        self.masters = tuple(each.id for each in creatures if self.roles[each.kind] == "master")
        objects = self.level.objects
        self.planned = tuple(key for key in sorted(objects) if not getattr(objects[key], "built", True))
        altars = self.level.of_kind("altar")
        self.altars = tuple(placed.id for placed in altars if getattr(placed, "built", True))
        self.objects_at = {}
        for key in sorted(self.level.objects):
            for cell in body_cells(self.level.objects[key]):
                self.objects_at.setdefault(cell, []).append(key)

    def links_without(self, timers: tuple[str, ...]) -> Links:
        """The links while these timers are but planned: no signal comes through them (BLD-03)."""
        if not timers:
            return self.links
        if timers not in self._without:
            self._without[timers] = self._cut(timers)
        return self._without[timers]

    def _cut(self, timers: tuple[str, ...]) -> Links:
        """With dead ends in the place of the timers: wires that end at one stay apart."""
        objects = self.level.object_cells()
        cells = {cell: (id, "padlock" if id in timers else family) for cell, (id, family) in objects.items()}
        cut = links(self.level.wires, cells, self._delays())
        live = {
            key: replace(link, doors=tuple(door for door in link.doors if door[0] not in timers))
            for key, link in cut.of.items()
        }
        return replace(cut, of=live)

    def _delays(self) -> dict[str, int]:
        return {timer.id: getattr(timer, "delay_ms", 0) for timer in self.level.of_family("timer")}
