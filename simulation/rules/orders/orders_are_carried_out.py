"""DOR-07, DOR-10, DOR-14, DOR-17, DOR-18, DOR-29, CMB-20, BLD-01, BLD-04, OWN-02: orders are carried out.

A reaction for each, so that the log names its rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.orders import OrderGiven, OrderRefused
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.orders.attacks import CallBack, OrderAttack
from simulation.orders.circuits import RearmTrap, SetOff
from simulation.orders.doors import ArmLock, HoldDoor, SwitchLever
from simulation.orders.ground import LetCaveIn
from simulation.orders.minions import BlindFury, SendMinion
from simulation.orders.traps import Build, MoveTrap

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(OrderGiven, "DOR-07")
def a_lock_is_ordered(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """Armed or disarmed."""
    return _carried_out(world, given) if isinstance(given.order, ArmLock) else ()


@reacts(OrderGiven, "DOR-14")
def a_door_is_ordered(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """Held open, or let go."""
    return _carried_out(world, given) if isinstance(given.order, HoldDoor) else ()


@reacts(OrderGiven, "DOR-17", "DOR-18")
def a_switch_is_ordered(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """A lever is operated; so is whatever is only tried out, by orders that no replay holds."""
    return _carried_out(world, given) if isinstance(given.order, SwitchLever | SetOff | RearmTrap) else ()


@reacts(OrderGiven, "CMB-20")
def an_errand_is_ordered(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """A minion is sent to somebody unconscious."""
    return _carried_out(world, given) if isinstance(given.order, SendMinion) else ()


@reacts(OrderGiven, "DOR-10")
def an_attack_is_ordered(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """Or called off."""
    return _carried_out(world, given) if isinstance(given.order, OrderAttack | CallBack) else ()


@reacts(OrderGiven, "DOR-29")
def a_cave_in_is_ordered(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """The roof may come down."""
    return _carried_out(world, given) if isinstance(given.order, LetCaveIn) else ()


@reacts(OrderGiven, "BLD-01")
def building_is_ordered(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """A site is planned."""
    return _carried_out(world, given) if isinstance(given.order, Build) else ()


@reacts(OrderGiven, "BLD-04")
def moving_is_ordered(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """A part is to be moved."""
    return _carried_out(world, given) if isinstance(given.order, MoveTrap) else ()


@reacts(OrderGiven, "OWN-02")
def fury_is_ordered(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """A minion turns enemy for a while."""
    return _carried_out(world, given) if isinstance(given.order, BlindFury) else ()


def _carried_out(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """Checked, then done; one that does not fit is refused with its reason."""
    reason = given.order.check(world)
    if reason is not None:
        return (OrderRefused(given.order, reason),)
    return given.order.carried_out(world)
