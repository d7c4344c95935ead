"""The layers of numbers: their ranges, and what a layer that is not in the file is filled with."""

from __future__ import annotations

from typing import Any

from simulation.level.level import FULL_LIGHT, LAYERS
from simulation.level.rows import Array, array_to_numbers, numbers_to_array

DEFAULTS = {"elevation": 0, "light": FULL_LIGHT, "cover": 0, "zones": 0}
BOUNDS = {
    "elevation": (-(2**15), 2**15 - 1),
    "light": (0, FULL_LIGHT),
    "cover": (0, 2**8 - 1),
    "zones": (0, 2**16 - 1),
}


def layer_of_numbers(name: str, rows: Any, shape: tuple[int, ...]) -> Array:
    """A layer from its rows. Raises RowsError with every problem."""
    return numbers_to_array(rows, (shape[0], shape[1]), LAYERS[name], BOUNDS[name], f"layers.{name}")


def rows_of_numbers(name: str, array: Array) -> list[str]:
    """The rows of a layer; none when all of it is the default."""
    return [] if (array == DEFAULTS[name]).all() else array_to_numbers(array)
