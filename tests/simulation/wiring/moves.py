"""Random sequences of what a designer does with wires, on a map so small that everything meets."""

from __future__ import annotations

from typing import Any, TypeVar

from hypothesis import strategies as st

from schemas.model import Cell
from simulation.wiring.grid import (
    HOP_H,
    HOP_V,
    HOPS,
    JOINT,
    TERMINALS,
    ObjectCells,
    WireGrid,
    ports,
    terminal_at,
)
from simulation.wiring.nets import nets
from simulation.wiring.sides import ALL, BITS, OPPOSITE, E, S, neighbour
from tests.simulation.wiring.board import Board

Chosen = TypeVar("Chosen")
SIDE = 5
Edge = tuple[Cell, int]
Move = tuple[str, tuple[Any, ...]]

along = st.integers(0, SIDE - 1)
cells = st.tuples(along, along)
straight = st.one_of(
    st.builds(lambda x, a, b: ((x, a), (x, b)), along, along, along),
    st.builds(lambda y, a, b: ((a, y), (b, y)), along, along, along),
)
corners = st.one_of(straight, st.lists(cells, min_size=2, max_size=4).map(tuple))
letters = st.sampled_from("PPMMDDTTB")
picks = st.integers(0, 1000)
"""Which of the things that are there a move takes: counted round them."""

drags = st.tuples(st.just("drag"), corners)
moves = st.one_of(
    drags,
    st.tuples(st.just("erase"), st.tuples(picks)),
    st.tuples(st.just("place"), st.tuples(letters, picks, st.booleans())),
    st.tuples(st.just("remove"), st.tuples(picks)),
    st.tuples(st.just("cross"), st.tuples(picks, st.sampled_from((HOP_H, HOP_V, JOINT)))),
)
histories = st.builds(
    lambda objects, first, rest: [*objects, *first, *rest],
    st.lists(st.tuples(st.just("place"), st.tuples(letters, picks, st.booleans())), max_size=6),
    st.lists(drags, min_size=2, max_size=7),
    st.lists(moves, max_size=6),
)


def make(board: Board, move: Move) -> None:
    """Do one move; one that does not fit does nothing."""
    what, arguments = move
    if what == "drag":
        board.drag(*arguments)
    elif what == "place":
        _place(board, *arguments)
    else:
        _change(board, what, *arguments)


def _place(board: Board, letter: str, pick: int, long: bool) -> None:
    """On a wire that is there, or anywhere on an empty map."""
    everywhere = [(x, y) for x in range(SIDE) for y in range(SIDE)]
    x, y = _picked(board.grid.sorted_cells() if pick % 3 else everywhere, pick // 3) or (0, 0)
    body = [(x, y), (x + 1, y)] if long and letter != "T" else [(x, y)]
    if not any(cell in board.objects for cell in body):
        board.place(f"{letter}{len(board.delays)}", *body, delay=100 * (pick % 7))


def _change(board: Board, what: str, pick: int, x4: int = JOINT) -> None:
    match what:
        case "erase":
            board.erase(*_picked(list(board.grid.edges()), pick) or ())
        case "remove":
            name = _picked(sorted({name for name, _ in board.objects.values()}), pick)
            board.remove(name or "none")
        case "cross":
            crossings = [cell for cell in board.grid.sorted_cells() if board.grid.mask(cell) == ALL]
            board.cross(_picked(crossings, pick) or (0, 0), x4)


def _picked(choices: list[Chosen], pick: int) -> Chosen | None:
    return choices[pick % len(choices)] if choices else None


def played(history: list[Move]) -> Board:
    """The map after these moves."""
    board = Board()
    for move in history:
        make(board, move)
    return board


def net_of_edges(board: Board) -> dict[Edge, int]:
    """Every unit edge of a board and its net."""
    return edges_and_nets(board.grid, board.objects)


def edges_and_nets(grid: WireGrid, objects: ObjectCells) -> dict[Edge, int]:
    """Every unit edge and its net."""
    found = nets(grid, objects)
    return {
        (cell, side): found.net_of[(cell, wires.group(side))]
        for cell, wires in grid.cells.items()
        for side in BITS[wires.mask & (E | S)]
    }


def merged(before: dict[Edge, int], now: dict[Edge, int]) -> set[tuple[int, ...]]:
    """The groups of old nets that share a new net."""
    held: dict[int, set[int]] = {}
    for edge in before.keys() & now.keys():
        held.setdefault(now[edge], set()).add(before[edge])
    return {tuple(sorted(old)) for old in held.values() if len(old) > 1}


def split(before: dict[Edge, int], now: dict[Edge, int]) -> set[tuple[int, ...]]:
    """The groups of new nets that were one."""
    return merged(now, before)


def wrongs(grid: WireGrid, objects: dict[Cell, tuple[str, str]]) -> list[str]:
    """What is inconsistent in a grid; nothing ever should be."""
    found = []
    for cell, wires in grid.cells.items():
        terminal = terminal_at(objects, cell)
        family = terminal[1] if terminal else None
        if any(not grid.mask(neighbour(cell, side)) & OPPOSITE[side] for side in BITS[wires.mask]):
            found.append(f"{cell}: an edge has one end only")
        if family is None and (wires.x4 in (*HOPS, JOINT)) != (wires.mask == ALL):
            found.append(f"{cell}: a state where none belongs, or none where one does")
        if (family in TERMINALS) != bool(wires.part):
            found.append(f"{cell}: groups do not fit {family}")
        if family == "timer" and wires.part != ports(wires.mask):
            found.append(f"{cell}: a timer's ports are not apart")
        if wires.part and sum(wires.part) != wires.mask:
            found.append(f"{cell}: groups are no partition")
    return found
