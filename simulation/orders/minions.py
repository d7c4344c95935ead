"""Orders to minions: errands with somebody unconscious; and blind fury, which no minion chooses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from schemas.message import Message
from simulation.happenings.afflictions import AfflictionBegan
from simulation.happenings.helpless import ERRANDS, ErrandGiven
from simulation.kernel.happening import Happening
from simulation.orders.order import Order

if TYPE_CHECKING:
    from simulation.world.world import World

FURY = "blind_fury"


@dataclass(frozen=True, slots=True)
class SendMinion(Order):
    """CMB-20: a minion is sent to carry, heal, capture or kill somebody unconscious."""

    minion: str
    target: str
    errand: str
    x: int = -1
    y: int = -1

    def check(self, world: World) -> Message | None:
        """A minion that is able, somebody unconscious, an errand that there is."""
        minion, target = world.creatures.get(self.minion), world.creatures.get(self.target)
        if minion is None or not minion.free or minion.side != "dungeon" or self.errand not in ERRANDS:
            return Message("refusal.no_such_minion", minion=self.minion)
        if target is None or target.condition != "unconscious":
            return Message("refusal.not_unconscious")
        return None

    def carried_out(self, world: World) -> tuple[Happening, ...]:
        """The minion knows what to do; to carry without a place means to where it belongs."""
        place = (self.x, self.y) if world.setting.ground.is_walkable((self.x, self.y)) else None
        return (ErrandGiven(self.minion, self.target, self.errand, place),)


@dataclass(frozen=True, slots=True)
class BlindFury(Order):
    """OWN-02: a minion falls into blind fury: for a time it is the dungeon's enemy."""

    minion: str

    def check(self, world: World) -> Message | None:
        """A minion of the dungeon that is up and free."""
        minion = world.creatures.get(self.minion)
        if minion is None or not minion.free or minion.side != "dungeon" or world.role_of(minion) != "minion":
            return Message("refusal.no_such_minion", minion=self.minion)
        return None

    def carried_out(self, world: World) -> tuple[Happening, ...]:
        """It comes to itself after its time."""
        until = world.now + world.ruleset.traps.fury_ms
        return (AfflictionBegan(self.minion, FURY, until, "", world.creatures[self.minion].cell),)
