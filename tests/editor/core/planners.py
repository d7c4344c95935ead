"""For each kind of edit a way to plan a random one: what the state machine draws from."""

from collections.abc import Callable

from hypothesis import strategies as st

from editor.core.document import Document
from editor.core.edits import (
    EditGroup,
    MoveObjects,
    PaintCells,
    PlaceObjects,
    RemoveObjects,
    ResizeLevel,
    SetLevelProperty,
    SetProperty,
    SetScenario,
    WireEdit,
)
from editor.core.edits.edit import Edit
from editor.core.edits.paste import plan_delete, plan_move, plan_paste, plan_turn
from editor.core.facing import new_object
from editor.core.fragment import cut_out
from editor.core.refusal import Refusal
from editor.core.selection import within
from schemas.ids import new_id
from schemas.scenario import Scenario
from simulation.level.level import LAYERS
from simulation.wiring.drag import plan_drag
from simulation.wiring.erase import plan_erase

Draw = Callable[[st.SearchStrategy], object]
KINDS = (
    "pressure_plate",
    "lever",
    "dart_launcher",
    "timer",
    "double_door",
    "door",
    "padlock",
    "bed",
    "goblin",
)
STEPS = st.integers(-3, 3)


def cells(document: Document) -> st.SearchStrategy:
    """Cells of the map."""
    return st.tuples(st.integers(0, document.level.width - 1), st.integers(0, document.level.height - 1))


def ids(document: Document) -> st.SearchStrategy:
    """Some of the objects that are there."""
    known = sorted(document.level.objects)
    return st.lists(st.sampled_from(known), max_size=3) if known else st.just([])


def region(document: Document, draw: Draw):
    """What lies in a random rectangle, terrain included."""
    (x, y), (width, height) = draw(cells(document)), draw(st.tuples(st.integers(1, 6), st.integers(1, 6)))
    inside = [(x + dx, y + dy) for dx in range(width) for dy in range(height)]
    return within(document.level, inside, terrain=draw(st.booleans()))


def paint(document: Document, draw: Draw) -> Edit:
    """Some cells of some layer."""
    layer = draw(st.sampled_from(sorted(LAYERS)))
    return PaintCells.plan(document.level, layer, draw(st.lists(cells(document))), draw(st.integers(0, 10)))


def place(document: Document, draw: Draw) -> Edit | Refusal:
    """An object anywhere."""
    facing = draw(st.sampled_from("nesw"))
    key = new_id(document.level.objects)
    placed = new_object(draw(st.sampled_from(KINDS)), draw(cells(document)), key, facing)
    return PlaceObjects.plan(
        document.level, [placed], document.derived.placement if draw(st.booleans()) else None
    )


def remove(document: Document, draw: Draw) -> Edit:
    """Some objects."""
    return RemoveObjects.plan(document.level, draw(ids(document)))


def move(document: Document, draw: Draw) -> Edit | Refusal:
    """Some objects by a few cells, kept on the map."""
    rules = document.derived.placement
    return MoveObjects.plan(document.level, draw(ids(document)), draw(STEPS), draw(STEPS), rules)


def set_property(document: Document, draw: Draw) -> Edit | Refusal:
    """A property that some have, others have not."""
    name, value = draw(
        st.sampled_from([("facing", "e"), ("quality", "fine"), ("name", "Ann"), ("open", True), ("level", 3)])
    )
    return SetProperty.plan(document.level, draw(ids(document)), name, value)


def wires(document: Document, draw: Draw) -> Edit:
    """A drag over some corners, or some erased edges."""
    level, objects = document.level, document.derived.object_cells
    if draw(st.booleans()):
        return WireEdit.plan("erase", plan_erase(level.wires, objects, list(level.wires.edges())[:3]))
    corners = draw(st.lists(cells(document), min_size=2, max_size=4))
    return WireEdit.plan("draw", plan_drag(level.wires, objects, corners, forced=True).change)


def scenario(document: Document, draw: Draw) -> Edit | Refusal:
    """Add, change or remove one of two scenarios."""
    key = draw(st.sampled_from(["one", "two"]))
    if draw(st.booleans()):
        return SetScenario.plan_removal(document.level, key)
    return SetScenario.plan(document.level, Scenario(id=key, name=draw(st.sampled_from(["", "Dawn"]))))


def level_property(document: Document, draw: Draw) -> Edit | Refusal:
    """The name, a rule, or a kept part."""
    level = document.level
    plans = (
        SetLevelProperty.plan_name(level, draw(st.text(max_size=5))),
        SetLevelProperty.plan_rule(level, "traps.activator_spacing", draw(st.sampled_from([None, 1, 2, -5]))),
        SetLevelProperty.plan_kept(level, "notes", draw(st.sampled_from([None, [{"at": [1, 2]}], []]))),
    )
    return draw(st.sampled_from(plans))


def resize(document: Document, draw: Draw) -> Edit | Refusal:
    """Another size, shifted a little."""
    size = draw(st.tuples(st.integers(4, 14), st.integers(4, 14)))
    return ResizeLevel.plan(document.level, size, draw(st.tuples(STEPS, STEPS)), drop=draw(st.booleans()))


def group(document: Document, draw: Draw) -> Edit | Refusal:
    """A piece pasted, deleted, moved or turned."""
    chosen = region(document, draw)
    what = draw(st.sampled_from(["paste", "delete", "move", "turn"]))
    if what == "delete":
        return plan_delete(document.level, chosen)
    if what == "move":
        return plan_move(document.level, chosen, draw(STEPS), draw(STEPS), follow=draw(st.booleans()))
    if what == "turn":
        return plan_turn(document.level, chosen, mirror=draw(st.booleans()))
    return plan_paste(document.level, cut_out(document.level, chosen), draw(cells(document)))


PLANNERS: dict[type[Edit], Callable[[Document, Draw], Edit | Refusal]] = {
    PaintCells: paint,
    PlaceObjects: place,
    RemoveObjects: remove,
    MoveObjects: move,
    SetProperty: set_property,
    WireEdit: wires,
    SetScenario: scenario,
    SetLevelProperty: level_property,
    ResizeLevel: resize,
    EditGroup: group,
}
