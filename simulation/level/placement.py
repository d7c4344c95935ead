"""May this kind stand here? One answer for the editor's tools, before the click, and for the level check."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from schemas.catalogue import Catalogue, ObjectKind
from schemas.message import Message
from schemas.model import Cell
from schemas.naming import kind_name, material_name
from schemas.objects import AnyPlaced, Area, Creature, Padlock, family_of
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

    def why_not(self, placed: AnyPlaced) -> Message | None:
        """Why `placed` may not stand where it says, in the designer's words; None when it may.

        The object of the same id, where it stands so far, does not hinder.
        """
        return self._why_not(placed, Company(self.occupancy, {placed.id}))

    def why_not_there(self, placed: AnyPlaced) -> Message | None:
        """The part of `why_not` that the ground says; who else stands there or near it is left aside."""
        company = Company(self.occupancy, {placed.id})
        return self._unfit(placed, [other for cell in body_cells(placed) for other in company.at(cell)])

    def first_refused(
        self, objects: Iterable[AnyPlaced], lifted: Container[str] = NOBODY
    ) -> tuple[AnyPlaced, Message] | None:
        """The first of `objects` that may not stand where it is, each judged with those before it there.

        The `lifted` objects of the level count as away; padlocks come after their doors.
        """
        company = Company(self.occupancy, lifted)
        for placed in sorted(objects, key=lambda each: isinstance(each, Padlock)):
            if reason := self._why_not(placed, company):
                return placed, reason
            company.beside.put(placed.id, placed)
        return None

    def _why_not(self, placed: AnyPlaced, company: Company) -> Message | None:
        others = [other for cell in body_cells(placed) for other in company.at(cell)]
        return self._unfit(placed, others) or self._crowded(placed, others) or self._too_near(placed, company)

    def _unfit(self, placed: AnyPlaced, others: list[AnyPlaced]) -> Message | None:
        if isinstance(placed, Area):
            return self._area_off_map(placed)
        if not all(self.level.contains(cell) for cell in body_cells(placed)):
            return Message("placement.off_map")
        return self._wrong_ground(placed, others)

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
            if not self.may_share(placed, other):
                return Message("placement.taken", other=_name(other))
        return None

    def may_share(self, one: AnyPlaced, other: AnyPlaced) -> bool:
        """Whether the two may stand in one cell."""
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

    def _too_near(self, placed: AnyPlaced, company: Company) -> Message | None:
        """TRP-06: another activator with too few cells between."""
        if family_of(placed.kind) != "activator":
            return None
        for cell in body_cells(placed):
            for other in company.around(cell, self.spacing):
                if family_of(other.kind) == "activator":
                    return Message("placement.too_near", other=_name(other), cells=self.spacing)
        return None


class Company:
    """Who is there: the objects of a level but for those lifted, and those set down `beside` them."""

    def __init__(self, occupancy: Occupancy, lifted: Container[str]) -> None:
        self._occupancy = occupancy
        self._lifted = lifted
        self.beside = Occupancy()

    def at(self, cell: Cell) -> list[AnyPlaced]:
        """The objects in a cell."""
        stay = [other for other in self._occupancy.at(cell) if other.id not in self._lifted]
        return stay + self.beside.at(cell)

    def around(self, cell: Cell, distance: int) -> Iterator[AnyPlaced]:
        """The objects at a Chebyshev distance of at most `distance`."""
        yield from (o for o in self._occupancy.around(cell, distance) if o.id not in self._lifted)
        yield from self.beside.around(cell, distance)


def _name(placed: AnyPlaced) -> Message:
    return kind_name(placed.kind)


def _where(ground: str) -> Message:
    return Message(f"placement.where.{ground}")


def _either(grounds: tuple[str, ...]) -> Message:
    said = _where(grounds[0])
    for ground in grounds[1:]:
        said = Message("placement.where.either", one=said, other=_where(ground))
    return said
