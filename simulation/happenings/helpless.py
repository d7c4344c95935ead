"""What is done with someone unconscious (CMB-20), and by whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.kernel.happening import Happening

if TYPE_CHECKING:
    from simulation.world.world import World

ERRANDS = ("carry", "heal", "capture", "kill")


@dataclass(frozen=True, slots=True)
class ErrandGiven(Happening):
    """A minion is to do something with somebody: carry to `cell`, heal, capture or kill."""

    actor: str
    target: str
    errand: str
    cell: Cell | None = None

    def apply(self, world: World) -> None:
        """Remember it; one errand at a time."""
        world.creatures[self.actor].errand = (self.errand, self.target, self.cell)


@dataclass(frozen=True, slots=True)
class ErrandDone(Happening):
    """A minion's errand is over: done, or no longer to be done."""

    actor: str

    def apply(self, world: World) -> None:
        """Forget it."""
        world.creatures[self.actor].errand = None


@dataclass(frozen=True, slots=True)
class PickedUp(Happening):
    """Somebody unconscious is lifted onto a shoulder."""

    actor: str
    target: str

    def apply(self, world: World) -> None:
        """From now on it is where its bearer is."""
        world.creatures[self.actor].bears = self.target
        world.creatures[self.target].cell = world.creatures[self.actor].cell


@dataclass(frozen=True, slots=True)
class LaidDown(Happening):
    """Somebody carried is laid down."""

    actor: str
    target: str
    cell: Cell

    def apply(self, world: World) -> None:
        """It lies there."""
        world.creatures[self.actor].bears = ""
        world.creatures[self.target].cell = self.cell


@dataclass(frozen=True, slots=True)
class Healed(Happening):
    """Wounds are tended: so many points, or so much damage, less."""

    actor: str
    target: str
    points: int
    damage: int

    def apply(self, world: World) -> None:
        """Take them off."""
        target = world.creatures[self.target]
        target.points -= self.points
        target.damage -= self.damage


@dataclass(frozen=True, slots=True)
class WokeUp(Happening):
    """Somebody unconscious comes round, on its feet in a free cell."""

    actor: str
    cell: Cell

    def apply(self, world: World) -> None:
        """Up again."""
        creature = world.creatures[self.actor]
        creature.condition = "up"
        world.place_body(creature, self.cell)


@dataclass(frozen=True, slots=True)
class Captured(Happening):
    """INV-33: somebody unconscious is a prisoner from now on."""

    actor: str
    target: str

    def apply(self, world: World) -> None:
        """Bound."""
        world.creatures[self.target].prisoner = True


@dataclass(frozen=True, slots=True)
class Dispatched(Happening):
    """Somebody unconscious is killed."""

    actor: str
    target: str

    def apply(self, world: World) -> None:
        """Dead now."""
        world.creatures[self.target].condition = "dead"
