"""All kernels in the order in which they are compiled: what is called stands first."""

from typing import Any, Final

from simulation.geometry.field_kernels import bounded_cost, go_down, settle, step_cost
from simulation.geometry.sight_kernels import sees_line, sees_pairs

ALL: Final[tuple[Any, ...]] = (step_cost, settle, bounded_cost, go_down, sees_line, sees_pairs)
