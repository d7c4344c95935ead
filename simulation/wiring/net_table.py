"""What can be asked of the nets of a grid, whether built from scratch or kept up to date by an index."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeAlias, TypeVar

from schemas.model import Cell
from simulation.wiring.sides import by_row

RULES = ("WIR-09",)

Node: TypeAlias = tuple[Cell, int]
"""One wire in one cell: the cell and the sides that it takes there."""
Answer_co = TypeVar("Answer_co", covariant=True)


class ByNet(Protocol[Answer_co]):
    """Something about each net, by its number."""

    def __getitem__(self, net: int, /) -> Answer_co:
        """The answer for one net; KeyError or IndexError when none has that number."""


class NetTable(Protocol):
    """Nets by number: numbers don't say where a net lies, may have gaps, and stay while the net stays."""

    @property
    def numbers(self) -> Sequence[int]:
        """The numbers of all nets, ascending."""

    @property
    def net_of(self) -> Mapping[Node, int]:
        """The net of each node."""

    @property
    def nodes(self) -> ByNet[Sequence[Node]]:
        """Per net its nodes, its smallest first. Long for a large net: `sizes` and `anchors` are quick."""

    @property
    def firsts(self) -> ByNet[Cell]:
        """Per net its first cell, row by row."""

    @property
    def cores(self) -> ByNet[Sequence[Node]]:
        """Per net nodes among which all lie that a loop passes; none of them need to."""

    @property
    def sizes(self) -> ByNet[int]:
        """Per net how many nodes it has."""

    @property
    def anchors(self) -> ByNet[Cell]:
        """Per net the cell that its colour hangs on: where it begins when new, the same while it stays."""

    @property
    def ends(self) -> ByNet[Sequence[Cell]]:
        """Per net the cells in which its wire ends without an object, row by row."""

    @property
    def labels(self) -> ByNet[Sequence[Cell]]:
        """Per net the cells in which a name is written on its wire, row by row."""

    @property
    def loops(self) -> ByNet[int]:
        """Per net how many edges could go without a place of it coming off; its wires in one cell are one."""

    @property
    def objects(self) -> ByNet[Sequence[str]]:
        """Per net the ids of attached objects, sorted."""

    @property
    def families(self) -> Mapping[str, str]:
        """Per object id its family, all objects that wires attach to, sorted by id."""

    def __len__(self) -> int:
        """How many nets there are."""

    def of(self, object_id: str) -> tuple[int, ...]:
        """The nets that an object is attached to, sorted; () without wire."""

    def of_family(self, *families: str) -> list[str]:
        """The ids of all objects of these families, with wire or without, sorted."""

    def attached(self, net: int, *families: str) -> list[str]:
        """The objects of these families on a net, sorted."""


class ByFamily:
    """What every table of nets works out in the same way."""

    __slots__ = ()

    def of_family(self: NetTable, *families: str) -> list[str]:
        """The ids of all objects of these families, with wire or without, sorted."""
        return [key for key, family in self.families.items() if family in families]

    def attached(self: NetTable, net: int, *families: str) -> list[str]:
        """The objects of these families on a net, sorted."""
        known = self.families
        return [key for key in self.objects[net] if known[key] in families]


MOST_SHOWN = 500
"""Nets of more nodes are shown by their first cell only."""


def cells_shown(nets: NetTable, net: int) -> tuple[Cell, ...]:
    """The cells of a net, row by row, to be lit: of a huge one, which nobody overlooks, the first alone."""
    if nets.sizes[net] > MOST_SHOWN:
        return (nets.firsts[net],)
    return tuple(sorted({cell for cell, _ in nets.nodes[net]}, key=by_row))


def first_free(nets: NetTable) -> int:
    """The least number above those of all nets."""
    return nets.numbers[-1] + 1 if len(nets) else 0
