"""Every command of the window as a table: what it is called, its icon, its keys and what it is for."""

from __future__ import annotations

from dataclasses import dataclass

from editor.app.i18n.mark import mark


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One command. `run` names a slot of the window's commands; texts are translated when it is built."""

    id: str
    text: str
    tip: str
    keys: str = ""
    icon: str = ""
    checkable: bool = False
    needs_document: bool = True


FILE = (
    ActionSpec(
        "file.new",
        mark("Actions", "New…"),
        mark("Actions", "Begin a level from a template"),
        "Ctrl+N",
        "new",
        needs_document=False,
    ),
    ActionSpec(
        "file.open",
        mark("Actions", "Open…"),
        mark("Actions", "Open a level file"),
        "Ctrl+O",
        "open",
        needs_document=False,
    ),
    ActionSpec(
        "file.save", mark("Actions", "Save"), mark("Actions", "Write the level to its file"), "Ctrl+S", "save"
    ),
    ActionSpec(
        "file.save_as",
        mark("Actions", "Save as…"),
        mark("Actions", "Write the level to another file"),
        "Ctrl+Shift+S",
        "save_as",
    ),
    ActionSpec(
        "file.import",
        mark("Actions", "Import…"),
        mark("Actions", "Read a map that another program made"),
        "Ctrl+I",
        "import",
        needs_document=False,
    ),
    ActionSpec(
        "file.close",
        mark("Actions", "Close"),
        mark("Actions", "Close the level that is shown"),
        "Ctrl+W",
        "close",
    ),
    ActionSpec(
        "file.quit",
        mark("Actions", "Quit"),
        mark("Actions", "Close all levels and leave"),
        "Ctrl+Q",
        "quit",
        needs_document=False,
    ),
)
EDIT = (
    ActionSpec(
        "edit.undo", mark("Actions", "Undo"), mark("Actions", "Take back the last step"), "Ctrl+Z", "undo"
    ),
    ActionSpec(
        "edit.redo",
        mark("Actions", "Redo"),
        mark("Actions", "Do the step again that was taken back"),
        "Ctrl+Shift+Z",
        "redo",
    ),
    ActionSpec(
        "edit.cut",
        mark("Actions", "Cut"),
        mark("Actions", "Copy what is selected and remove it"),
        "Ctrl+X",
        "cut",
    ),
    ActionSpec(
        "edit.copy",
        mark("Actions", "Copy"),
        mark("Actions", "Copy ground, objects and wires that are selected"),
        "Ctrl+C",
        "copy",
    ),
    ActionSpec(
        "edit.paste",
        mark("Actions", "Paste"),
        mark("Actions", "Put down what was copied; R turns it, H mirrors it"),
        "Ctrl+V",
        "paste",
    ),
    ActionSpec(
        "edit.save_stamp",
        mark("Actions", "Save as template…"),
        mark("Actions", "Keep what is selected in the palette, to be set down again"),
        "",
        "star",
    ),
    ActionSpec(
        "wires.connect",
        mark("Actions", "Connect"),
        mark("Actions", "Wire the selected activator to the trap and the doors selected with it"),
        "Ctrl+K",
        "circuit",
    ),
    ActionSpec(
        "wires.tidy",
        mark("Actions", "Tidy wires…"),
        mark("Actions", "Straighten the selected connections, or all; what is connected stays"),
        "",
        "wire",
    ),
    ActionSpec(
        "wires.timer",
        mark("Actions", "Insert timers"),
        mark("Actions", "Put a timer on each selected connection"),
        "",
        "timeline",
    ),
    ActionSpec(
        "edit.delete",
        mark("Actions", "Delete"),
        mark("Actions", "Remove the objects and wires that are selected"),
        "Del",
        "delete",
    ),
    ActionSpec(
        "edit.turn",
        mark("Actions", "Turn"),
        mark("Actions", "Turn what is selected a quarter clockwise"),
        "R",
        "turn",
    ),
    ActionSpec(
        "edit.mirror",
        mark("Actions", "Mirror"),
        mark("Actions", "Mirror what is selected, left to right"),
        "H",
        "mirror",
    ),
    ActionSpec(
        "edit.select_all",
        mark("Actions", "Select all"),
        mark("Actions", "Select every cell, object and wire"),
        "Ctrl+A",
        "select_all",
    ),
    ActionSpec(
        "edit.select_none",
        mark("Actions", "Select nothing"),
        mark("Actions", "Let go of what is selected"),
        "Ctrl+Shift+A",
        "select_none",
    ),
    ActionSpec(
        "edit.find",
        mark("Actions", "Find in the level"),
        mark("Actions", "Search objects by name or kind"),
        "Ctrl+F",
        "find",
    ),
    ActionSpec(
        "level.properties",
        mark("Actions", "Level properties…"),
        mark("Actions", "Name of the level and rules that it changes"),
        "Alt+Return",
        "settings",
    ),
    ActionSpec(
        "level.resize",
        mark("Actions", "Resize and shift…"),
        mark("Actions", "Give the map another size or move all of it"),
        "",
        "resize",
    ),
)
VIEW = (
    ActionSpec(
        "view.zoom_in", mark("Actions", "Zoom in"), mark("Actions", "Show less, larger"), "Ctrl++", "zoom_in"
    ),
    ActionSpec(
        "view.zoom_out",
        mark("Actions", "Zoom out"),
        mark("Actions", "Show more, smaller"),
        "Ctrl+-",
        "zoom_out",
    ),
    ActionSpec(
        "view.zoom_full",
        mark("Actions", "Actual size"),
        mark("Actions", "Show cells at their usual size"),
        "Ctrl+0",
        "zoom_full",
    ),
    ActionSpec(
        "view.fit", mark("Actions", "Whole map"), mark("Actions", "Show the whole map"), "Ctrl+9", "fit"
    ),
    ActionSpec(
        "view.go_to",
        mark("Actions", "Go to cell…"),
        mark("Actions", "Bring a cell into the middle, by its numbers"),
        "Ctrl+G",
        "target",
    ),
    ActionSpec(
        "view.grid", mark("Actions", "Grid"), mark("Actions", "Show lines between cells"), "G", "grid", True
    ),
    ActionSpec(
        "view.rulers",
        mark("Actions", "Rulers"),
        mark("Actions", "Show the numbers of columns and rows"),
        "",
        "ruler",
        True,
    ),
    ActionSpec(
        "view.minimap",
        mark("Actions", "Minimap"),
        mark("Actions", "Show a small picture of the whole map"),
        "M",
        "map",
        True,
    ),
    ActionSpec(
        "view.palette",
        mark("Actions", "All commands…"),
        mark("Actions", "Search every command by name and run it"),
        "Ctrl+Shift+P",
        "command",
        needs_document=False,
    ),
    ActionSpec(
        "problems.next",
        mark("Actions", "Next problem"),
        mark("Actions", "Go to the next thing that the checks found"),
        "F8",
        "warning",
    ),
    ActionSpec(
        "problems.previous",
        mark("Actions", "Previous problem"),
        mark("Actions", "Go to the thing before that the checks found"),
        "Shift+F8",
    ),
    ActionSpec(
        "view.full_screen",
        mark("Actions", "Full screen"),
        mark("Actions", "Use the whole screen"),
        "F11",
        "full_screen",
        True,
        needs_document=False,
    ),
    ActionSpec(
        "view.next_pane",
        mark("Actions", "Next pane"),
        mark("Actions", "Move the keyboard to the next part of the window"),
        "F6",
        "",
        needs_document=False,
    ),
)
PLAY = (
    ActionSpec(
        "play.start",
        mark("Actions", "Play-test"),
        mark("Actions", "Let the adventurers come, from the level as it is now"),
        "F5",
        "play",
    ),
    ActionSpec(
        "play.pause",
        mark("Actions", "Pause"),
        mark("Actions", "Hold the play-test, or let it run on"),
        "F7",
        "pause",
    ),
    ActionSpec(
        "play.step_back",
        mark("Actions", "One line back"),
        mark("Actions", "Back to the line of the story before"),
        "Ctrl+Shift+F8",
        "step_back",
        needs_document=False,
    ),
    ActionSpec(
        "play.again",
        mark("Actions", "Play again"),
        mark("Actions", "From the start, with the same seed"),
        "Ctrl+F5",
        "refresh",
        needs_document=False,
    ),
    ActionSpec(
        "play.step",
        mark("Actions", "One happening"),
        mark("Actions", "Let one thing happen"),
        "Ctrl+F8",
        "step",
    ),
    ActionSpec(
        "play.stop",
        mark("Actions", "Back to editing"),
        mark("Actions", "End the play-test; the level is as it was"),
        "Shift+F5",
        "stop",
    ),
)
TEST = (
    ActionSpec(
        "play.breakpoint",
        mark("Actions", "Breakpoint"),
        mark("Actions", "Pause a play-test when the trap, door or wire under the pointer fires or changes"),
        "F9",
        "stop",
    ),
    ActionSpec(
        "test.pause",
        mark("Actions", "Pause the test"),
        mark("Actions", "Hold the circuit test, or let it run on"),
        "Shift+F7",
        "pause",
    ),
    ActionSpec(
        "test.step",
        mark("Actions", "Next signal"),
        mark("Actions", "Let the circuit test run on to the next thing that happens"),
        "Ctrl+F7",
        "step",
    ),
    ActionSpec(
        "test.step_back",
        mark("Actions", "A second back"),
        mark("Actions", "Show the circuit test a second earlier"),
        "Ctrl+Shift+F7",
        "step_back",
    ),
    ActionSpec(
        "test.again",
        mark("Actions", "Begin the test anew"),
        mark("Actions", "Forget all clicks of the circuit test"),
        "",
        "refresh",
    ),
    ActionSpec(
        "test.rearm",
        mark("Actions", "Rearm all"),
        mark("Actions", "In the circuit test, rearm every trap part that needs it"),
        "",
        "ok",
    ),
    ActionSpec(
        "test.stop",
        mark("Actions", "End the test"),
        mark("Actions", "End the circuit test; the level was never touched"),
        "",
        "close",
    ),
)
HELP = (
    ActionSpec(
        "help.start_page",
        mark("Actions", "Start page"),
        mark("Actions", "Templates, samples and recent levels"),
        "",
        "home",
        needs_document=False,
    ),
    ActionSpec(
        "help.shortcuts",
        mark("Actions", "Keyboard shortcuts…"),
        mark("Actions", "All keys on one sheet, to read and to change"),
        "F1",
        "keyboard",
        needs_document=False,
    ),
    ActionSpec(
        "help.whats_this",
        mark("Actions", "What is this?"),
        mark("Actions", "Click on anything to have it explained"),
        "Shift+F1",
        "help",
        needs_document=False,
    ),
    ActionSpec(
        "help.preferences",
        mark("Actions", "Preferences…"),
        mark("Actions", "Theme, map style, language"),
        "Ctrl+,",
        "settings",
        needs_document=False,
    ),
    ActionSpec(
        "help.about",
        mark("Actions", "About Trapwright"),
        mark("Actions", "Version and licence"),
        "",
        "info",
        needs_document=False,
    ),
)
ALL = (*FILE, *EDIT, *VIEW, *PLAY, *TEST, *HELP)
