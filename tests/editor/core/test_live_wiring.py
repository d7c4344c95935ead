"""The wiring that a document keeps up to date is what a rebuild finds, whatever is done in whatever order."""

from collections.abc import Iterable
from pathlib import Path
from unittest.mock import patch

import networkx as nx
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import simulation
from editor.core import level_wiring
from editor.core.document import Document
from editor.core.edits import (
    EditGroup,
    MoveObjects,
    PlaceObjects,
    RemoveObjects,
    ResizeLevel,
    SetLevelProperty,
    SetProperty,
    WireEdit,
)  # fmt: skip
from editor.core.edits.edit import Edit
from editor.core.refusal import Refusal
from schemas.message import Message
from simulation.wiring.crossing import plan_flip
from simulation.wiring.upkeep import pieces
from simulation.wiring.upkeep.comparing import differences
from simulation.wiring.upkeep.live_wiring import FindingsChanged
from tests.editor.core.planners import PLANNERS
from tests.editor.core.sketches import a_level, same_ids

WIRING_EDITS: tuple[type[Edit], ...] = (
    WireEdit, WireEdit, WireEdit, PlaceObjects, RemoveObjects, MoveObjects, EditGroup, SetProperty,
    ResizeLevel, SetLevelProperty,
)  # fmt: skip


class Wiring(RuleBasedStateMachine):
    """Random edits, undo and redo through the document; blocks of two sizes."""

    def __init__(self) -> None:
        super().__init__()
        self.ids = same_ids()
        self.ids.__enter__()
        self.document = Document(a_level())

    @initialize(shift=st.sampled_from([1, 4]))
    def blocks(self, shift: int) -> None:
        """Small blocks, of which every net takes many, or large ones."""
        self.shift = patch.object(pieces, "SHIFT", shift)
        self.shift.start()

    @rule(kind=st.sampled_from(WIRING_EDITS), data=st.data())
    def do(self, kind: type[Edit], data: st.DataObject) -> None:
        """An edit of wires or of what hangs on them."""
        plan = PLANNERS[kind](self.document, data.draw)
        self.document.do(None if isinstance(plan, Refusal) else plan)

    @rule(kinds=st.lists(st.sampled_from(WIRING_EDITS), min_size=2, max_size=3), data=st.data())
    def step(self, kinds: list[type[Edit]], data: st.DataObject) -> None:
        """Several in one step."""
        with self.document.step(Message("edit.paste")) as do:
            for kind in kinds:
                plan = PLANNERS[kind](self.document, data.draw)
                do(None if isinstance(plan, Refusal) else plan)

    @rule(data=st.data())
    def flip(self, data: st.DataObject) -> None:
        """A crossing turned over."""
        wires = self.document.level.wires
        if wires.cells:
            change = plan_flip(wires, data.draw(st.sampled_from(wires.sorted_cells())))
            self.document.do(WireEdit.plan("cross", change))

    @rule(back=st.booleans(), steps=st.integers(1, 4))
    def travel(self, back: bool, steps: int) -> None:
        """Undo or redo some steps."""
        position = self.document.history.position
        self.document.go_to(position - steps if back else position + steps)

    @invariant()
    def it_is_as_from_scratch(self) -> None:
        """The same nets on the same objects, the same links, the same findings in the same order."""
        level, derived = self.document.level, self.document.derived
        assert derived.object_cells == level.object_cells()
        assert differences(derived.wiring, level.wires, level.object_cells(), level.timer_delays()) == []

    def teardown(self) -> None:
        """Leave all as it was."""
        self.ids.__exit__(None, None, None)
        self.shift.stop()


TestWiring = Wiring.TestCase
TestWiring.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)


def test_watchers_can_keep_a_list_of_findings() -> None:
    """What comes and goes adds up to all findings, those that stay being the same values."""
    document = Document(a_level())
    known = list(document.derived.wiring.findings)

    def follow(told: FindingsChanged) -> None:
        for finding in told.removed:
            known.remove(finding)
        known.extend(told.added)

    document.derived.wiring.watch(follow)
    document.do(RemoveObjects.plan(document.level, ["darts"]))
    stayed = {id(finding) for finding in known}
    findings = document.derived.wiring.findings

    assert sorted(map(str, known)) == sorted(map(str, findings))
    assert stayed & {id(finding) for finding in findings}


def test_no_cell_enters_networkx() -> None:
    """Nodes of its graphs are numbers of nets and timers, added in ascending order, few beside the cells."""
    added: list[list[object]] = []
    given = nx.Graph.add_nodes_from

    def noting(graph: nx.Graph, nodes: Iterable[object], **attributes: object) -> None:
        listed = list(nodes)
        copied = [isinstance(node, tuple) and isinstance(node[-1], dict) for node in listed]
        added.append([node[0] if copy else node for node, copy in zip(listed, copied, strict=True)])
        given(graph, listed, **attributes)

    document = Document(a_level())
    with patch.object(nx.Graph, "add_nodes_from", noting):
        assert document.derived.wiring.findings
        graphs = [island.circuits.graph for island in document.derived.wiring.islands.all()]
    nodes = [node for some in added for node in some]
    assert all(type(node) is int for node in nodes) and all(some == sorted(some) for some in added)
    assert [list(graph) for graph in graphs] == [list(range(len(graph))) for graph in graphs]


def test_networkx_is_asked_about_circuits_alone() -> None:
    """Whatever else knows of cells does not know networkx."""
    root = Path(simulation.__file__).parents[1]
    files = (path for part in ("editor", "simulation", "schemas") for path in (root / part).rglob("*.py"))
    knowing = [path for path in files if "import networkx" in path.read_text(encoding="utf-8")]
    assert sorted(path.relative_to(root).as_posix() for path in knowing) == [
        "simulation/wiring/circuits.py",
        "simulation/wiring/timers.py",
    ]


def test_while_debugging_a_wiring_that_went_wrong_is_noticed() -> None:
    """Every so many updates it is compared with a rebuild."""
    document = Document(a_level())
    with patch.object(level_wiring, "COMPARE_EVERY", 1):
        document.derived.wiring.settle()
        timer = document.level.objects["timer"]
        document.level.objects["timer"] = timer.model_copy(update={"delay_ms": 7})  # behind its back
        document.do(RemoveObjects.plan(document.level, ["lever"]))
        with pytest.raises(AssertionError, match="other links"):
            document.derived.wiring.settle()
