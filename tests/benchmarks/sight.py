"""Fields of view against python-tcod and plain Python: `python -m tests.benchmarks.sight`."""

from collections.abc import Callable

import numpy as np
import tcod.map
from numpy.typing import NDArray
from tcod.constants import FOV_SYMMETRIC_SHADOWCAST

from simulation.geometry import backend
from simulation.geometry.cells import as_bytes
from simulation.geometry.sight import field_of_view
from simulation.geometry.view_kernels import view
from tests.benchmarks.side_by_side import in_turn, report
from tests.simulation.geometry.pictures import Map, rooms

Cell = tuple[int, int]
Look = Callable[[list[Cell]], None]
SIZE = 256
LOOKS = 50


def compare_views(blocked: Map, radius: int) -> None:
    """Fifty looks a round: by the public function, by the bare kernel, by tcod on the window and the map."""
    clear, flat = ~blocked, as_bytes(blocked).reshape(-1)
    spans, seen = np.empty(12 * (2 * radius + 4), np.int64), np.zeros(blocked.size, np.uint8)
    kernel = backend.compiled_form(view)

    def ours(cells: list[Cell]) -> None:
        for cell in cells:
            field_of_view(blocked, cell, radius)

    def bare(cells: list[Cell]) -> None:
        for x, y in cells:
            kernel(flat, SIZE, x, y, radius, 0, spans, seen)

    def cropped(cells: list[Cell]) -> None:
        for x, y in cells:
            window = clear[y - radius : y + radius + 1, x - radius : x + radius + 1]
            tcod.map.compute_fov(window, (radius, radius), radius, algorithm=FOV_SYMMETRIC_SHADOWCAST)

    def whole(cells: list[Cell]) -> None:
        for x, y in cells:
            tcod.map.compute_fov(clear, (y, x), radius, algorithm=FOV_SYMMETRIC_SHADOWCAST)

    contestants: dict[str, Look] = {"ours, kernel": bare, "ours, function": ours, "tcod cropped": cropped}
    contestants |= {"tcod whole map": whole, "plain Python kernel": plain_view(flat, radius)}
    times = in_turn(looks(blocked, 20), contestants)
    report(f"view r {radius}, {LOOKS} looks", times, {"tcod cropped": 5})


def plain_view(flat: NDArray[np.uint8], radius: int) -> Look:
    """The same kernel without numba."""
    opaque, spans, seen = flat.tobytes(), [0] * (12 * (2 * radius + 4)), bytearray(flat.size)

    def look(cells: list[Cell]) -> None:
        for x, y in cells:
            view(opaque, SIZE, x, y, radius, 0, spans, seen)

    return look


def looks(blocked: Map, rounds: int) -> list[list[Cell]]:
    """Rounds of fifty open cells away from the rim."""
    dice = np.random.default_rng(3)
    cells = [(x + 20, y + 20) for y, x in np.argwhere(~blocked[20:-20, 20:-20]).tolist()]
    return [[cells[i] for i in dice.integers(0, len(cells), LOOKS)] for _ in range(rounds)]


def main() -> None:
    """Rooms and corridors."""
    backend.use("numba")
    blocked = rooms(SIZE, 2)
    for radius in (5, 10, 15):
        compare_views(blocked, radius)


if __name__ == "__main__":
    main()
