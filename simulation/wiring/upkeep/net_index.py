"""The nets of a grid that is being edited: kept up to date by what changed, wherever the rest lies."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import itemgetter
from typing import Generic, TypeVar

from schemas.model import Cell
from simulation.wiring.bodies import Bodies
from simulation.wiring.grid import ObjectCells, WireGrid
from simulation.wiring.net_table import ByFamily, Node
from simulation.wiring.sides import by_row
from simulation.wiring.upkeep.collector import collector_resting
from simulation.wiring.upkeep.cores import core
from simulation.wiring.upkeep.heirs import Former, inherit
from simulation.wiring.upkeep.live_net import LIMBO, Identity, LiveNet
from simulation.wiring.upkeep.pieces import Block, Piece, beyond, block_of, flood_block
from simulation.wiring.upkeep.repair import Repair

RULES = ("WIR-09",)

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class NetsChanged:
    """What an edit did to nets, by number, ascending: those that are no more, are new, or hold other wire."""

    removed: tuple[int, ...] = ()
    added: tuple[int, ...] = ()
    changed: tuple[int, ...] = ()
    objects: tuple[str, ...] = ()
    """Objects that came, went, or have other cells, by id."""

    def __bool__(self) -> bool:
        return bool(self.removed or self.added or self.changed or self.objects)


class NetIndex(ByFamily):
    """The nets of `grid` and `objects`, both the caller's own; after changing them call `update`."""

    def __init__(self, grid: WireGrid, objects: ObjectCells) -> None:
        self._grid, self._objects = grid, objects
        self._nets: dict[int, LiveNet] = {}
        self._numbers: list[int] | None = None
        self._piece_of: dict[Node, Piece] = {}
        self._pieces: dict[Block, list[Piece]] = {}
        self._wired: dict[Block, dict[Cell, None]] = {}
        self._of: dict[str, tuple[int, ...]] = {}
        """Nets by object, as far as somebody asked."""
        self._next = 0
        with collector_resting():
            self.bodies = Bodies(objects)
            for cell in grid.cells:
                self._wired.setdefault(block_of(cell), {})[cell] = None
            self._mend(self._wired)

    def update(self, cells: Iterable[Cell]) -> NetsChanged:
        """Take in that the wires or the objects of these cells may be others than before.

        Costs what lies in their blocks and what comes apart there, whatever else is in the level.
        """
        changed = list(cells)
        objects = tuple(self.bodies.update(changed))
        for cell in changed:
            wired = self._wired.setdefault(block_of(cell), {})
            if cell in self._grid.cells:
                wired[cell] = None
            else:
                wired.pop(cell, None)
        for key in objects:
            self._of.pop(key, None)
        return replace(self._mend(dict.fromkeys(map(block_of, changed))), objects=objects)

    def _mend(self, blocks: Iterable[Block]) -> NetsChanged:
        gone: list[Piece] = []
        new: list[Piece] = []
        for block in blocks:
            self._flood(block, gone, new)
        if not gone and not new:
            return NetsChanged()
        repair = Repair(self._grid.cells, self._piece_of, gone, new)
        formers = [self._former(net) for net in repair.touched]
        holders = repair.run()
        heirs = inherit(dict(zip(formers, holders.values(), strict=True)), self._has_activator)
        told = self._identify(formers, repair.nets, heirs, new)
        self._forget_nets_of(told, (*gone, *new))
        return told

    def _forget_nets_of(self, told: NetsChanged, pieces: Iterable[Piece]) -> None:
        """Forget the nets of objects that may be on others now: by what was replaced or renumbered."""
        keys = [key for piece in pieces for key in piece.objects]
        parted = len(told.changed) > 1 or told.removed
        for number in (*told.added, *(told.changed if parted else ())):
            keys += self._nets[number].objects
        for key in keys:
            self._of.pop(key, None)

    def _flood(self, block: Block, gone: list[Piece], new: list[Piece]) -> None:
        """Flood a block anew; pieces that are as they were stay."""
        former = self._pieces.get(block, [])
        for piece in former:
            for node in piece.nodes:
                del self._piece_of[node]
        by_first = {piece.nodes[0]: piece for piece in former}
        pieces = flood_block(self._grid.cells, self._objects, self._wired[block], self._piece_of)
        for place, piece in enumerate(pieces):
            stayed = by_first.get(piece.nodes[0])
            if stayed is not None and stayed.same_as(piece):
                del by_first[piece.nodes[0]]
                pieces[place] = stayed
                self._piece_of.update(dict.fromkeys(stayed.nodes, stayed))
            else:
                piece.net = LIMBO
                new.append(piece)
        gone.extend(by_first.values())
        self._pieces[block] = pieces

    def _former(self, net: LiveNet) -> Former:
        return Former(net.identity, net.label, self._has_activator(net), net.size)

    def _has_activator(self, net: LiveNet) -> bool:
        families = self.bodies.families
        return any(families.get(key) == "activator" for key in net.objects)

    def _identify(
        self,
        formers: Iterable[Former],
        nets: Sequence[LiveNet],
        heirs: Mapping[LiveNet, Identity],
        new: Iterable[Piece],
    ) -> NetsChanged:
        begun: dict[LiveNet, tuple[int, int, int]] = {}
        for piece in new:
            begun[piece.net] = min(piece.order, begun.get(piece.net, piece.order))
        before = {former.identity.number for former in formers}
        for number in sorted(before):
            del self._nets[number]
        fresh = [(begun.get(net) or net.order, net) for net in nets if net not in heirs]
        for (y, x, _), net in sorted(fresh, key=itemgetter(0)):
            net.identity = Identity(self._next, (x, y))
            self._next += 1
        for net, identity in heirs.items():
            net.identity = identity
        self._nets.update((net.number, net) for net in nets)
        self._numbers = None
        now = {net.number for net in nets}
        removed, added, changed = (tuple(sorted(each)) for each in (before - now, now - before, now & before))
        return NetsChanged(removed, added, changed)

    @property
    def numbers(self) -> Sequence[int]:
        """The numbers of all nets, ascending."""
        if self._numbers is None:
            self._numbers = sorted(self._nets)
        return self._numbers

    def __len__(self) -> int:
        return len(self._nets)

    def __contains__(self, net: int) -> bool:
        return net in self._nets

    @property
    def net_of(self) -> Mapping[Node, int]:
        """The net of each node."""
        return _NetOf(self._piece_of)

    @property
    def nodes(self) -> ByNumber[tuple[Node, ...]]:
        """Per net its nodes, its smallest first; put together when asked for."""
        return ByNumber(self._nets, lambda net: tuple(net.nodes()))

    @property
    def cores(self) -> ByNumber[Sequence[Node]]:
        """Per net nodes among which all lie that a loop passes."""
        cells, piece_of = self._grid.cells, self._piece_of
        return ByNumber(
            self._nets, lambda net: core(net.pieces, lambda piece: beyond(piece, cells, piece_of))
        )

    @property
    def firsts(self) -> ByNumber[Cell]:
        """Per net its first cell, row by row."""
        return ByNumber(self._nets, lambda net: net.first)

    @property
    def sizes(self) -> ByNumber[int]:
        """Per net how many nodes it has."""
        return ByNumber(self._nets, lambda net: net.size)

    @property
    def anchors(self) -> ByNumber[Cell]:
        """Per net the cell that its colour hangs on: where it began when it was new."""
        return ByNumber(self._nets, lambda net: net.identity.anchor)

    @property
    def ends(self) -> ByNumber[tuple[Cell, ...]]:
        """Per net the cells in which its wire ends without an object, row by row."""
        return ByNumber(self._nets, lambda net: net.ends)

    @property
    def labels(self) -> ByNumber[tuple[Cell, ...]]:
        """Per net the cells in which a name is written on its wire, row by row."""
        return ByNumber(self._nets, lambda net: tuple(sorted(net.labels, key=by_row)))

    @property
    def loops(self) -> ByNumber[int]:
        """Per net how many edges could go without a place of it coming off."""
        return ByNumber(self._nets, lambda net: net.loops)

    @property
    def objects(self) -> ByNumber[tuple[str, ...]]:
        """Per net the ids of attached objects, sorted."""
        return ByNumber(self._nets, lambda net: net.objects)

    @property
    def families(self) -> Mapping[str, str]:
        """Per object id its family, all objects that wires attach to, sorted by id."""
        return self.bodies.families

    def of(self, object_id: str) -> tuple[int, ...]:
        """The nets that an object is attached to, sorted; () without wire."""
        if object_id not in self._of:
            self._of[object_id] = self._nets_of(object_id)
        return self._of[object_id]

    def _nets_of(self, object_id: str) -> tuple[int, ...]:
        cells, piece_of = self._grid.cells, self._piece_of
        found = {
            piece_of[(cell, group)].net.identity.number: None
            for cell in self.bodies.cells(object_id)
            if cell in cells
            for group in cells[cell].groups
        }
        return tuple(sorted(found)) if len(found) > 1 else tuple(found)

    def order(self, net: int) -> tuple[int, int, int]:
        """Sorting key: nets in the order in which they would be numbered from scratch."""
        return self._nets[net].order


class ByNumber(Generic[Answer]):
    """Something about each net, by its number, asked when needed."""

    __slots__ = ("_ask", "_nets")

    def __init__(self, nets: Mapping[int, LiveNet], ask: Callable[[LiveNet], Answer]) -> None:
        self._nets, self._ask = nets, ask

    def __getitem__(self, net: int) -> Answer:
        return self._ask(self._nets[net])


class _NetOf(Mapping[Node, int]):
    """The numbers of nets by node."""

    __slots__ = ("_piece_of",)

    def __init__(self, piece_of: Mapping[Node, Piece]) -> None:
        self._piece_of = piece_of

    def __getitem__(self, node: Node) -> int:
        return self._piece_of[node].net.identity.number

    def __iter__(self) -> Iterator[Node]:
        return iter(self._piece_of)

    def __len__(self) -> int:
        return len(self._piece_of)
