"""What can't be ordered in a cell just now, and why: orders of its doors, parts that do not fit. No Qt."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from editor.app.playtest.trap_offers import facings
from schemas.message import Message
from schemas.model import Cell
from simulation.orders.doors import ArmLock, HoldDoor
from simulation.orders.order import Order
from simulation.orders.traps import FAMILIES, Build
from simulation.world.world import World


def hindered_at(world: World, cell: Cell) -> Iterator[tuple[Order, Message]]:
    """The orders about doors in a cell that are not offered: breached ones have to be mended before."""
    for key, door in sorted(world.doors.items()):
        if cell not in door.cells:
            continue
        orders = [
            HoldDoor(key, not door.held_open),
            *([ArmLock(key, not door.armed)] if door.padlock else ()),
        ]
        for order in orders:
            reason = order.check(world) or (Message("refusal.breached") if door.breached else None)
            if reason is not None:
                yield order, reason


def misfits_at(world: World, cell: Cell, fitting: Collection[str]) -> Iterator[tuple[str, Message]]:
    """The kinds that can't be built in a cell beside those that fit, in the catalogue's order."""
    for kind in world.catalogue.objects:
        if kind.family not in FAMILIES or kind.id in fitting:
            continue
        reason = Build(kind.id, *cell, facings(world, cell)[0]).check(world)
        if reason is not None:
            yield kind.id, reason
