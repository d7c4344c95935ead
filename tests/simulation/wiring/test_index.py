"""Nets that are kept up to date are those built from scratch; their numbers stay with the parts."""

import pytest
from hypothesis import given, settings

from schemas.model import Cell
from simulation.wiring.change import WireChange, apply
from simulation.wiring.crossing import plan_label
from simulation.wiring.net_table import NetTable
from simulation.wiring.upkeep import pieces
from simulation.wiring.upkeep.net_index import NetIndex, NetsChanged
from tests.simulation.wiring.board import Board
from tests.simulation.wiring.moves import Move, histories, make


class Indexed:
    """A board with an index that is told of every cell that changes."""

    def __init__(self, **objects: Cell) -> None:
        self.board = Board(**objects)
        self._objects = dict(self.board.objects)
        self._wires = dict(self.board.grid.cells)
        self.index = NetIndex(self.board.grid, self._objects)

    def tell(self) -> NetsChanged:
        """Let the index follow what was done to the board."""
        objects, wires = self.board.objects, self.board.grid.cells
        near = {*objects, *self._objects, *wires, *self._wires}
        changed = sorted(
            cell
            for cell in near
            if objects.get(cell) != self._objects.get(cell) or wires.get(cell) != self._wires.get(cell)
        )
        self._objects.clear()
        self._objects.update(objects)
        self._wires = dict(wires)
        return self.index.update(changed)

    def drag(self, *corners: Cell) -> NetsChanged:
        """Draw a wire."""
        self.board.drag(*corners)
        return self.tell()

    def erase(self, *corners: Cell) -> NetsChanged:
        """Erase wire along a way."""
        self.board.erase(*corners)
        return self.tell()

    def label(self, cell: Cell) -> None:
        """Write a name on the wire."""
        change: WireChange = plan_label(self.board.grid, cell, "name")
        apply(self.board.grid, change)
        self.index.update(change.touched)

    def number(self, cell: Cell) -> int:
        """The number of the one net in a cell."""
        wires = self.board.grid.cells[cell]
        (number,) = {self.index.net_of[(cell, group)] for group in wires.groups}
        return number


def as_parts(nets: NetTable) -> list[object]:
    """Everything that a table of nets says, but for the numbers."""
    return sorted(
        (
            sorted(nets.nodes[net]),
            nets.sizes[net],
            nets.loops[net],
            *(tuple(answers[net]) for answers in (nets.ends, nets.labels, nets.objects)),
        )
        for net in nets.numbers
    )


@pytest.mark.parametrize("shift", [1, 2, 4])
@given(history=histories)
@settings(max_examples=60, deadline=None)
def test_an_index_that_follows_knows_what_a_rebuild_finds(shift: int, history: list[Move]) -> None:
    """Whatever the size of the blocks: with small ones all nets are made of many pieces."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pieces, "SHIFT", shift)
        followed = Indexed()
        for move in history:
            make(followed.board, move)
            followed.tell()
            assert as_parts(followed.index) == as_parts(followed.board.nets)


@given(history=histories)
@settings(max_examples=60, deadline=None)
def test_numbers_come_and_go_as_is_told(history: list[Move]) -> None:
    """A net that is not mentioned is as it was."""
    followed = Indexed()
    for move in history:
        before = {net: followed.index.nodes[net] for net in followed.index.numbers}
        make(followed.board, move)
        told = followed.tell()
        after = {net: followed.index.nodes[net] for net in followed.index.numbers}
        assert before.keys() - after.keys() == set(told.removed)
        assert after.keys() - before.keys() == set(told.added)
        assert all(
            sorted(before[net]) == sorted(after[net]) for net in after.keys() - {*told.added, *told.changed}
        )


def halves(**objects: Cell) -> Indexed:
    """A wire from (0, 0) to (41, 0), over three blocks."""
    followed = Indexed(**objects)
    followed.drag((0, 0), (41, 0))
    return followed


@pytest.mark.rule("WIR-09")
@pytest.mark.parametrize(
    ("objects", "label", "cut", "keeps"),
    [
        ({"P1": (41, 0)}, (2, 0), 20, 0),
        ({"P1": (41, 0), "M1": (0, 0)}, None, 30, 40),
        ({"M1": (41, 0)}, None, 30, 0),
        ({}, None, 10, 40),
        ({}, None, 20, 0),
    ],
    ids=["label before activator", "activator before size", "larger", "larger, at the end", "first cell"],
)
def test_after_a_cut_the_number_stays_with_one_part(
    objects: dict[str, Cell], label: Cell | None, cut: int, keeps: int
) -> None:
    """That with the label, else an activator, else the larger, else the one that begins first."""
    followed = halves(**objects)
    if label is not None:
        followed.label(label)
    number, anchor = followed.number((0, 0)), followed.index.anchors[followed.number((0, 0))]
    told = followed.erase((cut, 0), (cut + 1, 0))

    assert (told.removed, told.changed, len(told.added)) == ((), (number,), 1)
    assert (followed.number((keeps, 0)), followed.index.anchors[number]) == (number, anchor)


@pytest.mark.rule("WIR-09")
def test_where_nets_meet_that_with_the_activator_keeps_its_number() -> None:
    """Though the other is larger."""
    followed = Indexed(P1=(0, 2), M1=(40, 0))
    followed.drag((2, 0), (40, 0))
    followed.drag((0, 2), (2, 2))
    small, large = followed.number((0, 2)), followed.number((40, 0))
    told = followed.drag((2, 2), (2, 0))

    assert followed.number((40, 0)) == small
    assert told == NetsChanged(removed=(large,), changed=(small,))


@pytest.mark.rule("WIR-09")
def test_a_cut_that_is_mended_brings_the_number_back() -> None:
    """As undo does."""
    followed = halves(P1=(0, 0))
    number = followed.number((0, 0))
    followed.erase((20, 0), (21, 0))
    followed.drag((20, 0), (21, 0))

    assert (followed.number((40, 0)), len(followed.index)) == (number, 1)


def test_a_loop_that_is_opened_stays_one_net() -> None:
    """Its pieces are found to hang together the other way round."""
    followed = Indexed()
    followed.drag((0, 0), (40, 0), (40, 40), (0, 40), (0, 0))
    told = followed.erase((20, 0), (21, 0))

    assert told == NetsChanged(changed=(0,))
