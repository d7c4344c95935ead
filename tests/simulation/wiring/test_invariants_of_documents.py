"""The invariants of wiring while a real document is edited: by the tools' own plans, undone and redone.

Invariants 1 to 9 of the design; each rule checks the one that is about it, the rest hold after every step.
"""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from editor.core.document import Document, Plan
from editor.core.edits import MoveObjects, PlaceObjects, RemoveObjects, WireEdit
from editor.core.edits.insert_timers import plan_insert_timers
from editor.core.edits.paste import plan_delete, plan_move, plan_paste, plan_turn
from editor.core.edits.plan_tidy import Tidying, connections, plan_tidy
from editor.core.facing import new_object
from editor.core.fingerprint import fingerprint
from editor.core.fragment import cut_out, with_inner_nets
from editor.core.refusal import Refusal
from editor.core.selection import Selection, within
from schemas.ids import new_id
from simulation.level.level import Level
from simulation.wiring.crossing import plan_crossing
from simulation.wiring.drag import plan_drag
from simulation.wiring.erase import plan_erase
from simulation.wiring.file import wires_from_file, wires_to_file
from simulation.wiring.grid import HOP_H, HOP_V, JOINT
from simulation.wiring.sides import ALL
from tests.editor.core.sketches import same_ids
from tests.simulation.wiring.crowds import crowded, edge_nets, linked
from tests.simulation.wiring.moves import Edge, merged, split, wrongs

WIDTH, HEIGHT = 12, 9
CELLS = st.tuples(st.integers(0, WIDTH - 1), st.integers(0, HEIGHT - 1))
CORNERS = st.lists(CELLS, min_size=2, max_size=4)
PICKS = st.integers(0, 1000)
STEPS = st.integers(-4, 4)
KINDS = st.sampled_from(["lever", "dart_launcher", "door", "double_door", "bed"])


class Designing(RuleBasedStateMachine):
    """A designer at a crowded level, and what holds whatever is done there."""

    def __init__(self) -> None:
        super().__init__()
        self.ids = same_ids()
        self.ids.__enter__()
        self.document = Document(Level.blank(WIDTH, HEIGHT))

    def teardown(self) -> None:
        """Everything can be undone."""
        self.ids.__exit__(None, None, None)
        self.document.go_to(0)

    @property
    def level(self) -> Level:
        """The level as it is."""
        return self.document.level

    def act(self, plan: Plan) -> bool:
        """Invariant 6: what a designer does is one step or none; undo and redo come back to it exactly."""
        before, steps = fingerprint(self.level), self.document.history.position
        done = self.document.do(None if isinstance(plan, Refusal) else plan)
        after = fingerprint(self.level)
        assert self.document.history.position == steps + done
        assert done or after == before
        if done:
            self.document.undo()
            assert fingerprint(self.level) == before
            self.document.redo()
            assert fingerprint(self.level) == after
        return done

    def nets(self) -> dict[Edge, int]:
        """Every edge and its net."""
        return edge_nets(self.level)

    def some(self, pick: int) -> Selection:
        """One or two of the objects, with the wires between them."""
        keys = sorted(self.level.objects)
        chosen = {keys[pick % len(keys)], keys[pick // 7 % len(keys)]} if keys else set()
        return with_inner_nets(self.document.derived.nets, Selection(objects=frozenset(chosen)))

    @initialize(seed=st.integers(0, 500))
    def begin(self, seed: int) -> None:
        """A crowded level."""
        self.document = Document(crowded(seed, WIDTH, HEIGHT, 9, 9))

    @rule()
    def undo(self) -> None:
        """On from an earlier state."""
        self.document.undo()

    @invariant()
    def wires_are_sound(self) -> None:
        """1: edges have two ends, crossings a state, groups are partitions."""
        assert wrongs(self.level.wires, self.level.object_cells()) == []

    @invariant()
    def the_file_holds_them(self) -> None:
        """7: written and read they are the same, without a finding."""
        read, findings = wires_from_file(wires_to_file(self.level.wires), self.level.object_cells())
        assert (read, findings) == (self.level.wires, ())


class Wiring(Designing):
    """Wires drawn and erased, crossings turned, objects set down and lifted."""

    @rule(corners=CORNERS)
    def draw(self, corners: list[tuple[int, int]]) -> None:
        """3 and 4: a drag parts nothing, and joins what it says and nothing else."""
        before, plan = (
            self.nets(),
            plan_drag(self.level.wires, self.level.object_cells(), corners, forced=True),
        )
        self.act(WireEdit.plan("draw", plan.change))
        assert not split(before, self.nets())
        assert bool(merged(before, self.nets())) <= bool(plan.joined_at)

    @rule(pick=PICKS, count=st.integers(1, 3))
    def erase(self, pick: int, count: int) -> None:
        """2: what is left of a net lies inside it."""
        before, edges = self.nets(), list(self.level.wires.edges())
        chosen = edges[pick % max(len(edges), 1) :][:count]
        self.act(WireEdit.plan("erase", plan_erase(self.level.wires, self.level.object_cells(), chosen)))
        assert not merged(before, self.nets())

    @rule(pick=PICKS, state=st.sampled_from([HOP_H, HOP_V, JOINT]))
    def cross(self, pick: int, state: int) -> None:
        """Only making a hop a joint joins."""
        crossings = [cell for cell in self.level.wires.sorted_cells() if self.level.wires.mask(cell) == ALL]
        before = self.nets()
        if crossings:
            cell = crossings[pick % len(crossings)]
            self.act(WireEdit.plan("cross", plan_crossing(self.level.wires, cell, state)))
        assert state == JOINT or not merged(before, self.nets())

    @rule(kind=KINDS, pick=PICKS)
    def place(self, kind: str, pick: int) -> None:
        """5: placing anything but a timer leaves the nets as they are; on crossings as on other wires."""
        before, wires = self.nets(), self.level.wires
        crossings = [cell for cell in wires.sorted_cells() if wires.mask(cell) == ALL]
        cells = (crossings if pick % 2 else []) or wires.sorted_cells() or [(0, 0)]
        placed = new_object(kind, cells[pick // 2 % len(cells)], new_id(self.level.objects), "n")
        self.act(PlaceObjects.plan(self.level, [placed]))
        assert not merged(before, self.nets()) and not split(before, self.nets())

    @rule(pick=PICKS)
    def lift(self, pick: int) -> None:
        """5: lifting joins only at a timer."""
        chosen, before = self.some(pick).objects, self.nets()
        timers = any(self.level.objects[key].kind == "timer" for key in chosen)
        self.act(RemoveObjects.plan(self.level, chosen))
        assert timers or not merged(before, self.nets())


class Rearranging(Designing):
    """Objects moved, turned, copied; wires tidied, timers inserted."""

    @rule(corners=CORNERS)
    def draw(self, corners: list[tuple[int, int]]) -> None:
        """More wires to meet."""
        drag = plan_drag(self.level.wires, self.level.object_cells(), corners, forced=True)
        self.act(WireEdit.plan("draw", drag.change))

    @rule(pick=PICKS, dx=STEPS, dy=STEPS, turn=st.booleans())
    def move(self, pick: int, dx: int, dy: int, turn: bool) -> None:
        """9: moving and turning what is wired changes no link."""
        chosen, before = self.some(pick), linked(self.level)
        wired = any(self.document.derived.nets.of(key) for key in chosen.objects)
        if turn:
            plan = plan_turn(self.level, chosen, mirror=dx > 0, follow=True)
        else:
            plan = plan_move(self.level, chosen, dx, dy, follow=True)
        self.act(plan)
        assert not wired or linked(self.level) == before

    @rule(pick=PICKS, dx=STEPS, dy=STEPS)
    def move_and_leave(self, pick: int, dx: int, dy: int) -> None:
        """With Alt the wires that led out stay behind, and touch nothing by that."""
        before, chosen = self.nets(), self.some(pick)
        timers = any(self.level.objects[key].kind == "timer" for key in chosen.objects)
        self.act(MoveObjects.plan(self.level, chosen.objects, dx, dy))
        assert timers or not merged(before, self.nets())

    @rule(pick=PICKS)
    def tidy(self, pick: int) -> None:
        """Tidying changes no link, no delay and nothing that hangs on a net."""
        before = connections(self.level, self.level.wires)
        plan = plan_tidy(self.level, self.document.derived.nets, self.some(pick) if pick % 2 else Selection())
        self.act(plan.edit if isinstance(plan, Tidying) else None)
        assert connections(self.level, self.level.wires) == before

    @rule(pick=PICKS)
    def insert_timers(self, pick: int) -> None:
        """All links stay, some come later."""
        before = linked(self.level)
        self.act(plan_insert_timers(self.document, self.some(pick)))
        after = linked(self.level)
        assert {key: [door for door, _, _ in link.doors] for key, link in before.of.items()} == {
            key: [door for door, _, _ in link.doors] for key, link in after.of.items()
        }

    @rule(corner=CELLS, size=st.tuples(st.integers(1, 6), st.integers(1, 6)), to=CELLS, cut=st.booleans())
    def copy(self, corner: tuple[int, int], size: tuple[int, int], to: tuple[int, int], cut: bool) -> None:
        """A piece copied, perhaps deleted, and set down elsewhere."""
        inside = [(corner[0] + x, corner[1] + y) for x in range(size[0]) for y in range(size[1])]
        chosen = within(self.level, inside)
        piece = cut_out(self.level, chosen)
        if cut:
            self.act(plan_delete(self.level, chosen))
        self.act(plan_paste(self.level, piece, to))


MANY = settings(max_examples=120, stateful_step_count=25, deadline=None)
TestWiring = Wiring.TestCase
TestWiring.settings = MANY
TestRearranging = Rearranging.TestCase
TestRearranging.settings = MANY
