"""Fights: rounds, turns, attacks, wounds, going down, noise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from simulation.kernel.activities import tag_of
from simulation.kernel.happening import Happening
from simulation.kernel.rolls import Key
from simulation.world.creature import Condition

if TYPE_CHECKING:
    from simulation.world.world import World

WoundLevel = Literal["light", "severe", "critical"]


@dataclass(frozen=True, slots=True)
class CreatureFell(Happening):
    """CMB-13, CMB-14: somebody is down: unconscious or dead. `by`: the creature or mechanism that did it."""

    actor: str
    condition: Condition
    by: str

    def apply(self, world: World) -> None:
        """It does nothing more, sees nothing, stands in nobody's way; whatever it was busy with is off."""
        creature = world.creatures[self.actor]
        creature.condition = self.condition
        creature.in_view.clear()
        world.lift_body(creature)
        if self.actor in world.activities:
            world.queue.call_off(tag_of(self.actor))
            world.end_activity(self.actor)
        for other in world.creatures.values():
            other.in_view.pop(self.actor, None)
            other.knows.pop(self.actor, None)


@dataclass(frozen=True, slots=True)
class WoundSuffered(Happening):
    """CMB-12: somebody is hurt. Under *wounds* `damage` is 0 and the level counts; `drawn`: the dice taken."""

    actor: str
    level: WoundLevel
    by: str
    damage_type: str
    damage: int
    drawn: tuple[Key, ...] = ()

    def apply(self, world: World) -> None:
        """Add the wound's points, or the damage."""
        for key in self.drawn:
            world.count_draw(key)
        creature = world.creatures[self.actor]
        creature.wounds.append(self.level)
        if world.ruleset.combat.harm == "wounds":
            creature.points += getattr(world.ruleset.combat.wound_points, self.level)
        else:
            creature.damage += self.damage
