"""Circuits that tests about live wires try out."""

from __future__ import annotations

from simulation.live.signals import Live, Signals
from simulation.live.switches import Switches
from simulation.orders.circuits import press
from simulation.session import Session
from simulation.trial import begin_trial
from simulation.wiring.circuits import Circuits
from simulation.wiring.nets import nets
from tests.simulation.drawing import drawn

HALL = """
    ###########
    #......X..#
    #.Y.T.....#
    #.L.......#
    #.......D.#
    #.A.......#
    ###########
"""


def hall(*wires: str, delay_ms: int = 2_000, **letters):
    """Lever L, plate A, timer T, dart launcher X, door D in a hall, wired as told; Y is for whatever else."""
    usual = {
        "L": "lever", "A": "pressure_plate", "T": {"kind": "timer", "delay_ms": delay_ms},
        "X": {"kind": "dart_launcher", "facing": "w"}, "D": "door",
    }  # fmt: skip
    return drawn(HALL, wires, **(usual | letters))


class Bench:
    """A level that is tried out: parts are pressed at seconds since the start."""

    def __init__(self, level) -> None:
        self.level = level
        self.session: Session = begin_trial(level)
        self.start = self.session.scenario.start.time_ms
        self.circuits = Circuits(nets(level.wires, level.object_cells()), level.timer_delays())
        self.signals = Signals(self.circuits, [key for key in self.session.world.sites if key == "T"])
        on = [key for key, part in self.session.world_at(-1).parts.items() if part.on]
        self.switches = Switches(on)

    def press(self, seconds: float, *keys: str) -> Bench:
        """Click on these objects at a moment."""
        for key in keys:
            self.until(seconds)
            order = press(self.session.world, key)
            assert order is not None
            self.session.order(order, self.at(seconds))
        return self

    def until(self, seconds: float) -> Bench:
        """Let time pass."""
        self.session.run_until(self.at(seconds))
        return self

    def at(self, seconds: float) -> int:
        """A moment in ms."""
        return self.start + round(seconds * 1_000)

    def live(self, seconds: float) -> Live:
        """What is live at a moment, by the whole log so far."""
        self.switches.read(self.session.log)
        return self.signals.live(self.switches.up_to(len(self.session.log)), self.at(seconds))

    def lit(self, seconds: float, key: str) -> bool:
        """Whether any net of an object is lit."""
        return any(net in self.live(seconds).nets for net in self.circuits.nets.of(key))
