"""The inspector's form is read off the models."""

from __future__ import annotations

import pytest

from editor.app.panels.inspector.fields import common, fields_of
from schemas.objects import FAMILY_OF_KIND, Activator, Area, Door, Timer, model_of


def test_a_timer_has_a_delay_in_seconds_within_its_range() -> None:
    """Range and unit come from the model."""
    timer = Timer(id="t", kind="timer", cell=(0, 0), delay_ms=1500)

    delay = next(field for field in fields_of([timer]) if field.name == "delay_ms")

    assert (delay.control, delay.low, delay.high, delay.unit) == ("seconds", 0, 3_600_000, "ms")


def test_several_objects_show_what_all_of_them_have() -> None:
    """A door and a plate share quality, but no plate can be open."""
    door = Door(id="d", kind="door", cell=(0, 0), quality="fine")
    plate = Activator(id="p", kind="pressure_plate", cell=(2, 0))

    names = {field.name for field in fields_of([door, plate])}

    assert "quality" in names and "open" not in names
    assert common([door, plate], "quality").mixed


@pytest.mark.parametrize("kind", sorted(FAMILY_OF_KIND))
def test_every_kind_has_a_form(kind: str) -> None:
    """No model holds a property that the form can't read."""
    placed = model_of(kind)(
        id="x", kind=kind, cell=(1, 1), **({"rects": ((0, 0, 2, 2),)} if model_of(kind) is Area else {})
    )

    assert [field.name for field in fields_of([placed])][:1] == ["name"]
