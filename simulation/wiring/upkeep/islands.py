"""Islands: nets and objects that hang together. What is found on one concerns no other.

A circuit (nets and the timers between them) ends at activators, mechanisms and doors; an island goes on
there, as the rules do: two circuits that fire one mechanism are judged together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Generic, TypeVar

from schemas.model import Cell
from simulation.wiring.circuits import Circuits, Limits
from simulation.wiring.net_table import ByFamily, ByNet, Node
from simulation.wiring.upkeep.net_index import NetIndex

Answer_co = TypeVar("Answer_co", covariant=True)


class Island:
    """One island as it is until an edit touches it. Its circuits number its nets from 0, as from scratch."""

    def __init__(
        self, index: NetIndex, nets: Iterable[int], objects: Iterable[str],
        delays: Mapping[str, int], limits: Limits,
    ) -> None:  # fmt: skip
        self._index, self._delays, self._limits = index, delays, limits
        self.nets = tuple(nets)
        """Their numbers in the index."""
        self.objects = tuple(sorted(objects))

    @cached_property
    def circuits(self) -> Circuits:
        """What conducts on it."""
        local = IslandNets(self._index, self.nets, self.objects)
        delays = {key: self._delays[key] for key in self.objects if key in self._delays}
        return Circuits(local, delays, self._limits)


class IslandNets(ByFamily):
    """The nets of one island, numbered from 0 by their first node: a view of an index."""

    def __init__(self, index: NetIndex, nets: Iterable[int], objects: Iterable[str]) -> None:
        self._index = index
        known = tuple(nets)
        self.originals = tuple(sorted(known, key=index.order)) if len(known) > 1 else known
        """Per net its number in the index."""
        self._local = {net: number for number, net in enumerate(self.originals)}
        families = index.families
        self.families: Mapping[str, str] = {key: families[key] for key in objects}

    @property
    def numbers(self) -> range:
        """0 and up."""
        return range(len(self.originals))

    def __len__(self) -> int:
        return len(self.originals)

    @property
    def net_of(self) -> Mapping[Node, int]:
        """The net of each node of the island."""
        return _LocalNetOf(self._index, self._local)

    @property
    def nodes(self) -> ByNet[Sequence[Node]]:
        """Per net its nodes, its smallest first."""
        return _ByLocal(self._index.nodes, self.originals)

    @property
    def firsts(self) -> ByNet[Cell]:
        """Per net its first cell, row by row."""
        return _ByLocal(self._index.firsts, self.originals)

    @property
    def cores(self) -> ByNet[Sequence[Node]]:
        """Per net nodes among which all lie that a loop passes."""
        return _ByLocal(self._index.cores, self.originals)

    @property
    def sizes(self) -> ByNet[int]:
        """Per net how many nodes it has."""
        return _ByLocal(self._index.sizes, self.originals)

    @property
    def anchors(self) -> ByNet[Cell]:
        """Per net the cell that its colour hangs on."""
        return _ByLocal(self._index.anchors, self.originals)

    @property
    def ends(self) -> ByNet[Sequence[Cell]]:
        """Per net the cells in which its wire ends without an object, row by row."""
        return _ByLocal(self._index.ends, self.originals)

    @property
    def labels(self) -> ByNet[Sequence[Cell]]:
        """Per net the cells in which a name is written on its wire, row by row."""
        return _ByLocal(self._index.labels, self.originals)

    @property
    def loops(self) -> ByNet[int]:
        """Per net how many edges could go without a place of it coming off."""
        return _ByLocal(self._index.loops, self.originals)

    @property
    def objects(self) -> ByNet[Sequence[str]]:
        """Per net the ids of attached objects, sorted."""
        return _ByLocal(self._index.objects, self.originals)

    def of(self, object_id: str) -> tuple[int, ...]:
        """The nets that an object of the island is attached to, sorted."""
        return tuple(sorted(self._local[net] for net in self._index.of(object_id)))


class _ByLocal(Generic[Answer_co]):
    """Answers of the index by the numbers of an island."""

    __slots__ = ("_answers", "_originals")

    def __init__(self, answers: ByNet[Answer_co], originals: Sequence[int]) -> None:
        self._answers, self._originals = answers, originals

    def __getitem__(self, net: int) -> Answer_co:
        return self._answers[self._originals[net]]


class _LocalNetOf(Mapping[Node, int]):
    """Numbers of an island by node."""

    __slots__ = ("_index", "_local")

    def __init__(self, index: NetIndex, local: Mapping[int, int]) -> None:
        self._index, self._local = index, local

    def __getitem__(self, node: Node) -> int:
        return self._local[self._index.net_of[node]]

    def __iter__(self) -> Iterator[Node]:
        return (node for net in self._local for node in self._index.nodes[net])

    def __len__(self) -> int:
        return sum(self._index.sizes[net] for net in self._local)


class Islands:
    """All islands of an index: those that an edit touches are put together anew."""

    def __init__(self, index: NetIndex, delays: Mapping[str, int], limits: Limits) -> None:
        """`delays`: timer id → ms, the caller's own."""
        self._index, self._delays, self.limits = index, delays, limits
        self.of_net: dict[int, Island] = {}
        self.of_object: dict[str, Island] = {}
        self.renew([], index.numbers, index.families)

    def all(self) -> list[Island]:
        """Every island once."""
        return list(dict.fromkeys((*self.of_net.values(), *self.of_object.values())))

    def renew(
        self, stale: Iterable[Island], nets: Iterable[int], objects: Iterable[str]
    ) -> tuple[list[Island], list[Island]]:
        """Replace islands by those that their nets and objects, and these, make now: (gone, new).

        Others that turn out to hang on them go with them.
        """
        gone: dict[Island, None] = {}
        things: list[int | str] = [*nets, *objects]
        for island in stale:
            self._forget(island, gone, things)
        done: set[int | str] = set()
        new: list[Island] = []
        for thing in things:
            if thing not in done and self._is_there(thing):
                new.append(self._put_together(thing, done, gone, things))
        for island in new:
            self.of_net.update(dict.fromkeys(island.nets, island))
            self.of_object.update(dict.fromkeys(island.objects, island))
        return list(gone), new

    def _forget(self, island: Island, gone: dict[Island, None], things: list[int | str]) -> None:
        if island not in gone:
            gone[island] = None
            things += (*island.nets, *island.objects)
            for net in island.nets:
                del self.of_net[net]
            for key in island.objects:
                del self.of_object[key]

    def _is_there(self, thing: int | str) -> bool:
        return thing in self._index.families if isinstance(thing, str) else thing in self._index

    def _put_together(
        self, first: int | str, done: set[int | str], gone: dict[Island, None], things: list[int | str]
    ) -> Island:
        done.add(first)
        reached = [first]
        for thing in reached:
            former = self.of_object.get(thing) if isinstance(thing, str) else self.of_net.get(thing)
            if former is not None:
                self._forget(former, gone, things)
            beside = self._index.of(thing) if isinstance(thing, str) else self._index.objects[thing]
            for other in beside:
                if other not in done:
                    done.add(other)
                    reached.append(other)
        nets = (thing for thing in reached if isinstance(thing, int))
        objects = (thing for thing in reached if isinstance(thing, str))
        return Island(self._index, nets, objects, self._delays, self.limits)
