"""How each net looks: its hue, and full strength or faded by what is selected and by the overlay mode."""

from __future__ import annotations

from dataclasses import dataclass

from editor.app.canvas.art.palette import WIRE_HUES
from editor.app.canvas.scene import Scene
from editor.app.wiring_view import WiringView
from schemas.model import Cell
from simulation.wiring.joining import Bundles
from simulation.wiring.net_table import NetTable

Look = tuple[str, str] | None
"""State and hue; None where a net is not shown."""


@dataclass(frozen=True, slots=True)
class WireLooks:
    """Answers as long as neither selection nor nets nor mode change."""

    nets: NetTable
    mode: str
    chosen: frozenset[int]
    """Nets of selected objects: marked as selected."""
    touched: frozenset[int]
    """Nets of which some wire is selected: at full strength; the wire itself is marked elsewhere."""
    connected: frozenset[int]
    """All that hang on either through timers."""
    wrong: frozenset[int]
    drawing: bool
    """Whether wires are being drawn: then even those that are not shown are hinted at."""

    @classmethod
    def now(cls, scene: Scene, view: WiringView, wrong: frozenset[int]) -> WireLooks:
        """The looks as things stand."""
        chosen, mode = view.nets_of(scene.selected_objects), scene.overlays.wires
        connected: frozenset[int] = frozenset()
        if mode == "connected":
            connected = frozenset(Bundles(view.nets).through_timers(sorted(chosen | scene.selected_nets)))
        return cls(view.nets, mode, chosen, scene.selected_nets, connected, wrong, scene.drawing_wires)

    def look(self, net: int) -> Look:
        """How a net is painted."""
        state = self._state(net)
        return None if state is None else (state, hue_of(self.nets, net))

    def _state(self, net: int) -> str | None:
        if self.mode == "none":
            return "hint" if self.drawing else None
        if net in self.wrong:
            return "error"
        if net in self.chosen:
            return "selected"
        if net in self.touched or net in self.connected:
            return "idle"
        if self.mode == "all":
            return "faded" if self.chosen or self.touched else "idle"
        return "hint"


def hue_of(nets: NetTable, net: int) -> str:
    """The hue of a net, which hangs on where it began: it stays as long as the net does."""
    return hue_at(nets.anchors[net])


def hue_at(anchor: Cell) -> str:
    """The hue of a net with this anchor."""
    x, y = anchor
    return WIRE_HUES[(x * 5 + y * 3) % len(WIRE_HUES)]
