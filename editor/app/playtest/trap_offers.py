"""Which orders about traps make sense in a cell: build a part there, move what stands there. No Qt."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.model import Cell
from schemas.objects import family_of
from simulation.orders.minions import BlindFury
from simulation.orders.traps import FAMILIES, Build, MoveTrap
from simulation.world.facing import OFFSETS, chebyshev
from simulation.world.world import World

FACINGS = ("s", "n", "e", "w")
NEAR = 24
"""Cells within which the part at the other end of a new connection is looked for."""
OTHER_END = {"activator": "mechanism", "mechanism": "activator"}


def builds_at(world: World, cell: Cell) -> Iterator[Build]:
    """What could be built in a cell, each kind once, connected to the nearest part that lacks it."""
    kinds = [kind.id for kind in world.catalogue.objects if kind.family in FAMILIES]
    for kind in kinds:
        for facing in facings(world, cell):
            order = Build(kind, *cell, facing, _other_end(world, kind, cell))
            if order.check(world) is None:
                yield order
                break


def move_to(world: World, part: str, cell: Cell) -> MoveTrap:
    """The move of a part to a cell: facing as it does if it may, else as it fits."""
    moves = [MoveTrap(part, *cell, facing) for facing in ("", *facings(world, cell))]
    return next((move for move in moves if move.check(world) is None), moves[0])


def parts_at(world: World, cell: Cell) -> tuple[str, ...]:
    """The parts of traps in a cell that could be moved, by id."""
    return tuple(
        key
        for key, part in sorted(world.parts.items())
        if part.cell == cell
        and part.built
        and key not in world.sites
        and not world.catalogue.object_kind(part.kind).blocks_walking
    )


def furies_at(world: World, cell: Cell) -> tuple[BlindFury, ...]:
    """Blind fury for a minion that stands in a cell."""
    here = (key for key, each in sorted(world.creatures.items()) if each.cell == cell)
    return tuple(order for order in (BlindFury(key) for key in here) if order.check(world) is None)


def facings(world: World, cell: Cell) -> list[str]:
    """Towards open ground first: what sits in a wall looks into the room."""
    x, y = cell
    walkable = world.setting.ground.is_walkable
    return sorted(FACINGS, key=lambda facing: not walkable((x + OFFSETS[facing][0], y + OFFSETS[facing][1])))


def _other_end(world: World, kind: str, cell: Cell) -> str:
    """The nearest part of the other kind that is connected to nothing, then by id; or nothing."""
    wanted = OTHER_END.get(family_of(kind))
    links = world.derived.connections
    loose = [
        (chebyshev(cell, part.cell), key)
        for key, part in world.parts.items()
        if family_of(part.kind) == wanted and not links.link(key).mechanisms and not links.activators(key)
    ]
    near = [each for each in loose if each[0] <= NEAR]
    return min(near)[1] if near else ""
