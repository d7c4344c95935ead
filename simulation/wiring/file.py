"""Wires in the level file: maximal straight runs, and what the cells with more than their runs need."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from schemas.finding import Finding
from schemas.level import WiresPart
from schemas.message import Message
from schemas.model import Cell
from simulation.wiring.change import apply
from simulation.wiring.grid import (
    CROSSED,
    HOP_H,
    HOP_V,
    HOPS,
    JOINT,
    MOST_WIRED_CELLS,
    NO_CROSSING,
    Groups,
    ObjectCells,
    WireCell,
    WireGrid,
    ports,
    terminal_at,
    wire_cell,
)
from simulation.wiring.placing import plan_bare
from simulation.wiring.sides import ALL, BITS, LETTER, OPPOSITE, STEP, E, S, neighbour

MOST_EDGES = 2 * MOST_WIRED_CELLS
"""No more unit edges than so many cells can have: runs beyond that are set aside."""
AXES = {HOP_H: "H", HOP_V: "V", JOINT: "J", NO_CROSSING: ""}
_AXIS_OF = {letter: x4 for x4, letter in AXES.items()}
_SIDE_OF = {letter: side for side, letter in LETTER.items()}

_FIXES = {
    "W-CROSSING-UNSTATED": ("say_hop", "say_join"),
    "W-WIRE-CELL": ("drop_part",),
    "W-WIRE-ENDS": ("erase_ends",),
}
Run = tuple[int, int, int, int]
Stated = dict[Cell, tuple[int, str, str]]
"""What the file says of a cell: index of the entry, groups, axis."""


def wires_to_file(grid: WireGrid) -> WiresPart:
    """The wires as the file holds them, sorted; complete, so that reading gives the same grid."""
    cells = [(x, y, _letters(wires.part), AXES[wires.x4]) for (x, y), wires in sorted(grid.cells.items())]
    labels = ((*cell, wires.label) for cell, wires in sorted(grid.cells.items()) if wires.label)
    return WiresPart(
        runs=tuple(sorted(runs_of(grid))),
        cells=tuple(cell for cell in cells if cell[2] or cell[3]),
        labels=tuple(labels),
    )


def runs_of(grid: WireGrid) -> Iterator[Run]:
    """The maximal straight runs (x0, y0, x1, y1), from left to right and from top to bottom."""
    for start, wires in grid.cells.items():
        for side in (E, S):
            if wires.mask & side and not wires.mask & OPPOSITE[side]:
                end = start
                while grid.mask(end) & side:
                    end = neighbour(end, side)
                yield (*start, *end)


def wires_from_file(part: WiresPart, objects: ObjectCells) -> tuple[WireGrid, tuple[Finding, ...]]:
    """Rebuild the grid, and say what did not fit; what is wrong is left out, the rest stands.

    A four-way cell without a state becomes a hop, never a joint: opening a file must not connect.
    """
    masks, findings = _masks(part.runs)
    stated = {(x, y): (index, groups, axis) for index, (x, y, groups, axis) in enumerate(part.cells)}
    labels = {(x, y): text for x, y, text in part.labels}
    findings += _unwired("cells", [entry[:2] for entry in part.cells], masks)
    findings += _unwired("labels", [entry[:2] for entry in part.labels], masks)
    grid = WireGrid()
    for cell in sorted(masks):
        terminal = terminal_at(objects, cell)
        family = terminal[1] if terminal is not None else None
        grid.put(cell, _cell(cell, masks[cell], family, stated, labels.get(cell, ""), findings))
    _pull_apart(grid, objects, stated, findings)
    return grid, tuple(findings)


def _masks(runs: Iterable[Run]) -> tuple[dict[Cell, int], list[Finding]]:
    masks: dict[Cell, int] = {}
    findings: list[Finding] = []
    room = MOST_EDGES
    for index, (x0, y0, x1, y1) in enumerate(runs):
        length = abs(x1 - x0) + abs(y1 - y0)
        if (x0 == x1) == (y0 == y1) or length > room:
            value = f"[{x0}, {y0}, {x1}, {y1}]"
            findings.append(_error("wiring.file.run", f"wires.runs[{index}]", value))
            continue
        room -= length
        _draw(masks, (min(x0, x1), min(y0, y1)), E if y0 == y1 else S, length)
    return masks, findings


def _draw(masks: dict[Cell, int], start: Cell, side: int, length: int) -> None:
    (x, y), (dx, dy) = start, STEP[side]
    cells = [(x + dx * step, y + dy * step) for step in range(length + 1)]
    for cell in cells[:-1]:
        masks[cell] = masks.get(cell, 0) | side
    for cell in cells[1:]:
        masks[cell] = masks.get(cell, 0) | OPPOSITE[side]


def _cell(
    cell: Cell, mask: int, family: str | None, stated: Stated, label: str, findings: list[Finding]
) -> WireCell | None:
    """The wires of one cell from its mask and what the file states of it."""
    if cell not in stated:
        groups, axis, place = "", "", "wires.cells"
    else:
        index, groups, axis = stated[cell]
        place = f"wires.cells[{index}]"
    x4 = _AXIS_OF.get(axis)
    part = _part(groups, mask)
    if x4 is None or part is None:
        findings.append(_error("wiring.file.cell", place, value=f"{groups} {axis}".strip(), cells=(cell,)))
        x4, part = x4 or NO_CROSSING, part or ()
    if family == "timer":
        part = ports(mask)
    elif family is not None and not part:
        part = CROSSED if mask == ALL and x4 in HOPS else (mask,)
    if mask == ALL and x4 == NO_CROSSING and part in ((), CROSSED):
        findings.append(_warning("W-CROSSING-UNSTATED", "wiring.file.crossing_unstated", place, cell))
        x4 = HOP_H
    return wire_cell(mask, x4, part, label)


def _part(groups: str, mask: int) -> Groups | None:
    """The partition that letters such as "NS EW" stand for; None when it is not one of the mask."""
    letters = groups.replace(" ", "")
    if not letters:
        return ()
    if len(set(letters)) != len(letters) or any(letter not in _SIDE_OF for letter in letters):
        return None
    part = tuple(sorted(sum(_SIDE_OF[letter] for letter in group) for group in groups.split()))
    return part if sum(part) == mask else None


def _pull_apart(grid: WireGrid, objects: ObjectCells, stated: Stated, findings: list[Finding]) -> None:
    """Wire ends kept apart for an object that is not there: as if it had just been lifted."""
    kept = (cell for cell in sorted(stated) if (wires := grid.at(cell)) is not None and wires.part)
    lost = [cell for cell in kept if terminal_at(objects, cell) is None]
    for cell in lost:
        if len(grid.cells[cell].part) > 1:
            place = f"wires.cells[{stated[cell][0]}]"
            findings.append(_warning("W-WIRE-ENDS", "wiring.file.no_object", place, cell))
    apply(grid, plan_bare(grid, lost))


def _letters(part: Groups) -> str:
    return " ".join("".join(LETTER[side] for side in BITS[group]) for group in part)


def _unwired(name: str, cells: Iterable[Cell], masks: Mapping[Cell, int]) -> list[Finding]:
    return [
        _warning("W-WIRE-CELL", "wiring.file.no_wire", f"wires.{name}[{index}]", cell)
        for index, cell in enumerate(cells)
        if cell not in masks
    ]


def _error(code: str, path: str, value: str, cells: tuple[Cell, ...] = ()) -> Finding:
    message = Message(code, path=path, value=value)
    return Finding("error", "E-WIRE-FILE", message, path, (), cells, ("drop_part",))


def _warning(check: str, code: str, path: str, cell: Cell) -> Finding:
    message = Message(code, path=path, x=cell[0], y=cell[1])
    return Finding("warning", check, message, path, (), (cell,), _FIXES[check])
