"""Whatever is done in whatever order: undoing all gives the first level, redoing all the last one."""

import json

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from editor.core.document import Document
from editor.core.edits import KINDS, edit_from_data
from editor.core.edits.edit import Edit
from editor.core.fingerprint import fingerprint
from editor.core.refusal import Refusal
from schemas.message import Message
from simulation.level.level import LAYERS, area_cells, body_cells
from simulation.level.occupancy import Occupancy
from tests.editor.core.planners import PLANNERS
from tests.editor.core.sketches import a_level, same_ids
from tests.simulation.wiring.moves import wrongs


class StopError(Exception):
    """Raised in the middle of a step."""


class Editing(RuleBasedStateMachine):
    """Random edits of every kind, undo, redo, and steps that fail."""

    def __init__(self) -> None:
        super().__init__()
        self.ids = same_ids()
        self.ids.__enter__()
        self.document = Document(a_level())
        self.first = fingerprint(self.document.level)

    def plan(self, kind: type[Edit], data: st.DataObject) -> Edit | None:
        """An edit as the journal would give it back."""
        plan = PLANNERS[kind](self.document, data.draw)
        if isinstance(plan, Refusal):
            return None
        reread = edit_from_data(json.loads(json.dumps(plan.to_data())))
        assert reread == plan
        return reread

    @rule(kind=st.sampled_from(KINDS), data=st.data(), merge=st.booleans())
    def do(self, kind: type[Edit], data: st.DataObject, merge: bool) -> None:
        """An edit; one that is not done changes nothing."""
        before = fingerprint(self.document.level)
        edit = self.plan(kind, data)
        assert self.document.do(edit, merge=merge) or fingerprint(self.document.level) == before

    @rule(kinds=st.lists(st.sampled_from(KINDS), min_size=1, max_size=3), data=st.data(), fails=st.booleans())
    def step(self, kinds: list[type[Edit]], data: st.DataObject, fails: bool) -> None:
        """Several edits as one step; when it raises, nothing has happened."""
        before, position = fingerprint(self.document.level), self.document.history.position
        try:
            with self.document.step(Message("edit.paste")) as do:
                for kind in kinds:
                    do(self.plan(kind, data))
                if fails:
                    raise StopError
        except StopError:
            assert (fingerprint(self.document.level), self.document.history.position) == (before, position)

    @rule()
    def undo(self) -> None:
        """Undo and redo is nothing."""
        now = fingerprint(self.document.level)
        if self.document.undo():
            self.document.redo()
        assert fingerprint(self.document.level) == now

    @rule(steps=st.integers(1, 4))
    def go_back(self, steps: int) -> None:
        """Undo a few steps, to go on from there."""
        for _ in range(steps):
            self.document.undo()

    @invariant()
    def arrays_are_read_only(self) -> None:
        """Nothing but an edit writes to a layer."""
        assert not any(self.document.level.layer(name).flags.writeable for name in LAYERS)

    @invariant()
    def all_stands_on_the_map(self) -> None:
        """No body, area or wire lies outside."""
        level = self.document.level
        bodies = [cell for placed in level.objects.values() for cell in body_cells(placed)]
        assert all(map(level.contains, (*bodies, *area_cells(level.objects.values()), *level.wires.cells)))

    @invariant()
    def index_is_right(self) -> None:
        """Who stands where is known as from scratch."""
        fresh = Occupancy(self.document.level.objects.values())
        known = self.document.derived.occupancy
        cells = {cell for index in (fresh, known) for cell in index.cells()}
        assert all(fresh.at(cell) == known.at(cell) for cell in cells)

    @invariant()
    def wires_are_sound(self) -> None:
        """Edges have two ends, crossings a state, groups lie in objects' cells only."""
        assert wrongs(self.document.level.wires, self.document.derived.object_cells) == []

    def teardown(self) -> None:
        """Undo all, redo all."""
        self.ids.__exit__(None, None, None)
        self.document.go_to(10**6)
        last = fingerprint(self.document.level)
        self.document.go_to(0)
        assert fingerprint(self.document.level) == self.first
        self.document.go_to(10**6)
        assert fingerprint(self.document.level) == last


TestEditing = Editing.TestCase
TestEditing.settings = settings(max_examples=80, stateful_step_count=30, deadline=None)


def test_every_kind_of_edit_is_drawn() -> None:
    """No edit is left out of the state machine."""
    assert set(PLANNERS) == set(KINDS)
    assert {kind.kind for kind in KINDS} == set(_names_below(Edit))


def _names_below(kind: type[Edit]) -> list[str]:
    own = [kind.kind] if hasattr(kind, "kind") else []
    return own + [name for sub in kind.__subclasses__() for name in _names_below(sub)]
