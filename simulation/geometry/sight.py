"""Sight: who sees whom, exact and symmetric.

Two cells see each other when the straight line between their centres gets through. Along
its longer axis it crosses each row (or column) of cells between the two at one place; it
gets through a row where that place lies in a cell that is not opaque. At the very edge
between two cells one of the two is enough, so one may look past a corner. The two end
cells do not block. Everything is decided in integers, so a sees b exactly when b sees a.

`faces` also shows opaque cells by their faces: an opaque cell is seen with any of its
eight neighbours that is not opaque and seen (walls of a room, doors and levers in them).
"""

import numpy as np
from numpy.typing import NDArray

from simulation.geometry.backend import run
from simulation.geometry.cells import NEIGHBOURS, Cell, Mask, as_bytes, inside
from simulation.geometry.sight_kernels import sees_line
from simulation.geometry.view_kernels import view, view_faces


def sees(opaque: Mask, a: Cell, b: Cell, *, faces: bool = False) -> bool:
    """Whether nothing opaque blocks the view between `a` and `b`, both on the map.

    With `faces`, b is also seen by its faces when it is opaque.
    """
    if _line(opaque, a, b):
        return True
    if not (faces and opaque[b[1], b[0]]):
        return False
    beside = [(b[0] + dx, b[1] + dy) for dx, dy in NEIGHBOURS]
    return any(inside(opaque, c) and not opaque[c[1], c[0]] and _line(opaque, a, c) for c in beside)


def _line(opaque: Mask, a: Cell, b: Cell) -> bool:
    flat = as_bytes(opaque).reshape(-1)
    return bool(run(sees_line, 8, flat, opaque.shape[1], a[0], a[1], b[0], b[1]))


def field_of_view(
    opaque: Mask, origin: Cell, radius: int, *, euclidean: bool = False, faces: bool = False
) -> NDArray[np.bool_]:
    """The cells within `radius` of `origin` that `sees` says are seen from it, [h, w].

    `radius` is Chebyshev, or Euclidean (dx² + dy² ≤ radius²). The origin sees itself.
    """
    flat, width = as_bytes(opaque).reshape(-1), opaque.shape[1]
    seen = np.zeros(flat.size, np.uint8)
    if not faces:
        _view(flat, width, origin, radius, euclidean, seen)
        return seen.view(np.bool_).reshape(opaque.shape)
    core = np.zeros(flat.size, np.uint8)  # a face at the rim may be seen from one cell beyond
    _view(flat, width, origin, radius + 1, False, core)
    run(view_faces, 4 * radius * radius, flat, width, core, *origin, radius, euclidean, seen)
    return seen.view(np.bool_).reshape(opaque.shape)


def _view(
    flat: NDArray[np.uint8], width: int, origin: Cell, radius: int, euclidean: bool, seen: NDArray[np.uint8]
) -> None:
    spans = np.empty(12 * (2 * radius + 4), np.int64)
    run(view, 4 * radius * radius, flat, width, *origin, radius, euclidean, spans, seen)
