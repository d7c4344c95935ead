"""Activators are tripped, mechanisms act, victims resist, gas lingers, remains stay, spiders come out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from schemas.model import Cell
from simulation.kernel.happening import Happening
from simulation.kernel.rolls import Rolled
from simulation.world.creature import Creature
from simulation.world.structures import Effect

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class ActivatorTripped(Happening):
    """An activator has detected `actor`, who stepped on it, bumped into it or passed it at `cell`."""

    object: str
    actor: str
    cell: Cell

    def apply(self, world: World) -> None:
        """Remember who it was."""
        world.parts[self.object].tripped_by = self.actor


@dataclass(frozen=True, slots=True)
class MechanismFired(Happening):
    """A mechanism acts on `cells`; `targets` are whom it reaches, `by` is who set it off, or nobody."""

    object: str
    activator: str
    by: str
    cells: tuple[Cell, ...]
    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TrapAttackRolled(Rolled):
    """TRP-08: a mechanism's attack on one victim; `roll.success` is a hit. `distance`: from its middle."""

    object: str
    target: str
    distance: int


@dataclass(frozen=True, slots=True)
class ResistRolled(Rolled):
    """TRP-08: somebody resists what a mechanism does; `roll.success` keeps it off."""

    actor: str
    object: str


@dataclass(frozen=True, slots=True)
class EffectBegan(Happening):
    """Something lingers from now on: the gas of a sprayer. `object` is the mechanism that it came from."""

    effect: str
    kind: str
    object: str
    cells: tuple[Cell, ...]
    until: int

    def apply(self, world: World) -> None:
        """It is there."""
        world.count_name(effect_stem(self.object))
        world.effects[self.effect] = Effect(self.effect, self.kind, self.cells, self.until, self.object)


@dataclass(frozen=True, slots=True)
class EffectEnded(Happening):
    """What lingered is gone."""

    effect: str

    def apply(self, world: World) -> None:
        """Forget it."""
        del world.effects[self.effect]


@dataclass(frozen=True, slots=True)
class RoundInside(Happening):
    """Another round has gone by for somebody who was inside an effect."""

    actor: str
    effect: str


@dataclass(frozen=True, slots=True)
class RemainsLeft(Happening):
    """Blood or burns stay on cells."""

    object: str
    cells: tuple[Cell, ...]
    form: Literal["blood", "burns"]

    def apply(self, world: World) -> None:
        """The newest cover the older."""
        world.remains.update(dict.fromkeys(self.cells, self.form))


@dataclass(frozen=True, slots=True)
class CreatureReleased(Happening):
    """TRP-08: a creature comes out of a mechanism; at once `left` more are to come."""

    actor: str
    object: str
    kind: str
    side: str
    cell: Cell
    attributes: tuple[tuple[str, int], ...]
    traits: tuple[str, ...] = ()
    left: int = 0

    def apply(self, world: World) -> None:
        """It stands there."""
        world.count_name(release_stem(self.object, self.kind))
        born = Creature(
            id=self.actor, kind=self.kind, side=self.side, name="", cell=self.cell, facing="s",
            attributes=dict(self.attributes), traits=self.traits, home=self.cell,
        )  # fmt: skip
        world.creatures[self.actor] = born
        world.place_body(born, self.cell)


def effect_stem(mechanism: str) -> str:
    """What the lasting effects of a mechanism are named after."""
    return f"{mechanism}-effect"


def release_stem(mechanism: str, kind: str) -> str:
    """What the creatures that come out of a mechanism are named after."""
    return f"{mechanism}-{kind}"
