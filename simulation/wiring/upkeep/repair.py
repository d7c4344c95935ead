"""Puts nets together again after some blocks were flooded anew: what has come apart, what has met.

Pieces that came with the flooding are *new*, those that went are *gone*, all others *stayed*. A net that lost
pieces may have come apart, unless each of these is replaced by one that leads wherever it led.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping

from schemas.model import Cell
from simulation.wiring.grid import WireCell
from simulation.wiring.net_table import Node
from simulation.wiring.sides import BITS, OPPOSITE, neighbour
from simulation.wiring.upkeep.live_net import LIMBO, LiveNet
from simulation.wiring.upkeep.parting import Search, Sets
from simulation.wiring.upkeep.pieces import Piece, neighbours

RULES = ("WIR-09",)


class Repair:
    """One repair. `piece_of` knows the new pieces, their `net` is LIMBO; those gone still know theirs."""

    def __init__(
        self, cells: Mapping[Cell, WireCell], piece_of: Mapping[Node, Piece],
        gone: Iterable[Piece], new: Iterable[Piece],
    ) -> None:  # fmt: skip
        self._cells, self._piece_of = cells, piece_of
        self._gone, self._new = list(gone), list(new)
        self._sets = Sets()
        self._parts: dict[Hashable, list[Piece]] = {}
        """Set → pieces that stayed and have come off their nets."""
        self._rests: dict[LiveNet, Hashable] = {}
        """Net of before → the set of what is left of it."""
        self._takers: dict[Hashable, LiveNet] = {}
        """Set → the net that takes it."""
        beside = (piece.net for new in self._new for piece in self._links(new))
        touched = dict.fromkeys([*(piece.net for piece in self._gone), *beside])
        self.touched = [net for net in touched if net is not LIMBO]
        """The nets of before that lose pieces or meet new ones."""

    def run(self) -> dict[LiveNet, list[LiveNet]]:
        """Change the nets; each touched one → the nets that hold its wire now, itself perhaps."""
        for piece in self._gone:
            piece.net.drop(piece)
        doubtful = self._doubtful()
        self._join(doubtful)
        searches: dict[LiveNet, Search] = {}
        for net, seeds in doubtful.items():
            if seeds:
                searches[net] = Search(net, seeds, self._sets, self._links)
                searches[net].run()
        off = {net: self._take_off(net, searches.get(net)) for net in self.touched}
        self._assemble()
        return {net: self._holders(net, off[net]) for net in self.touched}

    @property
    def nets(self) -> list[LiveNet]:
        """The nets that hold what is new, what came off, and what is left of those touched."""
        stayed = (net for net in self.touched if net.pieces)
        off = (piece.net for pieces in self._parts.values() for piece in pieces[:1])
        return list(dict.fromkeys([*stayed, *off, *(piece.net for piece in self._new)]))

    def _links(self, piece: Piece) -> tuple[Piece, ...]:
        return neighbours(piece, self._cells, self._piece_of)

    def _at(self, cell: Cell, side: int) -> Piece | None:
        wires = self._cells.get(cell)
        return self._piece_of.get((cell, wires.group(side))) if wires is not None else None

    def _doubtful(self) -> dict[LiveNet, list[Piece]]:
        """Nets that may have come apart → pieces that stayed, beside those that they lost."""
        doubtful = {piece.net: dict[Piece, None]() for piece in self._gone if not self._is_replaced(piece)}
        for piece in self._gone:
            beside = doubtful.get(piece.net)
            for cell, side in piece.exits if beside is not None else ():
                beyond = self._at(neighbour(cell, side), OPPOSITE[side])
                if beside is not None and beyond is not None and beyond.net is not LIMBO:
                    beside[beyond] = None
        return {net: list(beside) for net, beside in doubtful.items()}

    def _is_replaced(self, piece: Piece) -> bool:
        """Whether one piece leads wherever this one did."""
        within = {self._at(cell, side) for cell, side in piece.exits}
        return len(within) <= 1 and None not in within

    def _join(self, doubtful: Mapping[LiveNet, object]) -> None:
        """Join the new pieces with what they lead to: other new ones, whole nets, pieces of doubtful nets."""
        for piece in self._new:
            for other in self._links(piece):
                whole = other.net is not LIMBO and other.net not in doubtful
                self._sets.join(piece, other.net if whole else other)
                if other.net is not LIMBO:
                    other.links = None
        for piece in self._gone:
            if piece.net not in doubtful and piece.exits:
                self._sets.join(self._at(*piece.exits[0]), piece.net)

    def _take_off(self, net: LiveNet, search: Search | None) -> list[Piece]:
        """Take off a net what has come off it; one piece for each set of these."""
        if not net.pieces:
            return []
        self._rests[net] = search.rest if search is not None else net
        off = search.parts() if search is not None else {}
        for top, pieces in off.items():
            for piece in pieces:
                net.drop(piece)
            self._parts.setdefault(top, []).extend(pieces)
        return [pieces[0] for pieces in off.values()]

    def _assemble(self) -> None:
        """Make one net of each set; the largest net in it takes up the rest."""
        takers = self._takers
        for net in sorted(self._rests, key=lambda net: -net.size):
            taker = takers.setdefault(self._sets.top(self._rests[net]), net)
            if taker is not net:
                taker.absorb(net)
        for top, pieces in (*self._parts.items(), *((piece, [piece]) for piece in self._new)):
            taker = takers.setdefault(self._sets.top(top), LiveNet())
            for piece in pieces:
                taker.add(piece)

    def _holders(self, net: LiveNet, off: Iterable[Piece]) -> list[LiveNet]:
        """The nets that hold wire of a net of before."""
        rest = self._rests.get(net)
        found = {piece.net: None for piece in off}
        if rest is not None:
            found[self._takers[self._sets.top(rest)]] = None
        gone = (node for piece in self._gone if piece.net is net for node in piece.nodes)
        for cell, group in gone:
            for side in BITS[group]:
                piece = self._at(cell, side)
                if piece is not None:
                    found[piece.net] = None
        return list(found)
