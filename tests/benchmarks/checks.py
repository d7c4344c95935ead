"""How fast a large level is checked, and how fast the last way is watched over while painting.

`python -m tests.benchmarks.checks` prints the figures. An edit is compared with a search of the whole map.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

from schemas.objects import AnyPlaced, model_of
from simulation.checks import run_checks
from simulation.checks.last_way import LastWay
from simulation.checks.passable import passable
from simulation.checks.regions import regions
from simulation.level.level import Level
from simulation.level.occupancy import Occupancy
from simulation.loading import default_catalogue, default_ruleset
from simulation.wiring.change import apply
from simulation.wiring.drag import plan_drag

ROCK, FLOOR = 0, 2
ROOM = 8
KINDS = ("treasure", "goblin", "bed", "remains")


def dungeon(side: int, objects: int = 2_000) -> Level:
    """Rooms of 7 × 7 cells with a door on each side, a wired trap and something else in each."""
    level = Level.blank(side, side, material=FLOOR)
    level.terrain.flags.writeable = True
    level.terrain[::ROOM, :] = level.terrain[:, ::ROOM] = ROCK
    level.terrain[ROOM // 2 :: ROOM, :] = level.terrain[:, ROOM // 2 :: ROOM] = FLOOR
    level.freeze()
    _put(level, "portal", (0, 4))
    _put(level, "sanctum", (side - 12, side - 12), rects=((side - 12, side - 12, 4, 4),))
    _put(level, "master", (side - 10, side - 10))
    corners = [(x, y) for y in range(0, side, ROOM) for x in range(0, side, ROOM)]
    traps = [trap for number, corner in enumerate(corners) for trap in [_room(level, corner, number)]]
    cells = level.object_cells()
    for (x, y), (u, v) in traps[: objects // 3]:
        apply(level.wires, plan_drag(level.wires, cells, [(x, y), (u, y), (u, v)], forced=True).change)
    return level


def _room(level: Level, corner: tuple[int, int], number: int) -> tuple[tuple[int, int], tuple[int, int]]:
    x, y = corner
    plate, launcher = (x + 2, y + 2), (x + 6, y + 6)
    if len(level.objects) < 2_000:
        _put(level, "pressure_plate", plate)
        _put(level, "dart_launcher", launcher)
        _put(level, KINDS[number % len(KINDS)], (x + 5, y + 2))
    return plate, launcher


def _put(level: Level, kind: str, cell: tuple[int, int], **fields: object) -> None:
    key = f"o{len(level.objects):05d}"
    placed: AnyPlaced = model_of(kind)(id=key, kind=kind, cell=cell, **fields)  # type: ignore[assignment]
    level.objects[key] = placed


def micros(work: Callable[[], object], rounds: int = 5) -> float:
    """The median time in millionths of a second."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return statistics.median(times) * 1e6


def edits(level: Level, count: int = 5_000) -> float:
    """The median time of one painted cell, in millionths of a second."""
    way = LastWay(level, default_catalogue(), Occupancy(level.objects.values()))
    dice, times = random.Random(1), []
    level.terrain.flags.writeable = True
    for _ in range(count):
        x, y = dice.randrange(level.width), dice.randrange(level.height)
        level.terrain[y, x] = dice.choice((ROCK, FLOOR))
        start = time.perf_counter()
        way.ground_changed(x, y, 1, 1)
        times.append(time.perf_counter() - start)
    return statistics.median(times) * 1e6


def main() -> None:
    """Print a line for each size."""
    catalogue, ruleset = default_catalogue(), default_ruleset()
    for side in (256, 1024):
        level = dungeon(side)
        whole = micros(lambda level=level: run_checks(level, catalogue, ruleset))  # type: ignore[misc]
        search = micros(lambda level=level: regions(passable(level, catalogue)))  # type: ignore[misc]
        edit = edits(level)
        print(
            f"{side}²: {len(level.objects)} objects checked in {whole / 1000:.0f} ms; "
            f"a painted cell {edit:.1f} µs, a search of the whole map {search / edit:.0f} × as long"
        )


if __name__ == "__main__":
    main()
