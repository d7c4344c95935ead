"""All kernels in the order in which they are compiled: what is called stands first."""

from typing import Any, Final

from simulation.geometry.field_kernels import go_down, pop, push, settle, spread
from simulation.geometry.flood_kernels import flood
from simulation.geometry.sight_kernels import fire_line, sees_line
from simulation.geometry.view_kernels import (
    beside_seen,
    first_column,
    last_column,
    narrow,
    view,
    view_faces,
    view_row,
)

ALL: Final[tuple[Any, ...]] = (
    push,
    pop,
    spread,
    settle,
    go_down,
    flood,
    fire_line,
    sees_line,
    first_column,
    last_column,
    narrow,
    view_row,
    view,
    beside_seen,
    view_faces,
)
