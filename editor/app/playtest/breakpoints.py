"""Breakpoints: at which objects and wires a play-test pauses. Kept as long as the level is open. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from schemas.model import Cell
from schemas.objects import family_of
from simulation.happenings.doors import BreachMended, DoorBreached, DoorClosed, DoorOpened, PadlockSwitched
from simulation.happenings.signals import ActivatorSwitched
from simulation.happenings.traps import MechanismFired
from simulation.kernel.attempts import Thwarted
from simulation.kernel.happening import Entry, Happening
from simulation.live.signals import Signals
from simulation.live.switches import Switch
from simulation.wiring.net_table import NetTable, Node
from simulation.world.world import World

FAMILIES = ("activator", "mechanism", "timer", "door", "padlock")
CHANGES = (
    ActivatorSwitched,
    MechanismFired,
    DoorOpened,
    DoorClosed,
    DoorBreached,
    BreachMended,
    PadlockSwitched,
)


@dataclass(frozen=True, slots=True)
class Stop:
    """Where a run is to pause: the moment, the entry of the log (-1: a signal came to a wire), at what."""

    time: int
    entry: int
    cell: Cell
    key: str
    """The object; empty for a wire."""


class Breakpoints:
    """Of one level. A wire is kept by one of its cells: it stays when nets elsewhere change their numbers."""

    def __init__(self) -> None:
        self.objects: dict[str, None] = {}
        self.wires: dict[Node, None] = {}

    def __bool__(self) -> bool:
        return bool(self.objects or self.wires)

    def toggle_object(self, key: str) -> bool:
        """Set one at an object or take it away; whether there is one now."""
        return _toggled(self.objects, key)

    def toggle_wire(self, nets: NetTable, node: Node) -> bool:
        """The same at a wire, wherever on its net the one before was set."""
        net = nets.net_of[node]
        known = [other for other in self.wires if nets.net_of.get(other) == net]
        for other in known:
            del self.wires[other]
        if not known:
            self.wires[node] = None
        return not known

    def has(self, key: str | None, node: Node | None, nets: NetTable) -> bool:
        """Whether there is one at this object, or without an object at this wire."""
        if key is not None or node is None:
            return key in self.objects
        return any(nets.net_of.get(other) == nets.net_of[node] for other in self.wires)

    def cells(self, objects: Mapping[str, Cell], nets: NetTable) -> list[Cell]:
        """Where their signs stand; what is gone from the level has none."""
        at = [objects[key] for key in self.objects if key in objects]
        return at + [node[0] for node in self.wires if node in nets.net_of]

    def in_log(self, world: World, log: Sequence[Entry], after: int, until: int) -> Stop | None:
        """The first entry in (after, until] at which such an object fires, changes or fails to."""
        if not self.objects:
            return None
        for entry in log[after + 1 : until + 1]:
            for key in _concerned(world, entry.happening):
                if key in self.objects and key in world.setting.level.objects:
                    return Stop(entry.time, entry.id, world.setting.level.objects[key].cell, key)
        return None

    def on_wires(
        self,
        signals: Signals,
        nets: NetTable,
        switches: Mapping[str, Sequence[Switch]],
        after: int,
        until: int,
    ) -> Stop | None:
        """The first moment in (after, until] at which a signal, or the end of one, comes to such a wire."""
        found = [
            Stop(moment, -1, cell, key)
            for net, cell, key in self._nets(nets)
            if (moment := signals.changes_of(net, switches, after, until)) is not None
        ]
        return min(found, key=lambda stop: (stop.time, stop.cell), default=None)

    def _nets(self, nets: NetTable) -> Iterator[tuple[int, Cell, str]]:
        """The nets to be watched: those of wires, and those at timers."""
        for node in self.wires:
            if node in nets.net_of:
                yield nets.net_of[node], node[0], ""
        for key in self.objects:
            if nets.families.get(key) == "timer":
                for net in nets.of(key):
                    yield net, nets.nodes[net][0][0], key


def can_break(kind: str) -> bool:
    """Whether a breakpoint makes sense at objects of a kind."""
    return family_of(kind) in FAMILIES


def _concerned(world: World, happening: Happening) -> Iterable[str]:
    """The objects that fire or change with it, or that should have."""
    if isinstance(happening, Thwarted):
        return (happening.actor,)
    if isinstance(happening, PadlockSwitched):
        return (happening.object, world.doors[happening.object].padlock)
    return (happening.object,) if isinstance(happening, CHANGES) else ()


def _toggled(kept: dict[str, None], key: str) -> bool:
    if key in kept:
        del kept[key]
        return False
    kept[key] = None
    return True
