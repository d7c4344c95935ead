"""A creature in play."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from schemas.model import Cell
from simulation.world.structures import Haul, Job

Condition = Literal["beyond", "up", "unconscious", "dead", "gone"]
"""`beyond`: not on the map yet; `gone`: off it again."""


@dataclass(slots=True)
class Creature:
    """Who it is, where it is, how it is, what it knows. Times are ms; `carrying` is treasure in pieces."""

    id: str
    kind: str
    side: str
    name: str
    cell: Cell
    facing: str
    attributes: dict[str, int]
    level: int = 0
    condition: Condition = "up"
    wounds: list[str] = field(default_factory=list)
    points: int = 0
    damage: int = 0
    party: str = ""
    stance: str = "aggressive"
    tasks: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    prisoner: bool = False
    turned: tuple[str, str] | None = None
    """OWN-02: the side and stance that it had before it turned enemy; None for whoever has not."""
    home: Cell | None = None
    carrying: int = 0
    afflictions: dict[str, int] = field(default_factory=dict)
    """What it suffers from, and until when; 0: until something else ends it."""
    ails_from: dict[str, str] = field(default_factory=dict)
    """Who or what each of them came from."""
    flees_from: Cell | None = None
    job: Job | None = None
    """The work that it has taken on."""
    knows: dict[str, Cell] = field(default_factory=dict)
    """Enemies that it knows of, and where it last knew them."""
    in_view: dict[str, None] = field(default_factory=dict)
    """Enemies that it sees now."""
    lets_be: dict[str, int] = field(default_factory=dict)
    """Enemies that it fought in vain, and until when it begins no other fight with them (CMB-23)."""
    fight: str = ""
    wary_until: int = 0
    """Until then it takes no work on: an enemy came upon it at the last."""
    attacks: str = ""
    """Whom it was ordered to attack (DOR-10)."""
    errand: tuple[str, str, Cell | None] | None = None
    """What it is to do with whom, and where to (CMB-20)."""
    haul: Haul | None = None
    lugs: str = ""
    """The part of a trap that it carries to another place."""
    bears: str = ""
    """Whom it carries."""

    @property
    def conscious(self) -> bool:
        """Up and on the map."""
        return self.condition == "up"

    @property
    def free(self) -> bool:
        """Able to do things of its own will: conscious and nobody's prisoner."""
        return self.condition == "up" and not self.prisoner

    @property
    def able(self) -> bool:
        """Free, on the map or about to enter it."""
        return self.free or self.condition == "beyond"

    @property
    def on_map(self) -> bool:
        """On the map, alive or not."""
        return self.condition not in ("beyond", "gone")

    def attribute(self, name: str) -> int:
        """Battle, craft, stalk, strength … as the creature has it now."""
        return self.attributes[name]
