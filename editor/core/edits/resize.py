"""Resizing and shifting the whole map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

import numpy as np

from editor.core.change import Change
from editor.core.edits.clipped import Size, clipped_object, clipped_wires
from editor.core.edits.object_edit import ObjectEdit, changed_objects
from editor.core.edits.remove_objects import bereaved
from editor.core.edits.rewire import rewired
from editor.core.refusal import Refusal
from schemas.level import MAX_SIDE
from schemas.message import Message
from schemas.objects import AnyPlaced
from simulation.level.level import FULL_LIGHT, LAYERS, Array, Level
from simulation.wiring.change import WireChange, after, change_of

Offset: TypeAlias = tuple[int, int]
Window: TypeAlias = tuple[slice, slice]


@dataclass(frozen=True, slots=True, eq=False)
class ResizeLevel(ObjectEdit):
    """A map of `size` (columns, rows) in which the old top left cell comes to lie at `offset`.

    `cut` holds per layer the old cells that come to lie outside, row by row; new cells are of `fill`.
    """

    kind: ClassVar[str] = "resize_level"
    size_before: Size
    size: Size
    offset: Offset
    fill: int
    cut: dict[str, Array]

    @classmethod
    def plan(
        cls, level: Level, size: Size, offset: Offset = (0, 0), fill: int = 0, *, drop: bool = False
    ) -> ResizeLevel | Refusal:
        """Resize; refuses sizes that no level has and, unless `drop`, when objects would fall off the map.

        Areas and wires are cut at the new border.
        """
        if not all(1 <= side <= MAX_SIDE for side in size):
            return Refusal(Message("edit.resize.bad_size", limit=MAX_SIDE))
        fallen = falls_off(level, size, offset)
        if fallen and not drop:
            return Refusal(
                Message("edit.resize.falls_off", count=len(fallen)),
                tuple(each.cell for each in fallen),
                tuple(each.id for each in fallen),
            )
        before, now = changed_objects(level.objects.values(), _staying(level, fallen, size, offset))
        old = (level.width, level.height)
        cut = _outside(level, _windows(old, size, offset)[0])
        return cls(before, now, _wires(level, fallen, size, offset), old, size, offset, fill, cut)

    def apply(self, level: Level) -> None:
        """Make the layers anew with what lies in both maps, then objects and wires."""
        ObjectEdit.apply(self, level)
        source, target = _windows(self.size_before, self.size, self.offset)
        for name in LAYERS:
            array = _blank(name, self.size, self.fill)
            array[target] = level.layer(name)[source]
            setattr(level, name, array)
        level.freeze()

    def revert(self, level: Level) -> None:
        """Put the cells that were cut back around what lies in both maps."""
        source, target = _windows(self.size_before, self.size, self.offset)
        for name in LAYERS:
            array = _blank(name, self.size_before, 0)
            array[_mask(self.size_before, source)] = self.cut[name]
            array[source] = level.layer(name)[target]
            setattr(level, name, array)
        level.freeze()
        ObjectEdit.revert(self, level)

    @property
    def title(self) -> Message:
        """Says the new size."""
        return Message("edit.resize", width=self.size[0], height=self.size[1])

    @property
    def change(self) -> Change:
        """All is new."""
        ids = frozenset(placed.id for placed in (*self.before, *self.after))
        return Change(layers=frozenset(LAYERS), objects=ids, resized=True)

    @property
    def empty(self) -> bool:
        """The same size in the same place."""
        return self.size == self.size_before and self.offset == (0, 0)

    @property
    def weight(self) -> int:
        """Objects, wires and the cells cut."""
        objects = 800 * (len(self.before) + len(self.after)) + 120 * len(self.wires.cells)
        return objects + sum(array.nbytes for array in self.cut.values())


def falls_off(level: Level, size: Size, offset: Offset) -> list[AnyPlaced]:
    """The objects that would not lie on the new map, by id."""
    return [
        level.objects[key]
        for key in sorted(level.objects)
        if clipped_object(level.objects[key], size, offset) is None
    ]


def _staying(level: Level, fallen: list[AnyPlaced], size: Size, offset: Offset) -> list[AnyPlaced]:
    _, homeless = bereaved(level, {placed.id for placed in fallen})
    objects = level.objects | {placed.id: placed for placed in homeless}
    clipped = (clipped_object(placed, size, offset) for placed in objects.values())
    return [placed for placed in clipped if placed is not None]


def _wires(level: Level, fallen: list[AnyPlaced], size: Size, offset: Offset) -> WireChange:
    lifted = after(level.wires, rewired(level, fallen, ()))
    grid = clipped_wires(lifted.cells, size, offset)
    cells = level.wires.cells.keys() | grid.cells.keys()
    return change_of({cell: level.wires.at(cell) for cell in cells}, {cell: grid.at(cell) for cell in cells})


def _windows(old: Size, new: Size, offset: Offset) -> tuple[Window, Window]:
    """What lies in both maps: as slices of the old arrays and of the new ones."""
    (left, right), (top, bottom) = (
        (max(0, -shift), max(0, -shift, min(before, now - shift)))
        for before, now, shift in zip(old, new, offset, strict=True)
    )
    dx, dy = offset
    if left == right or top == bottom:
        return (slice(0, 0), slice(0, 0)), (slice(0, 0), slice(0, 0))
    source = (slice(top, bottom), slice(left, right))
    return source, (slice(top + dy, bottom + dy), slice(left + dx, right + dx))


def _mask(size: Size, window: Window) -> Array:
    outside = np.ones((size[1], size[0]), np.bool_)
    outside[window] = False
    return outside


def _outside(level: Level, window: Window) -> dict[str, Array]:
    outside = _mask((level.width, level.height), window)
    return {name: level.layer(name)[outside] for name in LAYERS}


def _blank(layer: str, size: Size, fill: int) -> Array:
    value = {"terrain": fill, "light": FULL_LIGHT}.get(layer, 0)
    return np.full((size[1], size[0]), value, LAYERS[layer])
