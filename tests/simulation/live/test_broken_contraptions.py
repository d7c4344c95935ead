"""Thirty broken contraptions: asked why it does nothing, a thing names the faulty part in its first line."""

import pytest

from simulation.live.why_not import reasons
from simulation.orders.circuits import SetOff
from tests.simulation.live.halls import Bench, hall

ACTIVATORS = ("pressure_plate", "tripwire", "sensor")
LAUNCHER = {"kind": "dart_launcher", "facing": "w"}
FAULTS = {
    # wires, what is otherwise, who is asked, who is at fault
    "a mechanism that is planned": (("A X",), {"X": {"built": False}}, "X", "X"),
    "a mechanism that is spent": (("A T", "T X"), {"X": {"needs_rearm": True}}, "X", "X"),
    "an activator that is planned": (("A X",), {"A": {"built": False}}, "X", "A"),
    "an activator that is spent": (("A T", "T X"), {"A": {"needs_rearm": True}}, "X", "A"),
    "a mechanism without wire": (("A D",), {}, "X", "X"),
    "a timer with wire on one side": (("A T",), {}, "A", "T"),
    "a second activator": (("A X", "L X"), {}, "X", "A"),
    "a second mechanism": (("A X", "A Y"), {"Y": {}}, "X", "A"),
    "a padlock on the door": (("A D",), {"D": {"padlock": {"armed": True}}}, "D", "D-lock"),
    "a door that is held open": (("A D",), {"D": {"held_open": True}}, "D", "D"),
}
USUAL = {"X": LAUNCHER, "Y": {"kind": "spinning_blades"}, "D": {"kind": "door"}}


@pytest.mark.parametrize("kind", ACTIVATORS)
@pytest.mark.parametrize("fault", FAULTS)
def test_the_first_line_names_the_faulty_part(fault, kind):
    """After the activator was set off and time has passed."""
    wires, otherwise, asked, culprit = FAULTS[fault]
    usual = USUAL | {"A": {"kind": kind}}
    letters = {key: usual[key] | otherwise.get(key, {}) for key in {"A", *otherwise}}
    bench = Bench(hall(*wires, **letters))
    bench.session.order(SetOff("A"), bench.at(1))
    bench.until(5)
    first = reasons(bench.session.world, bench.session.log, len(bench.session.log) - 1, asked)[0]
    assert first.key == culprit and first.message.text("en") and first.rule
