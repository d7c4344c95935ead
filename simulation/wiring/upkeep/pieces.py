"""Pieces: what of a net lies in one block of 16 × 16 cells. An index of nets is made of them.

Sections (from joint to joint) are as many as there are cells in a mesh, and one may be as long as the whole
wire in a snake. Pieces bound both: an edit floods the blocks that it touches and no cell elsewhere, and the
largest net of a level has some thousand pieces.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, TypeAlias

from schemas.model import Cell
from simulation.wiring.grid import ObjectCells, WireCell, terminal_at
from simulation.wiring.net_table import Node
from simulation.wiring.sides import BITS, OPPOSITE, STEP, by_row

if TYPE_CHECKING:
    from simulation.wiring.upkeep.live_net import LiveNet

RULES = ("WIR-09",)

SHIFT = 4
"""Blocks are 2 to the power of this cells wide and high."""
Block: TypeAlias = tuple[int, int]
_STEPS = tuple(tuple((side, *STEP[side], OPPOSITE[side]) for side in BITS[mask]) for mask in range(16))
"""Per group its sides, each with its step and the side on which it enters the next cell."""


class Piece:
    """Nodes of one net that hang together inside one block."""

    __slots__ = ("ends", "exits", "labels", "links", "net", "nodes", "objects", "order", "shared", "sides")

    net: LiveNet

    def __init__(self, first: Node) -> None:
        self.nodes: list[Node] = [first]
        """Its smallest first."""
        (x, y), group = first
        self.order = (y, x, group)
        """Sorting key of its smallest node."""
        self.exits: tuple[tuple[Cell, int], ...] = ()
        """The edges that leave the block: the cell inside and the side."""
        self.ends: tuple[Cell, ...] = ()
        self.shared: tuple[Cell, ...] = ()
        """Cells that have another wire too, once for each of its nodes there."""
        self.sides = 0
        """How many sides of cells it takes: twice the edges inside, once those that leave."""
        self.labels: tuple[Cell, ...] = ()
        self.objects: tuple[str, ...] = ()
        self.links: tuple[Piece, ...] | None = None
        """The pieces beyond the exits; None until they are asked for."""

    @property
    def is_plain(self) -> bool:
        """Whether there is nothing to it but wire."""
        return not (self.objects or self.shared or self.ends or self.labels)

    @property
    def loops(self) -> int:
        """How many of its edges could go without a node of it coming off."""
        return (self.sides - len(self.exits)) // 2 - len(self.nodes) + 1

    def same_as(self, other: Piece) -> bool:
        """Whether both are the same wire, attached to the same objects."""
        return (
            self.nodes == other.nodes
            and self.objects == other.objects
            and self.labels == other.labels
            and self.exits == other.exits
            and self.ends == other.ends
            and self.shared == other.shared
        )


def block_of(cell: Cell) -> Block:
    """The block that a cell lies in."""
    return cell[0] >> SHIFT, cell[1] >> SHIFT


def flood_block(
    cells: Mapping[Cell, WireCell], objects: ObjectCells, inside: Iterable[Cell], piece_of: dict[Node, Piece]
) -> list[Piece]:
    """The pieces of one block, by first node. `inside`: its cells with wire. Enters them in `piece_of`."""
    found: list[Piece] = []
    for cell in sorted(inside, key=by_row):
        for group in cells[cell].groups:
            if (cell, group) not in piece_of:
                found.append(_flood(cells, objects, (cell, group), piece_of))
    return found


def _flood(
    cells: Mapping[Cell, WireCell], objects: ObjectCells, first: Node, piece_of: dict[Node, Piece]
) -> Piece:
    """The piece that a node belongs to; this loop is the cost of a full build."""
    piece = piece_of[first] = Piece(first)
    reached, block_x, block_y = piece.nodes, first[0][0] >> SHIFT, first[0][1] >> SHIFT
    for cell, group in reached:
        x, y = cell
        steps = _STEPS[group]
        for side, dx, dy, entry in steps:
            u, v = x + dx, y + dy
            if u >> SHIFT != block_x or v >> SHIFT != block_y:
                piece.exits += ((cell, side),)
                continue
            wires = cells[(u, v)]
            node = ((u, v), wires.mask if not wires.part and wires.x4 not in (1, 2) else wires.group(entry))
            if node not in piece_of:
                piece_of[node] = piece
                reached.append(node)
        piece.sides += len(steps)
        wires = cells[cell]
        if group != wires.mask or len(steps) == 1 or wires.part or wires.label:
            _note(piece, cell, group, wires, objects)
    return piece


def _note(piece: Piece, cell: Cell, group: int, wires: WireCell, objects: ObjectCells) -> None:
    """Write down what else is in a cell: an object, a loose end, a label."""
    terminal = terminal_at(objects, cell)
    if terminal is not None and wires.part and terminal[0] not in piece.objects:
        piece.objects += (terminal[0],)
    if len(BITS[group]) == 1 and not wires.part:
        piece.ends += (cell,)
    if group != wires.mask:
        piece.shared += (cell,)
    if wires.label and group == wires.groups[0]:
        piece.labels += (cell,)


def neighbours(
    piece: Piece, cells: Mapping[Cell, WireCell], piece_of: Mapping[Node, Piece]
) -> tuple[Piece, ...]:
    """The pieces beyond its exits, each once."""
    if piece.links is None:
        piece.links = tuple(dict.fromkeys(beyond(piece, cells, piece_of)))
    return piece.links


def beyond(piece: Piece, cells: Mapping[Cell, WireCell], piece_of: Mapping[Node, Piece]) -> Iterator[Piece]:
    """The piece beyond each of its exits."""
    for (x, y), side in piece.exits:
        dx, dy = STEP[side]
        cell = (x + dx, y + dy)
        yield piece_of[(cell, cells[cell].group(OPPOSITE[side]))]
