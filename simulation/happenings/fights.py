"""Fights: rounds, turns, attacks, wounds, going down, noise."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from schemas.model import Cell
from simulation.kernel.happening import Happening
from simulation.kernel.rolls import ChanceTaken, Key, Rolled
from simulation.world.creature import Condition
from simulation.world.party import Fight

if TYPE_CHECKING:
    from simulation.world.world import World

WoundLevel = Literal["light", "severe", "critical"]


@dataclass(frozen=True, slots=True)
class CreatureFell(Happening):
    """CMB-13, CMB-14: somebody is down. `by`: the creature or mechanism that did it."""

    actor: str
    condition: Condition
    by: str

    def apply(self, world: World) -> None:
        """It does nothing more, sees nothing, stands in nobody's way; whatever it was busy with is off."""
        creature = world.creatures[self.actor]
        world.break_off(self.actor)
        world.lift_body(creature)
        world.lose_sight_of(self.actor)
        creature.condition = self.condition
        creature.bears, creature.errand, creature.job = "", None, None
        if creature.fight:
            world.fights[creature.fight].members.remove(self.actor)
            creature.fight = ""


@dataclass(frozen=True, slots=True)
class WoundSuffered(Happening):
    """CMB-12: somebody is hurt. Under *wounds* `damage` is 0, the level counts; `drawn`: dice taken."""

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


@dataclass(frozen=True, slots=True)
class FightBegan(Happening):
    """CMB-23: enemies fight in rounds from now on. `caught`: who was busy and unaware."""

    fight: str
    members: tuple[str, ...]
    cell: Cell
    caught: tuple[str, ...] = ()

    def apply(self, world: World) -> None:
        """The members leave what they did."""
        world.count_name("fight")
        world.fights[self.fight] = Fight(self.fight, sorted(self.members), world.now, cell=self.cell)
        for member in self.members:
            enlist(world, member, self.fight)


@dataclass(frozen=True, slots=True)
class FightJoined(Happening):
    """CMB-23: somebody joins a fight, of its own will or by being attacked."""

    fight: str
    actor: str

    def apply(self, world: World) -> None:
        """One more member."""
        fight = world.fights[self.fight]
        fight.members = sorted((*fight.members, self.actor))
        enlist(world, self.actor, self.fight)


@dataclass(frozen=True, slots=True)
class FightsMerged(Happening):
    """CMB-23: two fights that share a member are one from now on."""

    fight: str
    other: str

    def apply(self, world: World) -> None:
        """The members of the other one change over; its turns are off."""
        merged, other = world.fights[self.fight], world.fights.pop(self.other)
        merged.members = sorted((*merged.members, *other.members))
        merged.effects += [replace(e, last_round=merged.round) for e in other.effects]
        world.queue.call_off(turns_of(other.id))
        for member in other.members:
            world.creatures[member].fight = merged.id


@dataclass(frozen=True, slots=True)
class RoundBegan(Happening):
    """RND-01: a round of a fight begins; nobody has acted in it yet."""

    fight: str
    number: int

    def apply(self, world: World) -> None:
        """Count it and start afresh."""
        fight = world.fights[self.fight]
        fight.round, fight.round_began = self.number, world.now
        fight.acted.clear()


@dataclass(frozen=True, slots=True)
class TurnTaken(Happening):
    """RND-02: somebody takes its one turn of the round. `path`: the cells that it means to move through."""

    fight: str
    actor: str
    part: str
    target: str = ""
    path: tuple[Cell, ...] = ()

    def apply(self, world: World) -> None:
        """Note whose turn it is and where it goes."""
        fight = world.fights[self.fight]
        fight.acted[self.actor] = None
        fight.turn, fight.target, fight.path = self.actor, self.target, self.path


@dataclass(frozen=True, slots=True)
class RoundEnded(Happening):
    """RND-06: the end of a round: what ends or resolves there does so now."""

    fight: str
    number: int


@dataclass(frozen=True, slots=True)
class FightLeft(Happening):
    """CMB-23: members who neither see an enemy of the fight nor are seen by one are out of it."""

    fight: str
    members: tuple[str, ...]

    def apply(self, world: World) -> None:
        """So many members less; where nobody ever attacked, they let each other be for a while."""
        if not world.fights[self.fight].struck:
            part_in_peace(world, world.fights[self.fight].members)
        for member in self.members:
            world.fights[self.fight].members.remove(member)
            world.creatures[member].fight = ""


@dataclass(frozen=True, slots=True)
class FightEnded(Happening):
    """RND-08: a fight is over; those who are left go about their business."""

    fight: str

    def apply(self, world: World) -> None:
        """The members are free; turns still to come are off."""
        fight = world.fights.pop(self.fight)
        world.queue.call_off(turns_of(self.fight))
        for effect in fight.effects:
            world.creatures[effect.actor].afflictions.pop(effect.affliction, None)
        for member in fight.members:
            world.creatures[member].fight = ""


@dataclass(frozen=True, slots=True)
class AttackRolled(Rolled):
    """ATK-01, ATK-09: an attack on a creature; `roll.success` hits."""

    actor: str
    target: str
    weapon: str

    def apply(self, world: World) -> None:
        """The fight is one in earnest."""
        Rolled.apply(self, world)
        fight = world.fights.get(world.creatures[self.actor].fight)
        if fight is not None:
            fight.struck = True


@dataclass(frozen=True, slots=True)
class DownRolled(ChanceTaken):
    """CMB-14: whether somebody who goes down is unconscious rather than dead."""

    actor: str


@dataclass(frozen=True, slots=True)
class NoiseMade(Happening):
    """CMB-05: a death or a failed blow at a door is heard around `cell`."""

    cell: Cell
    by: str


def turns_of(fight: str) -> str:
    """The tag in the queue of a fight's turns."""
    return f"turns {fight}"


def part_in_peace(world: World, members: list[str]) -> None:
    """CMB-23: none of them begins a fight with another of them before some time has gone by."""
    until = world.now + world.ruleset.combat.let_be_ms
    for member in members:
        world.creatures[member].lets_be = {other: until for other in members if other != member}


def enlist(world: World, member: str, fight: str) -> None:
    """Make a creature a member of a fight: it stops what it did."""
    world.break_off(member)
    world.creatures[member].fight = fight
