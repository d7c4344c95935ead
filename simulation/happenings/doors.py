"""Doors open and close, padlocks toggle, locks are picked, doors broken down, breaches mended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.happenings.jobs import finish_job
from simulation.kernel.happening import Happening
from simulation.kernel.rolls import ChanceTaken, Rolled
from simulation.world.party import Forcing

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class DoorOpened(Happening):
    """A door stands open now; `actor` opened it, or nobody did."""

    object: str
    actor: str = ""

    def apply(self, world: World) -> None:
        """Open it; lines of sight change."""
        world.doors[self.object].open = True
        world.derived.opacity_changed()


@dataclass(frozen=True, slots=True)
class DoorClosed(Happening):
    """A door is closed now; `actor` closed it, or nobody did."""

    object: str
    actor: str = ""

    def apply(self, world: World) -> None:
        """Close it; lines of sight change."""
        world.doors[self.object].open = False
        world.derived.opacity_changed()


@dataclass(frozen=True, slots=True)
class DoorSwings(Happening):
    """The moment at which a door that somebody has passed closes by itself, if nothing keeps it (DOR-13)."""

    object: str


@dataclass(frozen=True, slots=True)
class DoorDriven(Happening):
    """DOR-15: an activator takes hold of a door, or lets go of it."""

    object: str
    activator: str
    on: bool

    def apply(self, world: World) -> None:
        """Note who drives it."""
        driven_by = world.doors[self.object].driven_by
        if self.on:
            driven_by[self.activator] = None
        else:
            driven_by.pop(self.activator, None)


@dataclass(frozen=True, slots=True)
class DoorHeld(Happening):
    """DOR-14: "Hold door open" is set or lifted."""

    object: str
    held: bool

    def apply(self, world: World) -> None:
        """Note it."""
        world.doors[self.object].held_open = self.held


@dataclass(frozen=True, slots=True)
class PadlockSwitched(Happening):
    """A padlock is armed or disarmed: by the designer (DOR-07) or by an activator (DOR-20)."""

    object: str
    armed: bool
    by: str = ""

    def apply(self, world: World) -> None:
        """Note it."""
        world.doors[self.object].armed = self.armed


@dataclass(frozen=True, slots=True)
class DetourChosen(ChanceTaken):
    """DOR-02: a party that sees a closed door and another way round it takes that way, or does not.

    `cell`: where the other way leaves the old one; `by`: the rule that gave the percentage.
    """

    party: str
    object: str
    actor: str
    cell: Cell
    by: str

    def apply(self, world: World) -> None:
        """Its mind is made up about this door."""
        ChanceTaken.apply(self, world)
        world.parties[self.party].detours[self.object] = self.chance.yes


@dataclass(frozen=True, slots=True)
class MapBroughtHome(Happening):
    """DOR-05: a Cartographer has escaped alive."""

    actor: str
    faction: str

    def apply(self, world: World) -> None:
        """Its faction knows the doors."""
        world.mapped[self.faction] = None


@dataclass(frozen=True, slots=True)
class MapTakenAlong(Happening):
    """DOR-05: the next party of the faction comes."""

    party: str
    faction: str

    def apply(self, world: World) -> None:
        """It has the map; the one after it has none."""
        world.parties[self.party].has_map = True
        del world.mapped[self.faction]


@dataclass(frozen=True, slots=True)
class MethodChosen(ChanceTaken):
    """DOR-25: a party settles on picking a lock or breaking the door down, and on whom to send.

    `by`: the rule that gave the percentage.
    """

    party: str
    object: str
    method: str
    actor: str
    by: str

    def apply(self, world: World) -> None:
        """Note the method and the member."""
        ChanceTaken.apply(self, world)
        world.parties[self.party].doors[self.object] = Forcing(self.method, by=self.actor)


@dataclass(frozen=True, slots=True)
class MemberSent(Happening):
    """Another member takes over the work at a door."""

    party: str
    object: str
    actor: str

    def apply(self, world: World) -> None:
        """Note who."""
        world.parties[self.party].doors[self.object].by = self.actor


@dataclass(frozen=True, slots=True)
class LockPicked(Rolled):
    """DOR-23: somebody has worked at a lock for as long as a roll takes; `roll.success` says how it went."""

    actor: str
    object: str

    def apply(self, world: World) -> None:
        """Count a failure for the party."""
        Rolled.apply(self, world)
        count_failure(world, self)


@dataclass(frozen=True, slots=True)
class DoorRammed(Rolled):
    """DOR-24: somebody has tried to break a door down; `roll.success` says how it went."""

    actor: str
    object: str

    def apply(self, world: World) -> None:
        """Count a failure for the party."""
        Rolled.apply(self, world)
        count_failure(world, self)


def count_failure(world: World, tried: LockPicked | DoorRammed) -> None:
    """Failed rolls at a door stay with the party, whoever rolls next (DOR-27)."""
    party = world.parties.get(world.creatures[tried.actor].party)
    if party is not None and not tried.roll.success:
        party.doors[tried.object].failures += 1


@dataclass(frozen=True, slots=True)
class MethodChanged(Happening):
    """DOR-27: a party tries the other method at a door."""

    party: str
    object: str
    method: str
    actor: str

    def apply(self, world: World) -> None:
        """Start counting anew."""
        world.parties[self.party].doors[self.object] = Forcing(self.method, changed=True, by=self.actor)


@dataclass(frozen=True, slots=True)
class DoorGivenUp(Happening):
    """DOR-27: a party will not come through this door any more."""

    party: str
    object: str

    def apply(self, world: World) -> None:
        """Note it."""
        world.parties[self.party].doors[self.object].given_up = True


@dataclass(frozen=True, slots=True)
class DoorsTriedAgain(Happening):
    """DOR-27: shut in, a party that wants to leave tries the doors again that it had given up."""

    party: str
    objects: tuple[str, ...]

    def apply(self, world: World) -> None:
        """Forget what was tried."""
        for door in self.objects:
            world.parties[self.party].doors.pop(door, None)


@dataclass(frozen=True, slots=True)
class DoorBreached(Happening):
    """DOR-28: a locked door was forced: it stands open and its lock is disarmed."""

    object: str
    actor: str

    def apply(self, world: World) -> None:
        """Open, disarmed, in need of a minion. Armed again it is another lock: what was tried is no more."""
        door = world.doors[self.object]
        door.open, door.armed, door.breached, door.breached_at = True, False, True, world.now
        for party in world.parties.values():
            party.doors.pop(self.object, None)
        world.derived.opacity_changed()


@dataclass(frozen=True, slots=True)
class BreachMended(Happening):
    """DOR-28: a minion has closed a forced door and armed its lock again."""

    object: str
    actor: str

    def apply(self, world: World) -> None:
        """Closed, unless it is held open since, and armed."""
        door = world.doors[self.object]
        door.open, door.armed, door.breached = door.held_open, bool(door.padlock), False
        finish_job(world, self.actor, "mend", self.object)
        world.derived.opacity_changed()
