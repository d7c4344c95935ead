"""DOR-07, DOR-14, DOR-17: what the designer orders is done, if it still fits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.orders import OrderGiven, OrderRefused
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.trap_orders import BlindFury, Build, MoveTrap

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(OrderGiven, "DOR-07", "DOR-14", "DOR-17")
def orders_are_carried_out(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """Those of doors, levers and errands; others name their own rules."""
    return () if isinstance(given.order, Build | MoveTrap | BlindFury) else carried_out(world, given)


def carried_out(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """Checked, then done; one that does not fit is refused with its reason."""
    reason = given.order.check(world)
    if reason is not None:
        return (OrderRefused(given.order, reason),)
    return given.order.carried_out(world)
