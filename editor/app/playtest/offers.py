"""Which orders make sense for what is in a cell: doors and their locks, levers, whoever lies there. No Qt."""

from __future__ import annotations

from schemas.model import Cell
from simulation.happenings.helpless import ERRANDS
from simulation.level.level import body_cells
from simulation.orders.attacks import CallBack, OrderAttack, takes_orders
from simulation.orders.doors import ArmLock, HoldDoor, SwitchLever
from simulation.orders.minions import SendMinion
from simulation.orders.order import Order
from simulation.world.creature import Creature
from simulation.world.sides import HOSTILE
from simulation.world.world import World

MOST_OFFERED = 8
"""So many attackers are offered at most."""
FOR_OUR_OWN = ("carry", "heal")
"""What one does with somebody of one's own side."""


def orders_at(world: World, cell: Cell) -> tuple[Order, ...]:
    """What can be ordered of doors, locks and levers in a cell, as they stand now."""
    doors = [door for _, door in sorted(world.doors.items()) if door.built and not door.breached]
    held = [HoldDoor(d.id, not d.held_open) for d in doors if cell in d.cells]
    locks = [
        ArmLock(door.id, not door.armed)
        for door in doors
        if door.padlock and (cell in door.cells or _fills(world, door.padlock, cell))
    ]
    levers = [
        SwitchLever(key, not part.on)
        for key, part in sorted(world.parts.items())
        if part.kind == "lever" and part.built and _fills(world, key, cell)
    ]
    return (*held, *locks, *levers)


def calls_back_at(world: World, cell: Cell) -> tuple[Order, ...]:
    """The end of an attack that was ordered, for who stands in a cell."""
    return tuple(
        CallBack(key)
        for key, creature in sorted(world.creatures.items())
        if creature.attacks and creature.free and creature.cell == cell
    )


def enemies_at(world: World, cell: Cell) -> tuple[str, ...]:
    """The ids of the dungeon's enemies who are up in a cell."""
    return tuple(
        key
        for key, creature in sorted(world.creatures.items())
        if creature.conscious and creature.cell == cell and _is_foe(creature)
    )


def attacks_on(world: World, target: str) -> tuple[Order, ...]:
    """DOR-10: who can be ordered to attack somebody, the nearest by the ways there are first."""
    way = world.derived.ways.to([world.creatures[target].cell])
    near = [
        (distance, key)
        for key, creature in world.creatures.items()
        if takes_orders(world, creature) and creature.attacks != target
        if (distance := way.distance(creature.cell)) is not None
    ]
    return tuple(OrderAttack(key, target) for _, key in sorted(near)[:MOST_OFFERED])


def _is_foe(creature: Creature) -> bool:
    return ("dungeon", creature.side) in HOSTILE and not creature.prisoner


def helpless_at(world: World, cell: Cell) -> tuple[str, ...]:
    """The ids of those who lie unconscious in a cell."""
    return tuple(
        key
        for key, creature in sorted(world.creatures.items())
        if creature.condition == "unconscious" and creature.cell == cell
    )


def errands_for(world: World, target: str) -> tuple[Order, ...]:
    """What the nearest free minion can be sent to do with somebody unconscious; empty when none is free."""
    minion = _nearest_free_minion(world, world.creatures[target].cell)
    if minion is None:
        return ()
    ours = world.creatures[target].side == minion.side
    return tuple(SendMinion(minion.id, target, errand) for errand in (FOR_OUR_OWN if ours else ERRANDS))


def _nearest_free_minion(world: World, cell: Cell) -> Creature | None:
    """The one with the shortest way; ties by id."""
    way = world.derived.ways.to([cell])
    near = [
        (distance, key)
        for key, creature in world.creatures.items()
        if _can_be_sent(world, creature) and (distance := way.distance(creature.cell)) is not None
    ]
    return world.creatures[min(near)[1]] if near else None


def _can_be_sent(world: World, creature: Creature) -> bool:
    busy = creature.fight or creature.errand or creature.bears
    return creature.free and world.role_of(creature) == "minion" and not busy


def _fills(world: World, key: str, cell: Cell) -> bool:
    placed = world.setting.level.objects.get(key)
    return placed is not None and cell in body_cells(placed)
