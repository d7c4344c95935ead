"""What lasts for rounds of a fight: surprise, and whatever is said to last "for 1 round"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from simulation.kernel.happening import Happening
from simulation.kernel.rolls import Rolled
from simulation.world.party import RoundEffect

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class SurpriseRolled(Rolled):
    """AWR-03: whether somebody who could be surprised notices in time."""

    actor: str


@dataclass(frozen=True, slots=True)
class RoundEffectBegan(Happening):
    """`actor` suffers an affliction until the end of `last_round` of the fight; `by` brought it about."""

    fight: str
    actor: str
    affliction: str
    by: str
    last_round: int

    def apply(self, world: World) -> None:
        """Note it at the bearer and in the fight."""
        world.creatures[self.actor].afflictions[self.affliction] = 0
        effect = RoundEffect(self.affliction, self.actor, self.by, self.last_round)
        world.fights[self.fight].effects.append(effect)


@dataclass(frozen=True, slots=True)
class RoundEffectEnded(Happening):
    """RND-06: it ends with the round."""

    fight: str
    actor: str
    affliction: str

    def apply(self, world: World) -> None:
        """Forget it in both places."""
        world.creatures[self.actor].afflictions.pop(self.affliction, None)
        fight = world.fights[self.fight]
        fight.effects = [e for e in fight.effects if (e.actor, e.affliction) != (self.actor, self.affliction)]


@dataclass(frozen=True, slots=True)
class TouchChecked(Happening):
    """CMB-23: at the end of a round, who is out of touch with the enemies in the fight, or stuck."""

    fight: str
    lost: tuple[str, ...]

    def apply(self, world: World) -> None:
        """Count the rounds in a row; whoever is in touch starts anew."""
        fight = world.fights[self.fight]
        fight.lost = {member: fight.lost.get(member, 0) + 1 for member in self.lost}
