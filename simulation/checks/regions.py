"""The parts of a map that hang together by walking: all at once, in numpy, without a flood.

Rows are cut into runs of walkable cells; runs that touch in neighbouring rows are joined. Four-way steps
are enough: eight-way walking cuts no corners, so it reaches the same cells.
"""

from __future__ import annotations

import numpy as np

from simulation.level.level import Array


def regions(passable: Array) -> Array:
    """A number ≥ 1 for each part, the same for all its cells; 0 where one can't walk. Shape [h, w]."""
    walkable = passable != 0
    begins = walkable.copy()
    begins[:, 1:] &= ~walkable[:, :-1]
    runs = np.cumsum(begins).reshape(walkable.shape) * walkable
    above, below = runs[:-1], runs[1:]
    touching = (above != 0) & (below != 0)
    first = touching.copy()
    first[:, 1:] &= ~touching[:, :-1]
    part: Array = _joined(int(begins.sum()), above[first], below[first])[runs]
    return part


def _joined(count: int, one: Array, other: Array) -> Array:
    """For each run from 0 on the lowest run of its part, when each of `one` touches that of `other`."""
    lowest = np.arange(count + 1)
    while True:
        here, there = lowest[one], lowest[other]
        apart = here != there
        if not apart.any():
            return lowest
        one, other, here, there = one[apart], other[apart], here[apart], there[apart]
        np.minimum.at(lowest, np.maximum(here, there), np.minimum(here, there))
        while (shorter := lowest[lowest]).tolist() != lowest.tolist():
            lowest = shorter
