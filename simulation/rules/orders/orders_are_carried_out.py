"""DOR-07, DOR-14, DOR-17: what the designer orders about doors and levers is done, if it still fits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.orders import OrderGiven, OrderRefused
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.orders import ORDERS, ArmLock, HoldDoor, SwitchLever

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(OrderGiven, "DOR-07")
def a_lock_is_ordered(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """Armed or disarmed."""
    return carried_out(world, given) if isinstance(given.order, ArmLock) else ()


@reacts(OrderGiven, "DOR-14")
def a_door_is_ordered(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """Held open, or let go."""
    return carried_out(world, given) if isinstance(given.order, HoldDoor) else ()


@reacts(OrderGiven, "DOR-17", "DOR-18")
def a_switch_is_ordered(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """A lever is operated; so is whatever is only tried out, by orders that no replay holds."""
    in_play = type(given.order).__name__ in ORDERS
    return carried_out(world, given) if isinstance(given.order, SwitchLever) or not in_play else ()


def carried_out(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """Checked, then done; one that does not fit is refused with its reason."""
    reason = given.order.check(world)
    if reason is not None:
        return (OrderRefused(given.order, reason),)
    return given.order.carried_out(world)
