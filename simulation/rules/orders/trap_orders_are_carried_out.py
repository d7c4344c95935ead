"""BLD-01, BLD-04, OWN-02: what the designer orders about traps and minions is done, if it still fits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.orders import OrderGiven
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.rules.orders.orders_are_carried_out import carried_out
from simulation.trap_orders import BlindFury, Build, MoveTrap

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(OrderGiven, "BLD-01")
def building_is_ordered(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """A site is planned."""
    return carried_out(world, given) if isinstance(given.order, Build) else ()


@reacts(OrderGiven, "BLD-04")
def moving_is_ordered(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """A part is to be moved."""
    return carried_out(world, given) if isinstance(given.order, MoveTrap) else ()


@reacts(OrderGiven, "OWN-02")
def fury_is_ordered(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """A minion turns enemy for a while."""
    return carried_out(world, given) if isinstance(given.order, BlindFury) else ()
