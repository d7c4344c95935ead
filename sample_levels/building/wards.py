"""What large dungeons repeat: wards of rooms along corridors, galleries of traps, winding ways."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, cycle

from sample_levels.building.draft import Draft, Rect
from schemas.model import Cell

Room = tuple[int, Rect, Cell]
"""A room of a ward: its number, its rectangle and the cell of its door in the wall to the corridor."""
WALL_MOUNTED = ("dart_launcher", "flamethrower", "gas_sprayer", "terror_trap", "spider_trap", "alarm_trap")
IN_ALCOVES = ("spinning_blades", "web_trap", "electric_coil", "explosive_trap")
MIXED = (
    "dart_launcher", "spinning_blades", "gas_sprayer", "web_trap", "flamethrower", "electric_coil",
    "terror_trap", "explosive_trap", "spider_trap", "alarm_trap",
)  # fmt: skip


def ward(
    draft: Draft, left: int, right: int, corridors: tuple[int, ...], size: tuple[int, int]
) -> Iterator[Room]:
    """Corridors two cells wide from `left` to `right` with rooms of `size` above and below, undug yet."""
    number = count()
    width, height = size
    for y in corridors:
        draft.way([(left, y), (right, y)], width=2)
        draft.fill((left, y, right - left + 1, 2))
        for top, wall in ((y - 1 - height, y - 1), (y + 3, y + 2)):
            for x in range(left, right - width + 1, width + 2):
                yield next(number), (x, top, width, height), (x + width // 2, wall)


def gallery(
    draft: Draft, start: Cell, length: int, *, every: int = 7, first: int = 0, delays: bool = True
) -> None:
    """A corridor of one cell to the east, a trap each `every` cells: its mechanism in the northern wall."""
    x0, y = start
    draft.way([start, (x0 + length - 1, y)])
    activators, mechanisms = cycle(("pressure_plate", "tripwire", "sensor")), cycle(MIXED)
    for _ in range(first % 30):
        next(activators), next(mechanisms)
    for index, x in enumerate(range(x0 + 3, x0 + length - 4, every)):
        activator, mechanism = next(activators), next(mechanisms)
        near = mechanism in ("spinning_blades", "web_trap")
        delay = 1_500 if near else 500 * (index % 4) if delays else 0
        _gallery_trap(draft, (x, y), activator, mechanism, delay)


def _gallery_trap(draft: Draft, cell: Cell, activator: str, mechanism: str, delay: int) -> None:
    x, y = cell
    fits = {"pressure_plate": (cell, ""), "tripwire": (cell, "e"), "sensor": ((x, y + 1), "n")}
    place, facing = fits[activator]
    if mechanism in IN_ALCOVES:
        draft.fill((x + 2, y - 1, 1, 1))
    draft.trap(
        (activator, place, facing, ""), (mechanism, (x + 2, y - 1), "s" if mechanism in WALL_MOUNTED else ""),
        (x, y - 2), (x + 2, y - 2), timer=((x + 1, y - 2), delay) if delay else None,
    )  # fmt: skip


def winding(draft: Draft, rect: Rect, row_height: int, each_row: Callable[[int, Cell, int], None]) -> None:
    """A way that winds through a rectangle; `each_row` digs a row: its number, start and length."""
    x, y, width, height = rect
    rows = range(y, y + height, row_height)
    for index, row in enumerate(rows):
        each_row(index, (x, row), width)
        if row + row_height < y + height:
            turn = x + width - 1 if index % 2 == 0 else x
            draft.way([(turn, row), (turn, row + row_height)])


def torch_row(draft: Draft, left: int, right: int, wall: int, facing: str = "s", every: int = 9) -> None:
    """Torches along a wall that runs east, where it stands and the floor before it is dug."""
    solid = [draft.material(each) for each in ("rock", "masonry")]
    before = wall + (1 if facing == "s" else -1)
    for x in range(left, right + 1, every):
        taken = any(placed.cell == (x, wall) for placed in draft.level.objects.values())
        if draft.terrain[wall, x] in solid and draft.terrain[before, x] not in solid and not taken:
            draft.put("torch", (x, wall), facing=facing)


def pillars(draft: Draft, rect: Rect, step_x: int, step_y: int) -> None:
    """Pillars of masonry in a grid that begins in the corner of a rectangle."""
    x, y, width, height = rect
    draft.cells(
        [(c, r) for c in range(x, x + width, step_x) for r in range(y, y + height, step_y)], "masonry"
    )
