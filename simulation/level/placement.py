"""May this kind stand here? One answer for the editor's tools, before the click, and for the level check."""

from __future__ import annotations

from collections.abc import Container, Iterable

from schemas.catalogue import Catalogue, ObjectKind
from schemas.message import Message
from schemas.model import Cell
from schemas.naming import kind_name, material_name
from schemas.objects import AnyPlaced, Area, Creature, family_of
from schemas.ruleset.ruleset import Ruleset
from simulation.level.ground import GROUNDS, Ground
from simulation.level.level import Level, body_cells
from simulation.level.occupancy import Occupancy

RULES = ("TRP-06", "DOR-06", "INV-04")
NOBODY: frozenset[str] = frozenset()


class PlacementRules:
    """The catalogue's placement table and the ruleset's spacing, for one level as it is now.

    `occupancy` is the level's index if it is at hand.
    """

    def __init__(
        self, level: Level, catalogue: Catalogue, ruleset: Ruleset, occupancy: Occupancy | None = None
    ) -> None:
        self.level = level
        self.catalogue = catalogue
        self.spacing = ruleset.traps.activator_spacing
        self.occupancy = occupancy or Occupancy(level.objects.values())
        self.ground = Ground(level, catalogue, self.occupancy)

    def why_not(
        self, placed: AnyPlaced, lifted: Container[str] = NOBODY, beside: Occupancy | None = None
    ) -> Message | None:
        """Why `placed` may not stand where it says, in the designer's words; None when it may.

        `lifted` objects count as away, those of `beside` as there, too.
        """
        if isinstance(placed, Area):
            return self._area_off_map(placed)
        cells = body_cells(placed)
        if not all(self.level.contains(cell) for cell in cells):
            return Message("placement.off_map")
        found = (other for cell in cells for other in self._at(cell, beside))
        others = [other for other in found if other.id not in lifted and other.id != placed.id]
        return (
            self._wrong_ground(placed, others)
            or self._crowded(placed, others)
            or self._too_near(placed, lifted, beside)
        )

    def first_refused(
        self, objects: Iterable[AnyPlaced], lifted: Container[str] = NOBODY
    ) -> tuple[AnyPlaced, Message] | None:
        """The first of `objects` that may not stand where it is, each judged with those before it there."""
        beside = Occupancy()
        for placed in objects:
            if reason := self.why_not(placed, lifted, beside):
                return placed, reason
            beside.put(placed.id, placed)
        return None

    def _at(self, cell: Cell, beside: Occupancy | None) -> list[AnyPlaced]:
        return self.occupancy.at(cell) + (beside.at(cell) if beside else [])

    def _area_off_map(self, area: Area) -> Message | None:
        corners = [
            corner
            for x, y, width, height in area.rects
            for corner in ((x, y), (x + width - 1, y + height - 1))
        ]
        return (
            None if all(self.level.contains(corner) for corner in corners) else Message("placement.off_map")
        )

    def _wrong_ground(self, placed: AnyPlaced, others: list[AnyPlaced]) -> Message | None:
        if isinstance(placed, Creature):
            fits = self.ground.is_floor(placed.cell) or self.ground.is_water(placed.cell)
            return None if fits else Message("placement.needs", kind=_name(placed), where=_where("floor"))
        table = self.catalogue.object_kind(placed.kind).placement
        if not any(GROUNDS[on](self.ground, placed, others) for on in table.on):
            return Message("placement.needs", kind=_name(placed), where=_either(table.on))
        for cell in body_cells(placed):
            material = self.ground.material(cell).id
            if table.materials and material not in table.materials:
                return Message("placement.not_on", kind=_name(placed), material=material_name(material))
        return None

    def _crowded(self, placed: AnyPlaced, others: list[AnyPlaced]) -> Message | None:
        for other in others:
            if not self._share(placed, other):
                return Message("placement.taken", other=_name(other))
        return None

    def _share(self, one: AnyPlaced, other: AnyPlaced) -> bool:
        families = family_of(one.kind), family_of(other.kind)
        if "portal" in families:
            return True
        if families == ("creature", "creature"):
            return False
        if "creature" in families:
            thing = other if families[0] == "creature" else one
            return not self.catalogue.object_kind(thing.kind).blocks_walking or thing.kind == "bed"
        return self._takes(one, families[1]) or self._takes(other, families[0])

    def _takes(self, placed: AnyPlaced, family: str) -> bool:
        kind: ObjectKind = self.catalogue.object_kind(placed.kind)
        return family in kind.shares_cell_with

    def _too_near(
        self, placed: AnyPlaced, lifted: Container[str], beside: Occupancy | None
    ) -> Message | None:
        """TRP-06: another activator with too few cells between."""
        if family_of(placed.kind) != "activator":
            return None
        indexes = (self.occupancy,) if beside is None else (self.occupancy, beside)
        for cell in body_cells(placed):
            for other in (near for index in indexes for near in index.around(cell, self.spacing)):
                counts = family_of(other.kind) == "activator" and other.id != placed.id
                if counts and other.id not in lifted:
                    return Message("placement.too_near", other=_name(other), cells=self.spacing)
        return None


def _name(placed: AnyPlaced) -> Message:
    return kind_name(placed.kind)


def _where(ground: str) -> Message:
    return Message(f"placement.where.{ground}")


def _either(grounds: tuple[str, ...]) -> Message:
    said = _where(grounds[0])
    for ground in grounds[1:]:
        said = Message("placement.where.either", one=said, other=_where(ground))
    return said
