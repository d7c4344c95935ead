"""Orders enter the stream."""

from __future__ import annotations

from dataclasses import dataclass

from schemas.message import Message
from simulation.kernel.happening import Happening
from simulation.orders.order import Order


@dataclass(frozen=True, slots=True)
class OrderGiven(Happening):
    """The designer orders something."""

    order: Order


@dataclass(frozen=True, slots=True)
class OrderRefused(Happening):
    """An order does not fit what is there now, for instance after an edit."""

    order: Order
    reason: Message
