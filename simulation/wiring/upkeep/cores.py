"""The part of a net in which its loops lie: all but pieces that hang on by one edge."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import TypeAlias

from schemas.model import Cell
from simulation.wiring.net_table import Node
from simulation.wiring.upkeep.pieces import Piece

Beyond: TypeAlias = Callable[[Piece], Iterable[Piece]]
"""The pieces beyond the exits of a piece, one for each exit."""


def core(pieces: Iterable[Piece], beyond: Beyond) -> Sequence[Node]:
    """The nodes of those pieces of a net that a loop may pass, piece by piece.

    Where the net comes twice through a cell it hangs together, as far as loops go.
    """
    beside = {piece: list(beyond(piece)) for piece in pieces}
    looped = _join_at_crossings(beside)
    left = {piece: len(others) for piece, others in beside.items()}
    waiting = [piece for piece, count in left.items() if count < 2 and piece not in looped]
    while waiting:
        piece = waiting.pop()
        if left.pop(piece, None) is None:
            continue
        for other in beside[piece]:
            if other in left:
                left[other] -= 1
                if left[other] < 2 and other not in looped:
                    waiting.append(other)
    return [node for piece in sorted(left, key=lambda piece: piece.order) for node in piece.nodes]


def _join_at_crossings(beside: dict[Piece, list[Piece]]) -> dict[Piece, None]:
    """Note pieces that share a cell as beside each other; those that have loops of their own."""
    there: dict[Cell, list[Piece]] = {}
    for piece in beside:
        for cell in piece.shared:
            there.setdefault(cell, []).append(piece)
    looped = {piece: None for piece in beside if piece.loops}
    for pieces in there.values():
        for one, other in combinations(pieces, 2):
            if one is other:
                looped[one] = None
            else:
                beside[one].append(other)
                beside[other].append(one)
    return looped
