"""Doors, locks, trap parts, treasure and lasting effects in play."""

from __future__ import annotations

from dataclasses import dataclass, field

from schemas.model import Cell
from schemas.objects import Facing


@dataclass(slots=True)
class DoorState:
    """A door. `driven_by`: activators that are on and hold it (DOR-15); `padlock`: its id or empty.

    BLD-03: one that is not `built` is open ground, whatever else it says; it has neither of the two.
    """

    id: str
    cells: tuple[Cell, ...]
    kind: str
    quality: str
    open: bool
    held_open: bool = False
    padlock: str = ""
    armed: bool = False
    breached: bool = False
    breached_at: int = 0
    driven_by: dict[str, None] = field(default_factory=dict)
    built: bool = True

    @property
    def locked(self) -> bool:
        """Closed and with an armed padlock: only this stops adventurers (DOR-22)."""
        return self.armed and not self.open


@dataclass(slots=True)
class PartState:
    """An activator or a mechanism. `rearmed_at` may be before the start: the age of its clock (INV-35)."""

    id: str
    cell: Cell
    kind: str
    quality: str
    built: bool
    facing: Facing
    on: bool = False
    needs_rearm: bool = False
    rigged: bool = False
    spared: str = ""
    rearmed_at: int = 0
    needs_since: int = 0
    """When the need for the rearm arose."""
    tripped_by: str = ""
    """Who set it off last."""


@dataclass(slots=True)
class Effect:
    """Something that lingers on cells until a time: gas (TRP-08), a web."""

    id: str
    kind: str
    cells: tuple[Cell, ...]
    until: int
    source: str


@dataclass(slots=True)
class Site:
    """BLD-03: something planned: where it is to stand, how much metal it needs and has, since when.

    `moves`: what is to stand here is there already, elsewhere or on somebody's shoulder (BLD-04).
    """

    id: str
    kind: str
    cell: Cell
    facing: Facing
    needs: int
    metal: int = 0
    since: int = 0
    moves: bool = False


@dataclass(frozen=True, slots=True)
class Haul:
    """What a minion carries to which site, in pieces of metal."""

    site: str
    amount: int


@dataclass(frozen=True, slots=True)
class Job:
    """A piece of work that a minion has taken on: to rearm a part, to build, move or supply, to mend a door.

    For hauling `source` is the heap that it means to take `amount` pieces from.
    """

    kind: str
    object: str
    source: str = ""
    amount: int = 0
