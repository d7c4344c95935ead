"""Orders that try circuits out: set a part off, rearm a trap. Not in the table: no replay holds them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from schemas.message import Message
from simulation.happenings.rearming import PartRearmed
from simulation.happenings.signals import ActivatorSwitched
from simulation.kernel.attempts import Attempted
from simulation.kernel.happening import Happening
from simulation.orders.order import Order
from simulation.world.rearming import trap_of
from simulation.world.tripping import TripActivator, activator_part

if TYPE_CHECKING:
    from simulation.world.world import World

RULES = ("DOR-17", "DOR-18")
LEVER = "lever"


@dataclass(frozen=True, slots=True)
class SetOff(Order):
    """Works an activator as whoever comes to it would: a lever is switched, anything else is tripped.

    No order of a play-test: replays cannot hold it.
    """

    activator: str

    def check(self, world: World) -> Message | None:
        """It has to be an activator; what is planned does nothing (BLD-03)."""
        if activator_part(world, self.activator) is None:
            return Message("refusal.no_activator")
        return None if world.parts[self.activator].built else Message("refusal.planned")

    def carried_out(self, world: World) -> tuple[Happening, ...]:
        """The rules decide whether a plate, tripwire or sensor works."""
        part = world.parts[self.activator]
        if part.kind == LEVER:
            return (ActivatorSwitched(part.id, not part.on),)
        return (Attempted(TripActivator(part.id, "", part.cell)),)


@dataclass(frozen=True, slots=True)
class RearmTrap(Order):
    """Rearms both parts of a trap, as a minion with the task Traps would. No order of a play-test either."""

    part: str

    def check(self, world: World) -> Message | None:
        """One of its parts has to need it."""
        return None if self._worn(world) else Message("refusal.needs_no_rearm")

    def carried_out(self, world: World) -> tuple[Happening, ...]:
        """The activator first."""
        return tuple(PartRearmed(part, "") for part in self._worn(world))

    def _worn(self, world: World) -> list[str]:
        if self.part not in world.parts:
            return []
        return [part for part in trap_of(world, self.part) if part and world.parts[part].needs_rearm]


def press(world: World, key: str) -> Order | None:
    """What a click on an object means now: set off, switch off or rearm; None: nothing."""
    part = world.parts.get(key)
    if part is None:
        return None
    kind = activator_part(world, key)
    worn = any(each and world.parts[each].needs_rearm for each in trap_of(world, key))
    if kind is None or (kind.needs_rearm and worn):
        return RearmTrap(key) if worn else None
    return SetOff(key)
