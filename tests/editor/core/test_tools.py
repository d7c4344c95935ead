"""Tools with plain values: where the pointer goes, and what comes of it."""

import pytest

from editor.core.change import Region
from editor.core.document import Document
from editor.core.edits.edit import Edit
from editor.core.facing import new_object
from editor.core.refusal import Refusal
from editor.core.selection import Selection
from editor.core.tools.area import AreaTool
from editor.core.tools.drawn_shapes import EllipseTool, LineTool, RectangleTool
from editor.core.tools.erase import Erase
from editor.core.tools.fill import Fill
from editor.core.tools.paint import Brush, Paint
from editor.core.tools.pencil import Pencil
from editor.core.tools.picker import pick
from editor.core.tools.place import Place
from editor.core.tools.pointer import Pointer
from editor.core.tools.ruler import Ruler, measured
from editor.core.tools.select import Select
from editor.core.tools.tool import Tool
from editor.core.tools.wand import Wand
from simulation.level.level import Level
from simulation.loading import default_ruleset
from simulation.wiring.links import links
from tests.editor.core.sketches import a_level, done, drag, furnish, level_of

ALL_TOOLS: tuple[Tool, ...] = (
    Pencil(), LineTool(), RectangleTool(), EllipseTool(), Fill(), Erase(), Select(), Wand(), Place("torch"),
    Ruler(), AreaTool(),
)  # fmt: skip


def floor(document: Document) -> list[str]:
    """The map with floor as dots."""
    return ["".join(".#"[int(value != 2)] for value in row) for row in document.level.terrain]


@pytest.mark.parametrize(
    ("tool", "cells", "modifiers", "expected"),
    [
        (Pencil(), [(0, 0), (3, 0), (3, 2)], {}, ["....", "###.", "###."]),
        (Pencil(), [(0, 0), (3, 1)], {"shift": True}, ["....", "####", "####"]),
        (Pencil(brush=Brush(2)), [(0, 0)], {}, ["..##", "..##", "####"]),
        (Pencil(Paint(mirror_x=True)), [(0, 0), (0, 1)], {}, [".##.", ".##.", "####"]),
        (LineTool(), [(0, 0), (2, 2)], {}, [".###", "#.##", "##.#"]),
        (RectangleTool(), [(3, 2), (1, 0)], {}, ["#...", "#...", "#..."]),
        (RectangleTool(), [(1, 0), (3, 2)], {"ctrl": True}, ["#...", "#.#.", "#..."]),
        (RectangleTool(), [(0, 0), (3, 1)], {"shift": True}, ["....", "....", "...."]),
        (EllipseTool(), [(0, 0), (3, 2)], {}, ["#..#", "....", "#..#"]),
        (Fill(), [(2, 1)], {}, ["....", "....", "...."]),
    ],
)
def test_what_paint_tools_paint(
    tool: Tool, cells: list[tuple[int, int]], modifiers: dict[str, bool], expected: list[str]
) -> None:
    """Each tool, a drag, the map that comes of it."""
    document = Document(Level.blank(4, 3))

    done(document, tool, *cells, **modifiers)

    assert floor(document) == expected


def test_fill_stops_at_other_terrain_and_replaces_everywhere_with_ctrl() -> None:
    """The left room alone, or both."""
    document = Document(level_of("..#..", "..#.."))
    fill = Fill(Paint(value=7))

    done(document, fill, (0, 0))
    left = [int(value) for value in document.level.terrain[0]]
    done(document, fill, (3, 0), ctrl=True)

    assert (left, [int(value) for value in document.level.terrain[0]]) == ([7, 7, 0, 2, 2], [7, 7, 0, 7, 7])


@pytest.mark.parametrize("tool", ALL_TOOLS, ids=lambda tool: tool.id)
def test_previews_and_cancelled_gestures_change_nothing(tool: Tool) -> None:
    """A gesture on any tool, looked at and dropped, leaves level, history and selection alone."""
    document = Document(a_level())
    document.select(Selection(objects=frozenset({"plate"})))
    gesture = drag(document, tool, (2, 2), (4, 4))
    gesture.preview()
    gesture.cancel()

    assert (document.revision, document.selection.objects) == (0, {"plate"})


@pytest.mark.parametrize("tool", ALL_TOOLS, ids=lambda tool: tool.id)
def test_every_tool_says_what_a_click_does(tool: Tool) -> None:
    """A sentence for the status line, in words of the catalogue."""
    document = Document(a_level())
    document.select(Selection(objects=frozenset({"plate"})))

    said = drag(document, tool, (2, 2), (4, 3)).preview().says

    assert said and all("." not in sentence.text()[:8] and "{" not in sentence.text() for sentence in said)


def test_a_very_large_fill_is_shown_by_its_bounds() -> None:
    """A million cells: the hint says how many and outlines them."""
    preview = Fill().hover(Document(Level.blank(1000, 1000)), Pointer((5, 5)))

    assert (preview.cells, preview.band) == (frozenset(), Region(0, 0, 1000, 1000))
    assert "1000000" in preview.says[0].text()


def test_a_preview_is_the_edit() -> None:
    """What the preview shows is what finishing paints."""
    document = Document(Level.blank(6, 6))
    gesture = drag(document, RectangleTool(), (1, 1), (3, 4))
    shown = gesture.preview().cells

    document.do(gesture.finish())

    assert shown == {(x, y) for y in range(6) for x in range(6) if document.level.terrain[y, x] == 2}


def test_a_door_turns_with_its_passage() -> None:
    """Placed in a corridor from north to south it faces north, in one from west to east it faces east."""
    document = Document(level_of("##.##", "##.##", ".....", "##.##"))
    done(document, Place("door"), (2, 1))
    done(document, Place("door"), (1, 2))

    assert [(o.cell, o.facing) for o in document.level.of_kind("door")] in (
        [((2, 1), "n"), ((1, 2), "e")],
        [((1, 2), "e"), ((2, 1), "n")],
    )


def test_a_launcher_in_a_wall_faces_the_room() -> None:
    """The only side with floor."""
    document = Document(level_of("#####", "#...#", "#####"))
    done(document, Place("dart_launcher"), (4, 1))

    assert [o.facing for o in document.level.objects.values()] == ["w"]


def test_r_turns_what_is_placed() -> None:
    """The key overrides the suggestion, for the next ones too."""
    document = Document(level_of("....", "....", "...."))
    tool = Place("dart_launcher")
    gesture = drag(document, tool, (1, 1))
    first = gesture.preview().objects[0].facing
    gesture.key("r")

    assert gesture.preview().objects[0].facing != first


def test_alt_places_what_is_refused() -> None:
    """The level check will flag it."""
    document = Document(Level.blank(4, 4))

    assert isinstance(done(document, Place("bed"), (1, 1)), Refusal)
    assert isinstance(done(document, Place("bed"), (1, 1), alt=True), Edit)


def test_a_click_selects_the_top_and_the_next_click_what_lies_below() -> None:
    """Padlock, door, the wire's section, its net, and round again."""
    document = Document(a_level())
    seen = []
    for _ in range(5):
        done(document, Select(), (5, 7))
        seen.append(min(document.selection.objects, default="wire"))

    assert seen == ["lock", "door", "wire", "wire", "lock"]


@pytest.mark.parametrize(
    ("modifiers", "expected"),
    [({}, {"darts"}), ({"shift": True}, {"darts", "plate"}), ({"ctrl": True}, {"plate"})],
)
def test_a_rectangle_replaces_adds_or_subtracts(modifiers: dict[str, bool], expected: set[str]) -> None:
    """Shift adds, Ctrl takes away."""
    document = Document(a_level())
    document.select(Selection(objects=frozenset({"plate"})))
    done(document, Select(), (7, 1), (9, 3), **modifiers)

    assert document.selection.objects == expected


def test_moving_keeps_every_link() -> None:
    """The timer goes elsewhere and the plate still fires the launcher, as late as before."""
    document = Document(a_level())
    level = document.level
    before = links(level.wires, level.object_cells(), {"timer": 1000})
    document.select(Selection(objects=frozenset({"timer"})))

    done(document, Select(), (5, 2), (8, 4))

    assert level.objects["timer"].cell == (8, 4)
    assert links(level.wires, level.object_cells(), {"timer": 1000}) == before


@pytest.mark.rule("BLD-04", "RRM-09")
def test_a_moved_trap_is_the_same_trap() -> None:
    """Id, quality and name stay, and a part that needs a rearm still does."""
    level = a_level()
    worn = level.objects["darts"].model_copy(
        update={"needs_rearm": True, "quality": "fine", "name": "Old Sting"}
    )
    document = Document(furnish(level, worn))
    document.select(Selection(objects=frozenset({"darts"})))

    done(document, Select(), (8, 2), (9, 4))

    assert level.objects["darts"] == worn.model_copy(update={"cell": (9, 4)})


def test_alt_leaves_the_wires_behind() -> None:
    """The timer is gone from its wire, which heals."""
    document = Document(a_level())
    document.select(Selection(objects=frozenset({"timer"})))
    done(document, Select(), (5, 2), (8, 4), alt=True)
    level = document.level

    assert links(level.wires, level.object_cells(), {"timer": 1000}).link("plate").mechanism == ("darts", 0)


def test_a_moved_door_takes_its_padlock_along() -> None:
    """The lock sits in the door's new cell."""
    document = Document(level_of("##.##", "##.##", "##.##"))
    done(document, Place("door"), (2, 0))
    done(document, Place("padlock"), (2, 0))
    document.select(Selection(objects=frozenset(o.id for o in document.level.of_kind("door"))))

    done(document, Select(), (2, 0), (2, 2))

    assert {o.cell for o in document.level.objects.values()} == {(2, 2)}


def test_duplicating_leaves_the_old_and_wires_the_copy() -> None:
    """Plate, timer and launcher again, wired among themselves."""
    document = Document(a_level())
    document.select(Selection(objects=frozenset({"plate", "timer", "darts"})))
    gesture = Select().begin(document, Pointer((2, 2)))
    gesture.move(Pointer((2, 4), ctrl=True))
    copied = gesture.finish()
    assert isinstance(copied, Edit)
    document.do(copied)
    level = document.level
    fires = links(level.wires, level.object_cells(), {o.id: 1000 for o in level.of_kind("timer")})

    assert [fires.link(o.id).mechanism is not None for o in level.of_kind("pressure_plate")] == [True, True]


def test_the_eraser_takes_one_sort_of_thing() -> None:
    """Begun on an object it leaves the wires that it passes."""
    document = Document(a_level())
    wires = len(document.level.wires)
    done(document, Erase(), (5, 2), (8, 2))

    assert not {"timer", "darts"} & document.level.objects.keys()
    assert len(document.level.wires) == wires


def test_erasing_at_a_hop_takes_the_upper_wire() -> None:
    """The wire drawn last lies on top and goes; the other stays whole."""
    document = Document(a_level())
    done(document, Erase(), (3, 2))

    assert (document.level.wires.mask((3, 2)), document.level.wires.mask((3, 5))) == (10, 5)


def test_an_area_grows_with_shift_and_shrinks_with_ctrl() -> None:
    """One sanctum, its cells counted."""
    document = Document(Level.blank(9, 9))
    tool = AreaTool("sanctum")
    done(document, tool, (1, 1), (3, 3))
    done(document, tool, (2, 2), (4, 4), shift=True)
    done(document, tool, (1, 1), (1, 1), ctrl=True)
    (sanctum,) = document.level.of_kind("sanctum")

    assert sum(width * height for _, _, width, height in sanctum.rects) == 9 + 9 - 4 - 1


@pytest.mark.rule("MOV-01")
def test_the_ruler_counts_corners_as_longer() -> None:
    """Three cells straight and four by the corner: 3 + 4 × 1.41421 yards."""
    found = measured(Document(Level.blank(9, 9)).derived.ruleset, (0, 0), (7, 4))

    assert (found.straight, found.diagonal, found.yards_100) == (3, 4, 865)


def test_the_picker_goes_on_with_what_it_picked() -> None:
    """A lever gives a tool that places levers, bare floor one that paints floor."""
    document = Document(a_level())
    lever, bare = pick(document, (2, 6)), pick(document, (7, 4))
    assert lever is not None and bare is not None

    assert (lever.tool().id, bare.tool()) == ("place", Pencil(Paint("terrain", 2)))


def test_keys_size_the_brush() -> None:
    """Digits set it, brackets change it by one, B changes its shape."""
    pencil = Pencil()
    for key in ("5", "]", "b"):
        pencil.key(key)

    assert pencil.brush == Brush(6, "round")


def test_the_pointer_may_leave_the_map() -> None:
    """Strokes that run over the edge paint what lies inside."""
    document = Document(Level.blank(4, 3))
    done(document, Pencil(), (2, 1), (9, 1))

    assert floor(document) == ["####", "##..", "####"]
    assert Select().hover(document, Pointer((-5, 99))).selection == Selection()


@pytest.mark.rule("WIR-04")
def test_a_new_timer_has_the_delay_that_the_rules_say() -> None:
    """One second, unless the level overrides it."""
    assert new_object("timer", (1, 1), "t").delay_ms == 1_000
    slow = default_ruleset().with_overrides({"wiring.timer_delay_ms": 2_500})
    assert new_object("timer", (1, 1), "t", ruleset=slow).delay_ms == 2_500
