"""One net of a live index: its pieces, what hangs on it, and the number that it keeps while it stays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from operator import attrgetter

from schemas.model import Cell
from simulation.wiring.net_table import Node
from simulation.wiring.sides import by_row
from simulation.wiring.upkeep.pieces import Piece

RULES = ("WIR-09",)


@dataclass(frozen=True, slots=True)
class Identity:
    """What a net keeps through edits: its number, and the cell that its colour hangs on."""

    number: int
    anchor: Cell


class LiveNet:
    """A net as the sum of its pieces."""

    __slots__ = (
        "_crossings", "_ends", "_objects", "_order", "_shared", "_sides", "_sorted", "identity", "labels",
        "pieces", "size",
    )  # fmt: skip

    identity: Identity

    def __init__(self) -> None:
        self.pieces: dict[Piece, None] = {}
        self.size = 0
        self.labels: dict[Cell, None] = {}
        self._ends: dict[Cell, None] = {}
        self._objects: dict[str, int] = {}
        """Object → how many pieces it is attached to."""
        self._sorted: tuple[str, ...] | None = ()
        self._shared: dict[Cell, int] = {}
        """Cells with several wires → how many of them are its own."""
        self._crossings = 0
        """How often it comes to a cell where it is already."""
        self._sides = 0
        self._order: tuple[int, int, int] | None = None

    @property
    def number(self) -> int:
        """Its number."""
        return self.identity.number

    def add(self, piece: Piece) -> None:
        """Take up a piece, which is in no net."""
        piece.net = self
        self.pieces[piece] = None
        self.size += len(piece.nodes)
        self._sides += piece.sides
        self._order = None
        if not piece.is_plain:
            self._add_more(piece)

    def _add_more(self, piece: Piece) -> None:
        self.labels.update(dict.fromkeys(piece.labels))
        self._ends.update(dict.fromkeys(piece.ends))
        for key in piece.objects:
            self._objects[key] = self._objects.get(key, 0) + 1
            self._sorted = None
        for cell in piece.shared:
            self._shared[cell] = self._shared.get(cell, 0) + 1
            self._crossings += self._shared[cell] > 1

    def absorb(self, other: LiveNet) -> None:
        """Take up all pieces of another net, which is no net any more."""
        for piece in other.pieces:
            piece.net = self
            if not piece.is_plain:
                self._add_more(piece)
        self.pieces.update(other.pieces)
        self.size += other.size
        self._sides += other._sides
        self._order = None
        other.pieces = {}

    def drop(self, piece: Piece) -> None:
        """Give up a piece of its own."""
        del self.pieces[piece]
        self.size -= len(piece.nodes)
        self._sides -= piece.sides
        self._order = None
        if not piece.is_plain:
            self._drop_more(piece)

    def _drop_more(self, piece: Piece) -> None:
        for cell in piece.labels:
            del self.labels[cell]
        for cell in piece.ends:
            del self._ends[cell]
        for key in piece.objects:
            self._objects[key] -= 1
            if not self._objects[key]:
                del self._objects[key]
                self._sorted = None
        for cell in piece.shared:
            self._crossings -= self._shared[cell] > 1
            self._shared[cell] -= 1
            if not self._shared[cell]:
                del self._shared[cell]

    @property
    def order(self) -> tuple[int, int, int]:
        """Sorting key: row, column and sides of its smallest node."""
        if self._order is None:
            self._order = min(piece.order for piece in self.pieces)
        return self._order

    @property
    def first(self) -> Cell:
        """Its first cell, row by row."""
        return self.order[1], self.order[0]

    @property
    def label(self) -> Cell | None:
        """The cell that its name is written in, the first of several."""
        return min(self.labels, key=by_row, default=None)

    @property
    def loops(self) -> int:
        """How many edges could go without a place of it coming off; its wires in one cell are one place."""
        return self._sides // 2 - (self.size - self._crossings) + 1

    @property
    def ends(self) -> tuple[Cell, ...]:
        """Where its wire ends without an object, row by row."""
        return tuple(sorted(self._ends, key=by_row))

    @property
    def objects(self) -> tuple[str, ...]:
        """What is attached to it, sorted."""
        if self._sorted is None:
            self._sorted = tuple(sorted(self._objects))
        return self._sorted

    def nodes(self) -> Iterator[Node]:
        """All its nodes, its smallest first."""
        for piece in sorted(self.pieces, key=attrgetter("order")):
            yield from piece.nodes


LIMBO = LiveNet()
"""Where pieces are that have no net yet."""
