"""Wires as a designer draws them: by mouse, clicks and keys; refused, forced, erased, followed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from editor.app.level_view import LevelView
from editor.core.facing import new_object
from editor.core.refusal import Refusal
from editor.core.tools.pointer import Pointer
from editor.core.tools.wire import Wire
from schemas.model import Cell
from simulation.level.level import Level
from tests.editor.core.sketches import furnish, wire
from tests.gui.conftest import LEFT, NO_KEYS, Designer

KEY, ALT, SHIFT = Qt.Key, Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
RIGHT = Qt.MouseButton.RightButton


def a_level() -> Level:
    """A plate fires darts through a timer, a loose wire crosses; web trap, gate and lever are not wired."""
    level = Level.blank(24, 16)
    level.terrain.flags.writeable = True
    level.terrain[1:15, 1:23] = 2
    level.freeze()
    furnish(
        level,
        new_object("pressure_plate", (2, 3), "plate", name="Plate 7"),
        new_object("timer", (6, 3), "timer", delay_ms=1500),
        new_object("dart_launcher", (12, 3), "darts", name="Darts"),
        new_object("web_trap", (16, 9), "web", name="Web"),
        new_object("portcullis", (18, 6), "gate", "n", name="Gate"),
        new_object("lever", (2, 9), "lever", name="Lever 2"),
    )
    return wire(wire(level, (2, 3), (12, 3)), (9, 1), (9, 12))


@pytest.fixture
def wiring(designer: Designer) -> LevelView:
    """The view of that level, with the Wiring tool in the hand."""
    designer.desk.workspace.add_new(a_level())
    QApplication.processEvents()
    designer.do("tool.wire")
    view = designer.window.tabs.view
    assert view is not None
    return view


def move(designer: Designer, *cells: Cell) -> None:
    """Move the mouse over cells."""
    view = designer.window.tabs.view
    assert view is not None
    for cell in cells:
        QTest.mouseMove(view.canvas, designer.point(cell))


def hold(designer: Designer, *cells: Cell, button: Qt.MouseButton = LEFT) -> None:
    """Press on the first cell and move over the others, without letting go."""
    view = designer.window.tabs.view
    assert view is not None
    move(designer, cells[0])
    QTest.mousePress(view.canvas, button, NO_KEYS, designer.point(cells[0]))
    move(designer, *cells[1:])


def let_go(
    designer: Designer, cell: Cell, keys: Qt.KeyboardModifier = NO_KEYS, button: Qt.MouseButton = LEFT
) -> None:
    """Let the button go."""
    view = designer.window.tabs.view
    assert view is not None
    QTest.mouseRelease(view.canvas, button, keys, designer.point(cell))


def fired(view: LevelView, activator: str) -> str | None:
    """What an activator fires."""
    link = view.wiring.links.link(activator).mechanism
    return link[0] if link is not None else None


@pytest.mark.rule("WIR-01")
def test_a_drag_draws_a_wire_and_says_so_before(designer: Designer, wiring: LevelView) -> None:
    """Lever to web trap, over the loose wire: the sentence stands beside the pointer before the release."""
    hold(designer, (2, 9), (4, 9), (16, 9))
    tip, glowing = wiring.canvas.preview.tip, wiring.canvas.preview.shown.drag
    let_go(designer, (16, 9))

    assert tip.startswith("Lever 2 fires Web")
    assert glowing is not None and glowing.attached == ("lever", "web") and glowing.arcs == (((9, 9), 1),)
    assert fired(wiring, "lever") == "web"


@pytest.mark.rule("WIR-02", "WIR-03")
def test_what_breaks_a_rule_is_refused_and_alt_draws_it(designer: Designer, wiring: LevelView) -> None:
    """Plate 7 fires the darts already. The trap lies in the dark; nothing is drawn but with Alt."""
    told: list[Refusal] = []
    wiring.document.refused.connect(told.append)
    way = ((2, 3), (3, 3), (16, 9))
    hold(designer, *way)
    shown = wiring.canvas.preview
    targets, tip = shown.shown.targets, shown.tip
    let_go(designer, (16, 9))
    refused = fired(wiring, "plate")
    hold(designer, *way)
    let_go(designer, (16, 9), ALT)

    assert targets is not None and (targets.allows("web"), targets.allows("gate")) == (True, True)
    assert tip == "Plate 7 already fires Darts" and told[0].message.code == "wiring.already_fires"
    assert refused == "darts" and fired(wiring, "plate") is None


def test_clicks_lead_a_wire_round_corners(designer: Designer, wiring: LevelView) -> None:
    """A click on the lever, one in the open, one on the gate."""
    for cell in ((2, 9), (4, 12), (18, 6)):
        designer.click(cell)

    assert not wiring.hand.busy
    assert wiring.wiring.links.link("lever").doors == (("gate", 0, 0),)
    assert wiring.document.level.wires.mask((4, 12)) == 10


def test_escape_and_the_right_button_give_a_wire_by_clicks_up(designer: Designer, wiring: LevelView) -> None:
    """Nothing is drawn, nothing can be undone."""
    designer.click((2, 9))
    designer.press(KEY.Key_Escape)
    designer.click((2, 9))
    designer.click((5, 11))
    designer.click((5, 11), RIGHT)

    assert not wiring.hand.busy and not wiring.document.core.history.done


def test_space_flips_though_the_pointer_is_over_the_map(designer: Designer, wiring: LevelView) -> None:
    """Space is the gesture's while a wire is drawn, and moves the map only at rest."""
    hold(designer, (2, 9), (3, 9), (5, 12))
    designer.press(KEY.Key_Space)
    let_go(designer, (5, 12))

    assert wiring.document.level.wires.mask((2, 12)) == 3


def test_a_finds_a_way(designer: Designer, wiring: LevelView) -> None:
    """Held while the pointer moves it holds so long; the wire goes round the timer."""
    hold(designer, (2, 3), (3, 5))
    QTest.keyPress(wiring.canvas, KEY.Key_A)
    move(designer, (18, 6))
    drag = wiring.canvas.preview.shown.drag
    QTest.keyRelease(wiring.canvas, KEY.Key_A)
    let_go(designer, (18, 6))

    assert drag is not None and drag.attached == ("gate", "plate") and len(drag.arcs) == 1
    assert len(wiring.wiring.links.link("plate").doors) == 1


def test_a_held_before_the_press_finds_a_way_too(designer: Designer, wiring: LevelView) -> None:
    """For this drag alone: when it is let go the tool draws as before. Tapped at rest it stays."""
    move(designer, (2, 3))
    QTest.keyPress(wiring.canvas, KEY.Key_A)
    hold(designer, (2, 3), (18, 6))
    drag = wiring.canvas.preview.shown.drag
    QTest.keyRelease(wiring.canvas, KEY.Key_A)
    let_go(designer, (18, 6))
    tool = designer.window.toolbox.tool
    assert isinstance(tool, Wire)
    held = tool.routing
    designer.press(KEY.Key_A)

    assert drag is not None and drag.attached == ("gate", "plate")
    assert (held, tool.routing) == (False, True)


def test_the_right_button_erases_along_edges(designer: Designer, wiring: LevelView) -> None:
    """Along the upper of two crossing wires it takes that one; half of a bridge takes the other half."""
    hold(designer, (9, 1), (9, 3), button=RIGHT)
    let_go(designer, (9, 3), button=RIGHT)

    assert wiring.document.level.wires.mask((9, 3)) == 10 and not wiring.document.level.wires.mask((9, 2))
    assert wiring.document.level.wires.mask((9, 4)) == 4 and fired(wiring, "plate") == "darts"


def test_a_right_click_takes_the_upper_wire_but_picks_objects(designer: Designer, wiring: LevelView) -> None:
    """On the crossing the bridge goes; on the lever the lever is taken up."""
    designer.click((9, 3), RIGHT)
    masks = [wiring.document.level.wires.mask(cell) for cell in ((9, 3), (9, 2), (9, 4))]
    designer.click((2, 9), RIGHT)

    assert masks == [10, 1, 4]
    assert wiring.selection.objects == {"lever"} and designer.window.toolbox.kind == "lever"


@pytest.mark.parametrize(("clicks", "edges"), [(1, 6), (2, 6), (3, 10)])
def test_clicks_select_section_net_and_circuit(
    designer: Designer, wiring: LevelView, clicks: int, edges: int
) -> None:
    """Behind the timer the section is the net; the circuit goes on before the timer."""
    designer.do("tool.select")
    spot = designer.point((8, 3))
    QTest.mouseClick(wiring.canvas, LEFT, NO_KEYS, spot)
    if clicks > 1:
        QTest.mouseDClick(wiring.canvas, LEFT, NO_KEYS, spot)
        QTest.mouseRelease(wiring.canvas, LEFT, NO_KEYS, spot)
    if clicks > 2:
        QTest.mouseClick(wiring.canvas, LEFT, NO_KEYS, spot)

    assert len(wiring.selection.selection.edges) == edges
    designer.do("edit.delete")
    assert not wiring.document.level.wires.mask((8, 3))


def test_a_circuit_is_followed_by_keys(designer: Designer, wiring: LevelView) -> None:
    """Forward through the timer to the darts and back; the status bar says the link."""
    wiring.selection.select_objects(frozenset({"plate"}))
    wiring.canvas.setFocus()
    seen = []
    for id in ("wires.forward", "wires.forward", "wires.back"):
        designer.do(id)
        seen.append((min(wiring.selection.objects), designer.window.status._doing.text()))

    assert [key for key, _ in seen] == ["timer", "darts", "timer"]
    assert seen[1][1] == "Plate 7 fires Darts after 1.5 s (3 of 3)"


def test_four_ways_to_show_wires_are_remembered(designer: Designer, wiring: LevelView) -> None:
    """Keys choose, Shift+W goes round, panel, button and the next window agree."""
    designer.do("wires.show_connected")
    panel = designer.window.layers._wires.currentText()
    designer.do("wires.cycle")
    designer.do("wires.cycle")
    designer.desk.rebuild()

    assert panel == "Connected with what is selected"
    view = designer.window.tabs.view
    assert view is not None and view.canvas.scene.overlays.wires == "none"
    assert designer.window.wire_views.button.text() == "No wires"


def test_a_connection_gets_a_name(designer: Designer, wiring: LevelView) -> None:
    """F2 leads into the inspector; the name is written on the wire and said by a drag that joins it."""
    designer.do("tool.select")
    designer.click((8, 3))
    designer.do("wires.name")
    box = designer.window.inspector._net._name
    QTest.keyClicks(box, "North")
    QTest.keyClick(box, KEY.Key_Return)
    designer.do("tool.wire")
    hold(designer, (18, 6), (12, 6), (8, 3))

    assert "North" in [wires.label for wires in wiring.document.level.wires.cells.values()]
    assert "connection “North”" in wiring.canvas.preview.tip


def test_j_asks_before_it_joins_two_nets(designer: Designer, wiring: LevelView) -> None:
    """Once it shows the dot and asks, the second time it joins; a move lets it be."""
    move(designer, (9, 3))
    designer.press(KEY.Key_J)
    asked, before = wiring.canvas.preview.tip, wiring.document.level.wires.cells[(9, 3)].x4
    move(designer, (12, 8), (9, 3))
    designer.press(KEY.Key_J)
    designer.press(KEY.Key_J)

    assert asked.startswith("J once more joins") and before == 2
    assert wiring.document.level.wires.cells[(9, 3)].x4 == 3


@pytest.mark.rule("WIR-02", "WIR-03")
def test_j_is_refused_where_it_would_give_somebody_one_too_many(
    designer: Designer, wiring: LevelView
) -> None:
    """The crossing wire fires the web trap: joined, Plate 7 would fire two."""
    told: list[Refusal] = []
    wiring.document.refused.connect(told.append)
    designer.drag((9, 12), (16, 12), (16, 9))
    move(designer, (9, 3))
    designer.press(KEY.Key_J)
    designer.press(KEY.Key_J)

    assert wiring.document.level.wires.cells[(9, 3)].x4 == 2
    assert told and told[0].message.code in ("wiring.already_fires", "wiring.would_fire_two")


def test_j_that_is_refused_offers_the_key_that_joins_all_the_same(
    designer: Designer, wiring: LevelView
) -> None:
    """It promises nothing that the next J would not do."""
    designer.drag((9, 12), (16, 12), (16, 9))
    move(designer, (9, 3))
    designer.press(KEY.Key_J)
    said = " ".join(message.text("en") for message in wiring.canvas.preview.shown.says)
    designer.press(KEY.Key_C)

    assert "C joins" in said and "J once more" not in said
    assert wiring.document.level.wires.cells[(9, 3)].x4 == 3


def test_keys_lead_a_wire_in_spite_of_a_conflict_and_its_end_elsewhere(
    designer: Designer, wiring: LevelView
) -> None:
    """C draws what is refused, Ctrl with Enter takes hold of the end; the words are there to be read out."""
    wiring.canvas.setFocus()
    wiring.canvas.set_cursor_cell((12, 3))
    designer.press(KEY.Key_Return)
    for key in (*[KEY.Key_Down] * 6, *[KEY.Key_Left] * 10, KEY.Key_Return):
        designer.press(key)
    said, refused = wiring.canvas.accessibleDescription(), wiring.hand.busy
    for key in (KEY.Key_C, KEY.Key_Return):
        designer.press(key)
    forced = wiring.wiring.links.activators("darts")
    wiring.canvas.set_cursor_cell((12, 3))
    designer.press(KEY.Key_Return, CTRL)
    wiring.hand.go(Pointer((18, 6)))
    designer.press(KEY.Key_Return)

    assert refused and said.startswith("Darts is already fired by Plate 7")
    assert forced == ("lever", "plate")
    assert fired(wiring, "plate") == "darts" and wiring.wiring.links.activators("gate") == ("lever",)


def test_a_wire_is_drawn_turned_and_erased_by_keys_alone(designer: Designer, wiring: LevelView) -> None:
    """Enter begins, Tab leads to where it may end, Enter ends; E and Enter erase."""
    wiring.canvas.setFocus()
    wiring.canvas.set_cursor_cell((2, 9))
    designer.press(KEY.Key_Return)
    for _ in range(7):
        if wiring.canvas.scene.cursor != (16, 9):
            designer.press(KEY.Key_Tab)
    designer.press(KEY.Key_Return)
    drawn = fired(wiring, "lever")
    designer.do("tool.erase")
    wiring.canvas.set_cursor_cell((5, 9))
    designer.press(KEY.Key_Return)

    assert drawn == "web"
    assert fired(wiring, "lever") is None
