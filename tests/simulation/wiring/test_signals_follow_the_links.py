"""In play doors, locks and mechanisms do what the table of links says, at its times."""

import pytest

from tests.simulation.wiring.circuits_at_random import Run

RULES = (
    "DOR-15", "DOR-16", "DOR-17", "DOR-18", "DOR-19", "DOR-20", "DOR-21",
    "WIR-04", "WIR-10", "WIR-11", "WIR-12",
)  # fmt: skip


@pytest.mark.rule(*RULES)
def test_what_is_set_off_answers_at_the_times_of_its_links() -> None:
    """Timers in series, parallel, in rings; several activators at a door; on and off at random."""
    assert {seed: found for seed in range(80) if (found := list(Run(seed).differences()))} == {}


@pytest.mark.slow
@pytest.mark.rule(*RULES)
def test_what_is_set_off_answers_at_the_times_of_its_links_a_thousand_times() -> None:
    """The same, for long."""
    assert {seed: found for seed in range(1_000, 3_000) if (found := list(Run(seed).differences()))} == {}
