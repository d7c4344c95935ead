"""What the window offers for wires as they are shown: overlay modes, following a circuit, naming."""

from __future__ import annotations

from editor.app.actions import ActionSpec
from editor.app.i18n.mark import mark

MODE = "wires.show_"
MODES = (
    ActionSpec(f"{MODE}none", mark("Actions", "No wires"),
               mark("Actions", "Hide all wires"), "Ctrl+1", "", True),
    ActionSpec(f"{MODE}selected", mark("Actions", "Wires of the selection"),
               mark("Actions", "Show the wires of what is selected, the rest faintly"), "Ctrl+2", "", True),
    ActionSpec(f"{MODE}connected", mark("Actions", "Wires connected with the selection"),
               mark("Actions", "Show all that hangs on the selection, through timers"), "Ctrl+3", "", True),
    ActionSpec(f"{MODE}all", mark("Actions", "All wires"),
               mark("Actions", "Show all wires; those of the selection stand out"), "Ctrl+4", "", True),
)  # fmt: skip
WALKING = (
    ActionSpec("wires.table", mark("Actions", "Table of circuits"),
               mark("Actions", "List what sets off what, at the row of what is selected"), "Ctrl+L",
               "circuit"),
    ActionSpec("wires.cycle", mark("Actions", "Next way to show wires"),
               mark("Actions", "None, selected, connected, all, round and round"), "Shift+W"),
    ActionSpec("wires.forward", mark("Actions", "Follow circuit forward"),
               mark("Actions", "Go on from an activator through timers to what it sets off"), "."),
    ActionSpec("wires.back", mark("Actions", "Follow circuit back"),
               mark("Actions", "Go back towards the activator"), ","),
    ActionSpec("wires.name", mark("Actions", "Name…"),
               mark("Actions", "Name the object or connection selected or under the pointer"), "F2"),
)  # fmt: skip
WIRE_VIEWS = (*MODES, *WALKING)
