"""What the story has a line for: what a reader would miss, and no more."""

from __future__ import annotations

import pytest

from editor.app.playtest.telling import mark_of, worth_telling
from simulation.happenings.doors import DoorClosed
from simulation.kernel.happening import Entry


@pytest.mark.parametrize(("rule", "told"), [("DOR-13", False), ("DOR-16", True), ("DOR-19", True)])
def test_a_door_that_closes_is_told_only_when_something_shut_it(rule: str, told: bool) -> None:
    """Doors close behind everybody all the time; one that a slab drops before a party is news."""
    entry = Entry(0, 0, None, rule, DoorClosed("grate"), None)

    assert worth_telling(entry) is told
    assert mark_of(entry) == ("door" if told else "")
