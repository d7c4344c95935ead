"""Nets as they will be after a drag: the old ones, united by the cells that it passes.

Works from the nets as they are and the cells of the drag alone, so that a preview needs no rebuild.
A *bundle* is one net to be: named by the number of one of its pieces. Pieces are old nets by their
number, and groups in the drag's cells by numbers after those.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from schemas.model import Cell
from simulation.wiring.grid import SINKS, ObjectCells, WireCell, WireGrid, terminal_at
from simulation.wiring.net_table import NetTable, first_free
from simulation.wiring.sides import OPPOSITE, side_towards


class Bundles:
    """Which activators reach which sinks, over nets that may have been joined."""

    def __init__(self, nets: NetTable) -> None:
        self.nets = nets
        self.first = first_free(nets)
        """Pieces below this number are old nets."""
        self.families = dict(nets.families)
        self._above: dict[int, int] = {}
        self._pieces: dict[int, list[int]] = {}
        self._attached: dict[int, list[str]] = {}
        self._extra_of: dict[str, list[int]] = {}

    def top(self, piece: int) -> int:
        """The bundle of a piece."""
        while piece in self._above:
            piece = self._above[piece]
        return piece

    def join(self, one: int, other: int) -> None:
        """Make one bundle of two pieces' bundles."""
        one, other = sorted((self.top(one), self.top(other)))
        if one != other:
            self._above[other] = one
            self._pieces.setdefault(one, [one]).extend(self._pieces.pop(other, [other]))

    def attach(self, piece: int, object_id: str, family: str) -> None:
        """Attach an object to a piece."""
        self.families[object_id] = family
        self._attached.setdefault(piece, []).append(object_id)
        self._extra_of.setdefault(object_id, []).append(piece)

    def pieces(self, bundle: int) -> list[int]:
        """What a bundle was put together from."""
        return self._pieces.get(bundle, [bundle])

    def old_nets(self, bundle: int) -> list[int]:
        """The old nets in a bundle, sorted."""
        return sorted(piece for piece in self.pieces(bundle) if piece < self.first)

    def objects(self, bundle: int) -> Iterator[str]:
        """The objects on a bundle; one may come twice."""
        for piece in self.pieces(bundle):
            if piece < self.first:
                yield from self.nets.objects[piece]
            yield from self._attached.get(piece, ())

    def of(self, object_id: str) -> list[int]:
        """The bundles that an object is on."""
        pieces = (*self.nets.of(object_id), *self._extra_of.get(object_id, ()))
        return sorted({self.top(piece) for piece in pieces})

    def through_timers(self, bundles: Iterable[int]) -> list[int]:
        """These bundles and all that hang on them through timers."""
        reached = list(dict.fromkeys(bundles))
        seen = set(reached)
        for bundle in reached:
            for key in self.objects(bundle):
                if self.families[key] == "timer":
                    new = [other for other in self.of(key) if other not in seen]
                    reached += new
                    seen.update(new)
        return reached

    def found(self, bundles: Iterable[int], *families: str) -> list[str]:
        """The objects of these families on some bundles, sorted."""
        ids = {key for bundle in bundles for key in self.objects(bundle) if self.families[key] in families}
        return sorted(ids)

    def reach(self, activator: str) -> list[str]:
        """The mechanisms and doors that an activator reaches, sorted."""
        return self.found(self.through_timers(self.of(activator)), *SINKS)


def joined(
    grid: WireGrid,
    objects: ObjectCells,
    nets: NetTable,
    path: Sequence[Cell],
    decided: Mapping[Cell, WireCell | None],
) -> tuple[Bundles, list[int], list[int]]:
    """The bundles after a drag, those in its cells and those that it is part of, in its order."""
    bundles = Bundles(nets)
    pieces: dict[tuple[Cell, int], int] = {}
    for cell, wires in decided.items():
        terminal = terminal_at(objects, cell)
        for group in wires.groups if wires is not None else ():
            piece = pieces[(cell, group)] = bundles.first + len(pieces)
            for old in _within(grid, nets, cell, group):
                bundles.join(piece, old)
            if terminal is not None:
                bundles.attach(piece, *terminal)
    drawn: list[int] = []
    for here, there in zip(path, path[1:], strict=False):
        side = side_towards(here, there)
        drawn.append(_piece(pieces, decided, here, side))
        bundles.join(drawn[-1], _piece(pieces, decided, there, OPPOSITE[side]))
    around, along = (dict.fromkeys(map(bundles.top, some)) for some in (pieces.values(), drawn))
    return bundles, list(around), list(along)


def _piece(
    pieces: Mapping[tuple[Cell, int], int], decided: Mapping[Cell, WireCell | None], cell: Cell, side: int
) -> int:
    wires = decided[cell]
    return pieces[(cell, wires.group(side) if wires is not None else 0)]


def _within(grid: WireGrid, nets: NetTable, cell: Cell, group: int) -> list[int]:
    """The old nets in a cell whose sides lie inside the new group."""
    return [nets.net_of[(cell, old)] for old in grid.groups(cell) if old & group]
