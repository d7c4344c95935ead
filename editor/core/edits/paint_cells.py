"""Painting: new values for cells of one layer (terrain, elevation, light, cover, zones)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from editor.core.change import Change, Region
from editor.core.edits.edit import Edit
from schemas.message import Message
from schemas.model import Cell
from simulation.level.level import LAYERS, Array, Level


def write_cells(level: Level, layer: str, index: Array, values: Array) -> None:
    """Write to a layer, which is read-only at all other times. `index` is flat, row by row."""
    array = level.layer(layer)
    array.flags.writeable = True
    array.reshape(-1)[index] = values
    array.flags.writeable = False


@dataclass(frozen=True, slots=True, eq=False)
class PaintCells(Edit):
    """Cells of `layer` by flat index (y × columns + x), with their values before and after."""

    kind: ClassVar[str] = "paint_cells"
    layer: str
    columns: int
    index: Array
    before: Array
    after: Array

    @classmethod
    def plan(cls, level: Level, layer: str, cells: Iterable[Cell], value: int) -> PaintCells:
        """Give `value` to `cells`; those off the map or of that value already are left out."""
        flat = {y * level.width + x for x, y in cells if level.contains((x, y))}
        index = np.fromiter(sorted(flat), np.int32, len(flat))
        return cls.plan_values(level, layer, index, np.full(len(index), value, LAYERS[layer]))

    @classmethod
    def plan_values(cls, level: Level, layer: str, index: Array, values: Array) -> PaintCells:
        """Give each cell of the flat `index` (sorted, each once) its own value; no-ops are left out."""
        before = level.layer(layer).reshape(-1)[index]
        values = np.asarray(values, LAYERS[layer])
        changed = before != values
        return cls(layer, level.width, index[changed].astype(np.int32), before[changed], values[changed])

    def apply(self, level: Level) -> None:
        """Write the values after."""
        write_cells(level, self.layer, self.index, self.after)

    def revert(self, level: Level) -> None:
        """Write the values before."""
        write_cells(level, self.layer, self.index, self.before)

    @property
    def title(self) -> Message:
        """Says the layer and how many cells."""
        return Message("edit.paint", layer=Message(f"layer.{self.layer}"), count=len(self.index))

    @property
    def change(self) -> Change:
        """The layer and the bounds of the cells."""
        if self.empty:
            return Change()
        ys, xs = np.divmod(self.index, self.columns)
        left, top = int(xs.min()), int(ys.min())
        region = Region(left, top, int(xs.max()) - left + 1, int(ys.max()) - top + 1)
        return Change(layers=frozenset({self.layer}), region=region)

    @property
    def empty(self) -> bool:
        """No cell changes."""
        return not len(self.index)

    @property
    def weight(self) -> int:
        """The bytes of its arrays."""
        return int(self.index.nbytes + self.before.nbytes + self.after.nbytes)
