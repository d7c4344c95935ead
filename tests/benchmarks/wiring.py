"""Wires while a level is edited, beside rebuilding a networkx graph of cells.

`python -m tests.benchmarks.wiring` measures 10,000 and 100,000 cells of wire, once in circuits of about 80
cells, once in one huge net. An edit counts from doing it to having nets, links, findings and what is new of
them; planning it is counted with previews. Times are those of the processor: others may use the machine.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import median
from time import thread_time

import networkx as nx

from editor.core.document import Document
from editor.core.edits import PlaceObjects, RemoveObjects, SetProperty, WireEdit
from editor.core.edits.edit import Edit
from editor.core.facing import new_object
from editor.core.refusal import Refusal
from editor.core.tools.pointer import Pointer
from editor.core.tools.tool import Gesture
from editor.core.tools.wire import Wire
from schemas.model import Cell
from simulation.level.level import Level
from simulation.wiring.change import apply
from simulation.wiring.circuits import Limits
from simulation.wiring.drag import plan_drag
from simulation.wiring.erase import plan_erase
from simulation.wiring.findings import connection_findings
from simulation.wiring.nets import walk
from simulation.wiring.upkeep.live_wiring import LiveWiring
from simulation.wiring.upkeep.net_index import NetIndex

SIZES = (10_000, 100_000)
FLOOR = 2
WIDTH, HEIGHT, STRIDE = 34, 11, 2
EDITS, DRAGS, CUTS, PEER = 400, 12, 30, 3
TRUNK = ((0, 0), (0, 8), (12, 8), (12, 0), (24, 0), (24, 8), (31, 8))
BRANCHES = (((12, 4), (18, 4)), ((24, 4), (30, 4)), ((6, 8), (6, 2)))
OBJECTS = (
    ("pressure_plate", (0, 0)), ("dart_launcher", (31, 8)), ("timer", (18, 0)),
    ("door", (18, 4)), ("door", (30, 4)), ("door", (6, 2)),
)  # fmt: skip
GOALS = {
    "full build": (50, 400),
    "rule run from scratch": (60, 900),
    "commit p95": (4, 8),
    "commit p99": (16, 16),
    "preview p95": (2, 4),
    "cut p95": (16, 16),
}
"""Milliseconds at the two sizes."""


@dataclass
class Figures:
    """Milliseconds by row, and those of the peer in the same run."""

    title: str
    size: int
    rows: dict[str, float] = field(default_factory=dict)
    peer: float = 0.0

    def print(self) -> None:
        """One line a row."""
        print(f"\n{self.title}; rebuilt by networkx, cell by cell: {self.peer:.0f} ms")
        for row, taken in self.rows.items():
            goal = GOALS.get(row)
            limit = goal[SIZES.index(self.size)] if goal else None
            verdict = f"goal {limit} ms {'reached' if taken <= limit else 'MISSED'}" if limit else ""
            print(f"  {row:24} {taken:9.2f} ms {self.peer / taken:9.1f} ×  {verdict}")


def circuits(cells: int) -> Level:
    """As many circuits as make so many cells, side by side."""
    tile = wired(Level.blank(WIDTH, HEIGHT, material=FLOOR), OBJECTS, (TRUNK, *BRANCHES))
    count = round(cells / len(tile.wires))
    columns = 1024 // WIDTH
    level = Level.blank(1024, (count // columns + 1) * HEIGHT, material=FLOOR)
    for number in range(count):
        x, y = number % columns * WIDTH, number // columns * HEIGHT
        for placed in tile.objects.values():
            key = f"{placed.id}-{number:05d}"
            cell = (placed.cell[0] + x, placed.cell[1] + y)
            level.objects[key] = placed.model_copy(update={"id": key, "cell": cell})
        for (u, v), wires in tile.wires.cells.items():
            level.wires.put((u + x, v + y), wires)
    return level


def huge_net(cells: int) -> Level:
    """One wire to and fro over the map: a plate where it begins, a door every 80 cells, a trap at its end."""
    rows = round(cells / (512 + STRIDE))
    ends = [(x, y * STRIDE) for y in range(rows) for x in ((0, 511) if y % 2 == 0 else (511, 0))]
    doors = [("door", (x, y * STRIDE)) for y in range(rows) for x in range(40, 500, 80)]
    objects = [("pressure_plate", ends[0]), *doors, ("dart_launcher", ends[-1])]
    return wired(Level.blank(512, rows * STRIDE, material=FLOOR), objects, (ends,))


def wired(level: Level, objects: Sequence[tuple[str, Cell]], drags: Sequence[Sequence[Cell]]) -> Level:
    """Objects and wires put into a level, no questions asked."""
    for number, (kind, cell) in enumerate(objects):
        key = f"{kind}-{number:05d}"
        level.objects[key] = new_object(kind, cell, key)
    cells = level.object_cells()
    for corners in drags:
        apply(level.wires, plan_drag(level.wires, cells, corners, forced=True).change)
    return level


def rebuilt(level: Level) -> None:
    """The naive peer: a graph of all nodes, its components, and what is attached to each."""
    graph: nx.Graph[tuple[Cell, int]] = nx.Graph()
    for cell, wires in level.wires.cells.items():
        for group in wires.groups:
            graph.add_node((cell, group))
            graph.add_edges_from(((cell, group), other) for other in walk(level.wires, (cell, group)))
    objects = level.object_cells()
    for part in nx.connected_components(graph):
        sorted({objects[cell][0] for cell, _ in part if cell in objects})


def millis(work: Callable[[], object]) -> float:
    """How long it takes."""
    began = thread_time()
    work()
    return 1e3 * (thread_time() - began)


def edits(document: Document, dice: random.Random) -> Iterator[Edit]:
    """Branches drawn and erased, doors set on wires and taken away, wires cut and mended, delays set."""
    level, derived = document.level, document.derived
    cells = level.wires.sorted_cells()
    while True:
        x, y = dice.choice(cells)
        aside = min(x + 6, level.width - 1)
        drag = plan_drag(
            level.wires, derived.object_cells, [(x, y), (x, y + 1), (aside, y + 1)], True, derived.nets
        )
        if drag.change and y + 1 < level.height:
            yield WireEdit.plan("draw", drag.change)
        edge = dice.choice(cells)
        cut = plan_erase(level.wires, derived.object_cells, [(edge, (edge[0] + 1, edge[1]))])
        if cut:
            yield WireEdit.plan("erase", cut)
            yield WireEdit.plan("draw", cut.reversed())
        placed = PlaceObjects.plan(level, [new_object("door", dice.choice(cells), "new")], derived.placement)
        if not isinstance(placed, Refusal):
            yield placed
            yield RemoveObjects.plan(level, ["new"])
        timer = dice.choice([key for key in level.objects if key.startswith("timer")] or [""])
        delay = SetProperty.plan(level, [timer] if timer else [], "delay_ms", dice.randrange(100) * 100)
        if timer and not isinstance(delay, Refusal):
            yield delay


def commits(document: Document) -> list[float]:
    """Milliseconds of each edit and undo, with all that follows from it, ascending."""
    dice, taken = random.Random(1), []
    different = 0

    def note(told: object) -> None:
        nonlocal different
        different += 1

    document.derived.wiring.watch(note)
    document.derived.wiring.settle()

    def followed(change: Callable[[], object]) -> Callable[[], None]:
        def work() -> None:
            change()
            wiring = document.derived.wiring
            wiring.settle()
            assert wiring.links

        return work

    for edit in edits(document, dice):
        taken.append(millis(followed(lambda edit=edit: document.do(edit))))  # type: ignore[misc]
        if dice.random() < 0.3:
            taken.append(millis(followed(document.undo)))
            taken.append(millis(followed(document.redo)))
        if len(taken) >= EDITS:
            return sorted(taken)
    return sorted(taken)


def previews(document: Document) -> list[float]:
    """Milliseconds of each mouse move of drags of 40 cells with the Wiring tool, ascending."""
    dice, taken = random.Random(2), []
    cells, level = document.level.wires.sorted_cells(), document.level
    for _ in range(DRAGS):
        x, y = dice.choice(cells)
        gesture = Wire().begin(document, Pointer((x, y)))
        gesture.preview()
        for step in range(1, 41):
            cell = (min(x + step, level.width - 1), min(y + step // 2, level.height - 1))

            taken.append(millis(partial(moved, gesture, Pointer(cell))))
        gesture.cancel()
    return sorted(taken)


def moved(gesture: Gesture, pointer: Pointer) -> None:
    """A mouse move and what it shows."""
    gesture.move(pointer)
    gesture.preview()


def cuts(document: Document) -> list[float]:
    """Milliseconds of cutting a wire anywhere, with all that follows, ascending."""
    dice, level = random.Random(3), document.level
    cells, taken = level.wires.sorted_cells(), []
    while len(taken) < CUTS:
        x, y = dice.choice(cells)
        change = plan_erase(level.wires, document.derived.object_cells, [((x, y), (x + 1, y))])
        if change:
            document.do(WireEdit.plan("erase", change))
            taken.append(millis(document.derived.wiring.settle))
            document.undo()
            document.derived.wiring.settle()
    return sorted(taken)


def at(taken: Sequence[float], share: float) -> float:
    """The figure that this share lies below."""
    return taken[min(int(len(taken) * share), len(taken) - 1)]


def measured(title: str, level: Level, size: int) -> Figures:
    """All rows for one level."""
    figures = Figures(f"{title}, {len(level.wires):,} cells, {len(level.objects):,} objects", size)
    objects = level.object_cells()
    delays = {key: 1_000 for key in level.objects if key.startswith("timer")}
    rebuilds = [millis(lambda: rebuilt(level)) for _ in range(PEER)]
    builds = [millis(lambda: NetIndex(level.wires, objects)) for _ in range(5)]
    figures.rows["full build"] = median(builds)
    figures.rows["full build, with islands"] = millis(
        lambda: LiveWiring(level.wires, objects, delays, Limits())
    )
    runs = [millis(lambda: connection_findings(level.wires, objects, delays)) for _ in range(3)]
    figures.rows["rule run from scratch"] = median(runs)
    document = Document(level)
    for row, taken in (
        ("preview", previews(document)),
        ("commit", commits(document)),
        ("cut", cuts(document)),
    ):
        figures.rows |= {
            f"{row} median": at(taken, 0.5),
            f"{row} p95": at(taken, 0.95),
            f"{row} p99": at(taken, 0.99),
        }
    rebuilds += [millis(lambda: rebuilt(level)) for _ in range(PEER)]
    figures.peer = median(rebuilds)
    return figures


def main() -> None:
    """Print every figure."""
    for size in SIZES:
        measured("circuits of 80 cells", circuits(size), size).print()
        measured("one huge net", huge_net(size), size).print()


if __name__ == "__main__":
    main()
