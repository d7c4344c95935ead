"""Questions about afflictions: what ails somebody, what it forbids, how one gets rid of it (ACT-22)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from schemas.catalogue.afflictions import Affliction, Forbidden
from simulation.happenings.afflictions import StruggleRolled
from simulation.kernel.attempts import Attempt
from simulation.kernel.happening import Happening
from simulation.kernel.rolls import Ask, challenge

if TYPE_CHECKING:
    from collections.abc import Iterable

    from simulation.world.creature import Creature
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class StruggleRoll(Ask):
    """`actor` tries to get rid of the affliction `object`."""

    purpose: str = field(default="struggle", init=False)


@dataclass(frozen=True, slots=True)
class Struggle(Attempt):
    """`actor` has struggled against an affliction for as long as one roll takes."""

    affliction: str

    def fact(self, world: World) -> tuple[Happening, ...]:
        """The roll, if it still suffers from it."""
        if self.affliction not in world.creatures[self.actor].afflictions:
            return ()
        roll = challenge(world, StruggleRoll(self.actor, self.affliction))
        return (StruggleRolled(roll, self.actor, self.affliction),)


def ailing(world: World, creature: Creature) -> list[Affliction]:
    """Its afflictions, by id."""
    return [world.catalogue.affliction(key) for key in sorted(creature.afflictions)]


def what_forbids(world: World, creature: Creature, *what: Forbidden) -> str:
    """The affliction that keeps it from doing something, or nothing."""
    for affliction in ailing(world, creature):
        if any(forbidden in affliction.forbids for forbidden in what):
            return affliction.id
    return ""


def is_held(world: World, creature: Creature) -> bool:
    """Whether something keeps it in its cell."""
    return bool(creature.afflictions) and bool(what_forbids(world, creature, "move"))


def what_binds(world: World, creature: Creature) -> str:
    """The affliction that keeps it in its cell and yields to a challenge, or nothing."""
    for affliction in ailing(world, creature):
        if "move" in affliction.forbids and "challenge" in affliction.ends_by:
            return affliction.id
    return ""


def best_modifier(world: World, creature: Creature, names: Iterable[str]) -> int:
    """The highest of several attributes' modifiers: scores less the base."""
    return max((creature.attribute(name) for name in names), default=0) - world.ruleset.dice.score_base


def is_immune(world: World, creature: Creature, affliction: str) -> bool:
    """Whether its kind never suffers from it."""
    return affliction in world.catalogue.creature_kind(creature.kind).immune
