"""What a drag makes of one cell: decided once over all its visits, so the direction does not matter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_

from simulation.wiring.grid import (
    AXIS_OF_STRAIGHT,
    CROSSED,
    HOPS,
    JOINT,
    NO_CROSSING,
    Groups,
    WireCell,
    ports,
    wire_cell,
)
from simulation.wiring.sides import ALL, STRAIGHTS

RULES = ("WIR-06", "WIR-07", "WIR-08")

EMPTY = WireCell(0)


def decide(before: WireCell | None, visits: Sequence[int], family: str | None) -> WireCell | None:
    """The wires of a cell after a drag took these sides in it; `family` is that of the object there."""
    old = before or EMPTY
    mask = reduce(or_, visits, old.mask)
    if family == "timer":
        return wire_cell(mask, old.x4, ports(mask), old.label)
    if family is not None:
        return _through_object(old, mask, visits)
    return wire_cell(mask, _crossing(old, mask, visits), (), old.label)


def united(groups: Iterable[int]) -> Groups:
    """Groups merged wherever they share a side, sorted."""
    merged: list[int] = []
    for group in groups:
        apart = [other for other in merged if not other & group]
        merged = [*apart, reduce(or_, (other for other in merged if other & group), group)]
    return tuple(sorted(merged))


def _through_object(old: WireCell, mask: int, visits: Sequence[int]) -> WireCell | None:
    part = united([*old.groups, *visits]) if old.mask else united(visits)
    axis = _newest_axis(old, visits) if part == CROSSED else NO_CROSSING
    return wire_cell(mask, axis, part, old.label)


def _crossing(old: WireCell, mask: int, visits: Sequence[int]) -> int:
    """The state of a four-way cell after the drag, NO_CROSSING when there are fewer arms."""
    straight = all(sides in STRAIGHTS for sides in visits)
    if mask != ALL:
        return NO_CROSSING
    if old.mask == ALL:
        return old.x4 if straight or old.x4 not in HOPS else JOINT
    if straight and old.mask in (0, *STRAIGHTS):
        return _newest_axis(old, visits)
    return JOINT


def _newest_axis(old: WireCell, visits: Sequence[int]) -> int:
    """The axis on top of a hop: the last one that is new here, else as it was."""
    straight = [sides for sides in visits if sides in STRAIGHTS]
    new = [sides for sides in straight if sides & ~old.mask]
    if not new and old.x4 in HOPS:
        return old.x4
    return AXIS_OF_STRAIGHT[(new or straight)[-1]]
