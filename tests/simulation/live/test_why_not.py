"""What does nothing says why not: the reason first that a designer has to mend."""

import pytest

from simulation.live.why_not import reasons
from simulation.orders.circuits import RearmTrap
from tests.simulation.live.halls import Bench, hall

SPENT = {"kind": "dart_launcher", "facing": "w", "needs_rearm": True}
PLANNED = {"kind": "dart_launcher", "facing": "w", "built": False}
LOCKED = {"kind": "door", "padlock": {"armed": True}}


def why(bench, key):
    """The codes of the reasons at the end of the log."""
    found = reasons(bench.session.world, bench.session.log, len(bench.session.log) - 1, key)
    return [reason.message.code.removeprefix("why_not.") for reason in found]


@pytest.mark.parametrize(
    ("wires", "letters", "key", "code"),
    [
        ((), {}, "L", "no_wire"),
        (("L T",), {}, "L", "reaches_nothing"),
        (("A X",), {}, "A", "nobody_came"),
        (("L X",), {}, "L", "lever_off"),
        (("L X",), {"X": PLANNED}, "L", "planned"),
        (("L X", "A X"), {}, "L", "rival_activator"),
        ((), {}, "X", "no_wire"),
        (("X D",), {}, "X", "no_activator"),
        (("L X",), {"X": SPENT}, "X", "needs_rearm"),
        (("L X",), {"X": PLANNED}, "X", "planned"),
        (("L X",), {}, "X", "not_set_off"),
        (("L X", "A X"), {}, "X", "rival_activator"),
        ((), {}, "D", "door_unwired"),
        (("L D",), {}, "D", "not_set_off"),
        (("L D",), {"D": {"kind": "door", "held_open": True}}, "D", "held_open"),
        (("L D",), {"D": {"kind": "door", "built": False}}, "D", "planned"),
        (("L D",), {"D": {"kind": "door", "built": False}}, "L", "planned"),
        ((), {"D": LOCKED | {"built": False}}, "D-lock", "planned"),
        (("L D",), {"D": LOCKED}, "D", "only_padlock_answers"),
        ((), {"D": LOCKED}, "D-lock", "door_unwired"),
        (("L D",), {"D": LOCKED}, "D-lock", "not_set_off"),
        ((), {}, "T", "no_wire"),
        (("L T",), {}, "T", "timer_dead_end"),
        (("X T D",), {}, "T", "timer_without_activator"),
        (("L T D",), {}, "T", "not_set_off"),
        (("L T D",), {"T": {"kind": "timer", "built": False}}, "T", "planned"),
        (("L T D",), {"T": {"kind": "timer", "built": False}}, "L", "planned"),
    ],
)  # fmt: skip
def test_before_anything_happened(wires, letters, key, code):
    """The level alone says what is lacking."""
    assert code in why(Bench(hall(*wires, **letters)), key)


@pytest.mark.parametrize(
    ("wires", "key", "code"),
    [
        (("L T D",), "D", "on_its_way"),
        (("L T X",), "X", "on_its_way"),
        (("L X",), "X", "was_used"),
        (("L X",), "L", "lever_on"),
        (("L D",), "D", "driven_open"),
    ],
)
def test_after_the_lever_was_switched_on(wires, key, code):
    """What was set off says how far it is."""
    assert code in why(Bench(hall(*wires)).press(1, "L"), key)


def test_a_used_plate_stays_on_until_its_rearm():
    """DOR-18; its launcher was used as well."""
    assert why(Bench(hall("A X")).press(1, "A"), "A")[:2] == ["stays_on", "was_used"]


@pytest.mark.rule("TRP-11")
def test_a_spent_mechanism_is_thwarted_and_says_so():
    """The second switching on of a lever finds it used."""
    bench = Bench(hall("L X")).press(1, "L").press(2, "L").press(3, "L")
    found = reasons(bench.session.world, bench.session.log, len(bench.session.log) - 1, "X")
    assert "thwarted" in why(bench, "X") and any(reason.entry >= 0 and reason.rule for reason in found)


def test_a_rearm_takes_the_reason_away():
    """It works again."""
    bench = Bench(hall("L X")).press(1, "L").press(2, "L")
    bench.session.order(RearmTrap("X"), bench.at(3))
    assert why(bench, "X") == ["not_set_off"]


def test_a_locked_door_that_stands_open_bites_later():
    """DOR-06."""
    door = {"kind": "door", "open": True, "padlock": {"armed": True}}
    assert "bites_once_closed" in why(Bench(hall(D=door)), "D-lock")


def test_every_reason_has_words_in_both_languages():
    """And names what it is about."""
    bench = Bench(hall("L X", "A X"))
    (first, *_) = reasons(bench.session.world, bench.session.log, 0, "X")
    texts = [first.message.text(language) for language in ("en", "es")]
    assert texts[0] != texts[1] and not any("{" in text or "why_not" in text for text in texts)
