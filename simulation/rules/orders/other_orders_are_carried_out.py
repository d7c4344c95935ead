"""CMB-20, DOR-10, DOR-29: orders about errands, attacks and the ground are carried out, if they fit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.orders import OrderGiven
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.orders import CallBack, LetCaveIn, OrderAttack, SendMinion
from simulation.rules.orders.orders_are_carried_out import carried_out

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(OrderGiven, "CMB-20")
def an_errand_is_ordered(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """A minion is sent to somebody unconscious."""
    return carried_out(world, given) if isinstance(given.order, SendMinion) else ()


@reacts(OrderGiven, "DOR-10")
def an_attack_is_ordered(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """Or called off."""
    return carried_out(world, given) if isinstance(given.order, OrderAttack | CallBack) else ()


@reacts(OrderGiven, "DOR-29")
def a_cave_in_is_ordered(world: World, given: OrderGiven) -> tuple[Happening, ...]:
    """The roof may come down."""
    return carried_out(world, given) if isinstance(given.order, LetCaveIn) else ()
