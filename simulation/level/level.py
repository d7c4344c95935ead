"""The level in memory: layers as arrays, objects by id, wires. Handed out read-only; only edits change it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from schemas.model import Cell
from schemas.objects import Activator, AnyPlaced, Area, Door, Timer, family_of
from schemas.scenario import Scenario
from simulation.wiring.grid import WireGrid

if TYPE_CHECKING:
    from simulation.wiring.grid import ObjectCells

LAYERS: dict[str, type[np.generic]] = {
    "terrain": np.uint8, "elevation": np.int16, "light": np.uint8, "cover": np.uint8, "zones": np.uint16,
}  # fmt: skip
FULL_LIGHT = 100
WIRED_FAMILIES = ("activator", "mechanism", "timer", "door")
"""What wires attach to; a padlock's are its door's."""
WIDE_KINDS = ("double_door", "wide_tripwire")
"""What fills two cells, side by side as it faces."""
Array = NDArray[Any]


def body_cells(placed: AnyPlaced) -> tuple[Cell, ...]:
    """The cells that an object's body fills, its anchor first; none for an area (it covers)."""
    if isinstance(placed, Area):
        return ()
    cell = placed.cell
    if placed.kind in WIDE_KINDS and isinstance(placed, Activator | Door):
        x, y = cell
        return (cell, (x, y + 1)) if placed.facing in ("e", "w") else (cell, (x + 1, y))
    return (cell,)


@dataclass(slots=True)
class Level:
    """A level of `width` × `height` cells. Arrays are [y, x]; `terrain` indexes the catalogue's materials."""

    name: str
    terrain: Array
    elevation: Array
    light: Array
    cover: Array
    zones: Array
    objects: dict[str, AnyPlaced] = field(default_factory=dict)
    wires: WireGrid = field(default_factory=WireGrid)
    scenarios: dict[str, Scenario] = field(default_factory=dict)
    ruleset: dict[str, int | str | bool] = field(default_factory=dict)
    kept: dict[str, Any] = field(default_factory=dict)
    """Parts of the file that nothing here reads yet; written back as they came."""

    @classmethod
    def blank(cls, width: int, height: int, name: str = "", material: int = 0) -> Level:
        """A level of one material, fully lit, with nothing in it."""
        shape = (height, width)
        terrain, light, cover = (np.zeros(shape, np.uint8) for _ in range(3))
        level = cls(name, terrain, np.zeros(shape, np.int16), light, cover, np.zeros(shape, np.uint16))
        level.terrain[:] = material
        level.light[:] = FULL_LIGHT
        level.freeze()
        return level

    @property
    def width(self) -> int:
        """Columns."""
        return int(self.terrain.shape[1])

    @property
    def height(self) -> int:
        """Rows."""
        return int(self.terrain.shape[0])

    def contains(self, cell: Cell) -> bool:
        """Whether the cell lies on the map."""
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def layer(self, name: str) -> Array:
        """One of LAYERS, read-only."""
        array: Array = getattr(self, name)
        return array

    def freeze(self) -> None:
        """Make the arrays read-only: nothing but an edit, which thaws one for a moment, writes to them."""
        for name in LAYERS:
            self.layer(name).flags.writeable = False

    def of_family(self, *families: str) -> Iterator[AnyPlaced]:
        """Objects of these families, by id."""
        for key in sorted(self.objects):
            if family_of(self.objects[key].kind) in families:
                yield self.objects[key]

    def of_kind(self, *kinds: str) -> Iterator[AnyPlaced]:
        """Objects of these kinds, by id."""
        for key in sorted(self.objects):
            if self.objects[key].kind in kinds:
                yield self.objects[key]

    def at(self, cell: Cell) -> list[AnyPlaced]:
        """The objects whose body fills the cell, by id (a scan; views keep an index)."""
        return [self.objects[key] for key in sorted(self.objects) if cell in body_cells(self.objects[key])]

    def object_cells(self) -> ObjectCells:
        """What the wire grid asks of objects: which cell belongs to which object and family.

        A padlock shares its door's cell and the door's connections, so the door stands for both.
        """
        cells: dict[Cell, tuple[str, str]] = {}
        for key in sorted(self.objects):
            placed = self.objects[key]
            family = family_of(placed.kind)
            if family in WIRED_FAMILIES:
                for cell in body_cells(placed):
                    cells[cell] = (key, family)
        return cells

    def timer_delays(self) -> dict[str, int]:
        """Timer → its delay in ms: what links are traced with."""
        return {timer.id: timer.delay_ms for timer in self.of_kind("timer") if isinstance(timer, Timer)}

    def copy(self) -> Level:
        """An independent copy; objects and scenarios are frozen values and are shared."""
        copied = Level(
            self.name, self.terrain.copy(), self.elevation.copy(), self.light.copy(), self.cover.copy(),
            self.zones.copy(), dict(self.objects), self.wires.copy(), dict(self.scenarios),
            dict(self.ruleset), dict(self.kept),
        )  # fmt: skip
        copied.freeze()
        return copied


def area_cells(areas: Iterable[AnyPlaced]) -> list[Cell]:
    """The cells of areas, each once, sorted by row, then column.

    Counted at the corners of the rectangles: ten thousand that lie on each other cost no more than one each.
    """
    rects = [rect for area in areas if isinstance(area, Area) for rect in area.rects if min(rect[2:]) > 0]
    if not rects:
        return []
    left, top = min(rect[0] for rect in rects), min(rect[1] for rect in rects)
    right, bottom = max(x + width for x, _, width, _ in rects), max(y + height for _, y, _, height in rects)
    corners = np.zeros((bottom - top + 1, right - left + 1), np.int32)
    for x, y, width, height in rects:
        column, row = x - left, y - top
        corners[row, column] += 1
        corners[row + height, column + width] += 1
        corners[row + height, column] -= 1
        corners[row, column + width] -= 1
    rows, columns = np.nonzero(corners.cumsum(axis=0).cumsum(axis=1))
    return list(zip((columns + left).tolist(), (rows + top).tolist(), strict=True))
