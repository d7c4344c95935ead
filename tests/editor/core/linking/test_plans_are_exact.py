"""Whatever is wired to whatever: a plan changes the links that it announces, or is refused."""

from hypothesis import given
from hypothesis import strategies as st

from editor.core.document import Document
from editor.core.edits import EditGroup, PlaceObjects, RemoveObjects, SetProperty, WireEdit
from editor.core.fingerprint import fingerprint
from editor.core.linking.choose import plan_activators, plan_doors, plan_mechanism
from editor.core.linking.delay import plan_delay
from editor.core.linking.diff import diff_of, link_diff, touched_cells
from editor.core.linking.link import plan_link
from editor.core.linking.plan import LinkPlan, reaches
from editor.core.linking.table import link_table
from editor.core.linking.unlink import plan_unlink
from editor.core.refusal import Refusal
from schemas.message import Message
from simulation.level.level import Level
from tests.editor.core.linking.situations import RULES
from tests.editor.core.planners import PLANNERS
from tests.editor.core.sketches import a_level, same_ids
from tests.simulation.wiring.moves import wrongs

BUILDING = [PlaceObjects, WireEdit, WireEdit, WireEdit]
DELAYS = st.sampled_from([0, 500, 1000, 2500])


def built(data: st.DataObject) -> Document:
    """A room in which random things were placed and wired."""
    document = Document(a_level())
    for kind in data.draw(st.lists(st.sampled_from(BUILDING), max_size=10)):
        plan = PLANNERS[kind](document, data.draw)
        document.do(None if isinstance(plan, Refusal) else plan)
    return document


def chosen(data: st.DataObject, level: Level, *families: str) -> str:
    """One of the objects of these families."""
    return data.draw(st.sampled_from([each.id for each in level.of_family(*families)]))


def check(level: Level, plan: LinkPlan, wanted: dict[tuple[str, str], int | None]) -> None:
    """What is announced happens, nothing else unless refused, and undo brings everything back."""
    document, before, original = Document(level), link_table(level), fingerprint(level)
    document.do(plan.edit)
    diff = diff_of(before, link_table(level))
    assert diff == plan.diff
    assert wrongs(level.wires, dict(level.object_cells())) == []
    if plan.refusal is None:
        assert not diff.without(*wanted)
        assert reaches(diff, {pair: delay for pair, delay in wanted.items() if _at(before, pair) != delay})
    document.undo()
    assert fingerprint(level) == original


def _at(table: dict, pair: tuple[str, str]) -> int | None:
    return table[pair].on_ms if pair in table else None


@given(st.data())
def test_a_link_is_added_alone(data: st.DataObject) -> None:
    """Any activator, any sink, with a delay or without."""
    with same_ids():
        level = built(data).level
        pair = chosen(data, level, "activator"), chosen(data, level, "mechanism", "door")
        delay = data.draw(DELAYS)

        plan = plan_link(level, RULES, *pair, delay)

        check(level, plan, {pair: delay})


@given(st.data())
def test_a_link_is_taken_away_alone(data: st.DataObject) -> None:
    """Any link that is there."""
    with same_ids():
        level = built(data).level
        pair = data.draw(st.sampled_from(sorted(link_table(level)) or [("plate", "lever")]))

        plan = plan_unlink(level, *pair)

        check(level, plan, {pair: None})


@given(st.data())
def test_a_link_is_delayed_alone(data: st.DataObject) -> None:
    """Any link that is there, sooner or later than it is."""
    with same_ids():
        level = built(data).level
        pair = data.draw(st.sampled_from(sorted(link_table(level)) or [("plate", "lever")]))
        delay = data.draw(DELAYS)

        plan = plan_delay(level, RULES, *pair, delay)

        check(level, plan, {pair: delay})


@given(st.data())
def test_another_mechanism_is_chosen_and_nothing_else_changes(data: st.DataObject) -> None:
    """Old links to mechanisms go, the new one comes."""
    with same_ids():
        level = built(data).level
        activator = chosen(data, level, "activator")
        new = chosen(data, level, "mechanism") if data.draw(st.booleans()) else None
        fired = [sink for (key, sink), entry in link_table(level).items() if key == activator and entry.fires]
        first = min((link_table(level)[(activator, sink)].on_ms for sink in fired), default=0)

        plan = plan_mechanism(level, RULES, activator, new)

        wanted = {(activator, sink): None for sink in fired if sink != new}
        check(level, plan, wanted | ({(activator, new): first} if new and new not in fired else {}))


@given(st.data())
def test_other_doors_are_chosen_and_nothing_else_changes(data: st.DataObject) -> None:
    """Any set of doors, each with a delay."""
    with same_ids():
        level = built(data).level
        activator = chosen(data, level, "activator")
        doors = [each.id for each in level.of_family("door")]
        new = data.draw(st.dictionaries(st.sampled_from(doors), DELAYS))

        plan = plan_doors(level, RULES, activator, new)

        check(level, plan, {(activator, door): new.get(door) for door in doors})


@given(st.data())
def test_other_activators_are_chosen_and_nothing_else_changes(data: st.DataObject) -> None:
    """Any set of activators for a door, at most one for a mechanism."""
    with same_ids():
        level = built(data).level
        sink = chosen(data, level, "mechanism", "door")
        activators = [each.id for each in level.of_family("activator")]
        new = data.draw(st.dictionaries(st.sampled_from(activators), DELAYS, max_size=2))

        plan = plan_activators(level, RULES, sink, new)

        check(level, plan, {(activator, sink): new.get(activator) for activator in activators})


@given(st.data())
def test_a_diff_is_that_of_the_whole_tables(data: st.DataObject) -> None:
    """Also when objects come, go and are changed: what is traced around the change is all there is."""
    with same_ids():
        document = built(data)
        before = document.level.copy()
        for kind in data.draw(
            st.lists(st.sampled_from([*BUILDING, RemoveObjects, SetProperty]), min_size=1, max_size=4)
        ):
            plan = PLANNERS[kind](document, data.draw)
            document.do(None if isinstance(plan, Refusal) else plan)
        made = EditGroup.of(Message("edit.move"), document.history.done)

        whole = diff_of(link_table(before), link_table(document.level))

        assert link_diff(before, document.level) == whole
        assert link_diff(before, document.level, touched_cells(made, before, document.level)) == whole
