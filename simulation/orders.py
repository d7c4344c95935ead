"""Orders of the designer: values that are checked without changing anything, then enter the stream."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, get_type_hints

from schemas.message import Message
from simulation.attack_orders import CallBack, OrderAttack
from simulation.ground_orders import LetCaveIn
from simulation.happenings.doors import DoorClosed, DoorHeld, DoorOpened, PadlockSwitched
from simulation.happenings.helpless import ERRANDS, ErrandGiven
from simulation.happenings.signals import ActivatorSwitched
from simulation.kernel.happening import Happening
from simulation.ordering import Order
from simulation.trap_orders import BlindFury, Build, MoveTrap
from simulation.world.walking import occupant

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class HoldDoor(Order):
    """DOR-14: "Hold door open" set or lifted in the door's panel."""

    door: str
    held: bool

    def check(self, world: World) -> Message | None:
        """There has to be such a door."""
        return None if self.door in world.doors else Message("refusal.no_such_door", door=self.door)

    def carried_out(self, world: World) -> tuple[Happening, ...]:
        """A door that is held opens, unless an activator drives it the other way (DOR-16).

        Let go, one that was forced stays open all the same (DOR-28).
        """
        door = world.doors[self.door]
        wanted = self.held != bool(door.driven_by) or door.breached
        if door.open == wanted or (not wanted and any(occupant(world, cell) for cell in door.cells)):
            return (DoorHeld(self.door, self.held),)
        moved: Happening = DoorOpened(self.door) if wanted else DoorClosed(self.door)
        return (DoorHeld(self.door, self.held), moved)


@dataclass(frozen=True, slots=True)
class ArmLock(Order):
    """DOR-07: "Arm lock" and "Disarm lock" in the padlock's panel."""

    door: str
    armed: bool

    def check(self, world: World) -> Message | None:
        """The door has to have a padlock."""
        if self.door not in world.doors:
            return Message("refusal.no_such_door", door=self.door)
        return None if world.doors[self.door].padlock else Message("refusal.no_padlock")

    def carried_out(self, world: World) -> tuple[Happening, ...]:
        """Nothing happens to one that is as wanted."""
        if world.doors[self.door].armed == self.armed:
            return ()
        return (PadlockSwitched(self.door, self.armed),)


@dataclass(frozen=True, slots=True)
class SwitchLever(Order):
    """DOR-17: a lever is operated: it stays on until it is switched off."""

    lever: str
    on: bool

    def check(self, world: World) -> Message | None:
        """It has to be a lever that is built."""
        part = world.parts.get(self.lever)
        fits = part is not None and part.kind == "lever" and part.built
        return None if fits else Message("refusal.no_lever", lever=self.lever)

    def carried_out(self, world: World) -> tuple[Happening, ...]:
        """Nothing happens to one that is as wanted."""
        if world.parts[self.lever].on == self.on:
            return ()
        return (ActivatorSwitched(self.lever, self.on),)


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


__all__ = [
    "ORDERS", "ArmLock", "BlindFury", "Build", "CallBack", "HoldDoor", "LetCaveIn", "MoveTrap", "Order",
    "OrderAttack", "SendMinion", "SwitchLever", "order_from_data", "order_to_data",
]  # fmt: skip

ORDERS: dict[str, type[Order]] = {
    kind.__name__: kind
    for kind in (
        HoldDoor, ArmLock, SwitchLever, SendMinion, OrderAttack, CallBack, LetCaveIn,
        Build, MoveTrap, BlindFury,
    )
}  # fmt: skip


def order_to_data(order: Order) -> dict[str, Any]:
    """The order as a JSON object."""
    return {"order": type(order).__name__} | {f.name: getattr(order, f.name) for f in fields(order)}


def order_from_data(data: dict[str, Any]) -> Order:
    """The order that a JSON object describes. Raises KeyError or TypeError for another object."""
    rest = {name: value for name, value in data.items() if name != "order"}
    order = ORDERS[data["order"]](**rest)
    for name, kind in get_type_hints(type(order)).items():
        if type(getattr(order, name)) is not kind:
            raise TypeError(name)
    return order
