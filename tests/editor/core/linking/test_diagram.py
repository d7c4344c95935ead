"""The drawing of circuits: who stands in which column, and which lines lead where."""

from editor.core.linking.diagram import Diagram, diagram_of
from simulation.level.level import Level
from simulation.wiring.nets import nets
from tests.editor.core.linking.situations import wired


def drawn_of(level: Level, *shown: str) -> Diagram:
    """The drawing of a level."""
    return diagram_of(nets(level.wires, level.object_cells()), shown)


def places(diagram: Diagram) -> dict[str, tuple[int, int]]:
    """Object → column and row."""
    return {node.key: (node.column, node.row) for node in diagram.nodes}


def lines(diagram: Diagram) -> list[str]:
    """From where to where."""
    return sorted(f"{edge.source} {edge.target}" for edge in diagram.edges)


def test_a_timer_stands_between() -> None:
    """The door before it is drawn beside the mechanism behind it."""
    diagram = drawn_of(wired("P.D.T.M", "P M"), "P")

    assert places(diagram) == {"P": (0, 0), "T": (1, 0), "D": (2, 0), "M": (2, 1)}
    assert lines(diagram) == ["P D", "P T", "T M"]


def test_circuits_stand_below_each_other() -> None:
    """What is not wired stands alone."""
    diagram = drawn_of(wired("P.M\n...\nQ.N", "P M"), "P", "Q", "N")

    assert places(diagram) == {"P": (0, 0), "M": (1, 0), "Q": (0, 1), "N": (1, 2)}
    assert (diagram.columns, diagram.rows, diagram.circuits) == (2, 3, 3)


def test_activators_of_one_door_are_one_circuit() -> None:
    """The door is drawn once, with a line from each."""
    diagram = drawn_of(wired("P.D.Q", "P D", "Q D"), "P", "Q")

    assert lines(diagram) == ["P D", "Q D"]
    assert len(diagram.nodes) == 3


def test_a_timer_between_two_activators_leads_both_ways() -> None:
    """Either sets off what is on the other side."""
    diagram = drawn_of(wired("PD.T.EQ", "P Q"), "P")

    assert lines(diagram) == ["P D", "P T", "Q E", "Q T", "T D", "T E"]


def test_nothing_is_an_empty_drawing() -> None:
    """A level without circuits."""
    assert drawn_of(Level.blank(3, 3)) == Diagram()
