"""Every kind of order that a replay may hold, by its name, and orders as JSON."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_type_hints

from simulation.orders.attacks import CallBack, OrderAttack
from simulation.orders.doors import ArmLock, HoldDoor, SwitchLever
from simulation.orders.ground import LetCaveIn
from simulation.orders.minions import BlindFury, SendMinion
from simulation.orders.order import Order
from simulation.orders.traps import Build, MoveTrap

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
