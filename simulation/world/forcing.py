"""Questions about doors: who has the key, how long a try takes, who is best at it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from simulation.happenings.doors import DoorOpened, DoorRammed, LockPicked
from simulation.kernel.attempts import Attempt
from simulation.kernel.happening import Happening
from simulation.kernel.rolls import Ask, contest
from simulation.world.goals import way_on

if TYPE_CHECKING:
    from schemas.catalogue import Catalogue
    from schemas.ruleset import Ruleset
    from schemas.ruleset.doors import DoorRules
    from simulation.world.creature import Creature
    from simulation.world.party import Party
    from simulation.world.world import World

PICK, BREAK = "pick", "break"
ATTRIBUTE = {PICK: "craft", BREAK: "battle"}
OTHER = {PICK: BREAK, BREAK: PICK}


@dataclass(frozen=True, slots=True)
class HasKey(Ask):
    """Whether `actor` may open the locked door `object` (DOR-08): any contribution means yes."""


@dataclass(frozen=True, slots=True)
class ForcingTime(Ask):
    """How long one roll of `actor` at the door `object` takes, in ms."""

    method: str


@dataclass(frozen=True, slots=True)
class MethodRoll(Ask):
    """Whether the party `actor` picks the lock of `object` (DOR-25); the last rule that answers counts."""

    purpose: str = field(default="method", init=False)


@dataclass(frozen=True, slots=True)
class PickRoll(Ask):
    """DOR-23: Craft against the lock."""

    purpose: str = field(default="pick", init=False)


@dataclass(frozen=True, slots=True)
class BreakRoll(Ask):
    """DOR-24: Battle against the door."""

    purpose: str = field(default="break", init=False)


@dataclass(frozen=True, slots=True)
class OpenDoor(Attempt):
    """`actor` wants to open a door by hand, to get at the enemy `reaching` or for another reason."""

    door: str
    reaching: str = ""

    def fact(self, world: World) -> tuple[Happening, ...]:
        """It opens, if nobody else opened it meanwhile."""
        return () if world.doors[self.door].open else (DoorOpened(self.door, self.actor),)


@dataclass(frozen=True, slots=True)
class ForceDoor(Attempt):
    """`actor` has worked at a locked door for as long as one roll takes."""

    door: str
    method: str

    def fact(self, world: World) -> tuple[Happening, ...]:
        """The roll."""
        number = opposing_number(world, self.door, self.method)
        if self.method == PICK:
            return (
                LockPicked(contest(world, PickRoll(self.actor, self.door), number), self.actor, self.door),
            )
        return (DoorRammed(contest(world, BreakRoll(self.actor, self.door), number), self.actor, self.door),)


def opposing_number(world: World, door: str, method: str) -> int:
    """What a roll at the door is against, before quality."""
    return number_of(world.catalogue, world.ruleset, world.doors[door].kind, method)


def number_of(catalogue: Catalogue, ruleset: Ruleset, door_kind: str, method: str) -> int:
    """What a roll at a door of this kind, or at its padlock, is against, before quality."""
    kind = catalogue.object_kind(door_kind if method == BREAK else "padlock")
    part = kind.door if method == BREAK else kind.padlock
    number = part.number if part is not None else None
    return ruleset.doors.opposing_number if number is None else number


def pick_time(doors: DoorRules, points: int) -> int:
    """DOR-23: ms for one roll at a lock: the base, less for every point, but never less than the least."""
    return max(doors.pick_time_min_ms, doors.pick_time_base_ms - doors.pick_time_per_point_ms * points)


def has_key(world: World, actor: str, door: str) -> bool:
    """Whether a locked door is none for `actor`."""
    return bool(world.rules.contributions(world, HasKey(actor, door)))


def forcing_time(world: World, actor: str, door: str, method: str) -> int:
    """ms for one roll."""
    parts = world.rules.contributions(world, ForcingTime(actor, door, method))
    return max(1, sum(part.amount for part in parts))


def best_member(world: World, party: Party, method: str, door: str, at: Creature) -> Creature:
    """DOR-25: the member with the highest attribute for the method, of those who will come to the door.

    Ties by id; `at`, who stands at the door, when there is nobody better.
    """
    members = [world.creatures[id] for id in sorted(party.members)]
    able = [member for member in members if member.id == at.id or comes_through(world, party, member, door)]
    return max(able, key=lambda m: m.attribute(ATTRIBUTE[method]))


def comes_through(world: World, party: Party, member: Creature, door: str) -> bool:
    """Whether a member is able to, and on its way to the goal comes to this door before another lock.

    Who is still beyond the map's edge is on its way too, unless the door is next to the portal: whoever
    stands at it bars the way in. Who fights comes no more: the others don't wait for the end of it.
    """
    if not member.able or member.fight:
        return False
    way = way_on(world, member, party)
    cell = member.cell
    while steps := way.steps(cell):
        before, cell = cell, steps[0]
        there = world.setting.ground.doors_at.get(cell, "")
        if there == door:
            return member.condition != "beyond" or before != member.cell
        if there in world.doors and world.doors[there].locked:
            return False
    return False
