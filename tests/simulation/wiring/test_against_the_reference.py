"""Whatever a designer does: wires, links and findings are those of the design, written a second time."""

import pytest

from tests.simulation.wiring.beside_reference import Pair

RULES = ("WIR-04", "WIR-05", "WIR-06", "WIR-07", "WIR-08", "WIR-09", "WIR-10", "WIR-11", "WIR-12")


def compare(seeds: range, moves: int) -> None:
    """Some maps with so many moves each, compared after every move."""
    for seed in seeds:
        pair = Pair(seed)
        for _ in range(moves):
            pair.move()
            assert not pair.differences(), (seed, pair.history)


@pytest.mark.rule(*RULES)
def test_the_wires_mean_what_the_design_says() -> None:
    """Small maps on which everything meets."""
    compare(range(50), 12)
    compare(range(50, 70), 25)


@pytest.mark.slow
@pytest.mark.rule(*RULES)
def test_the_wires_mean_what_the_design_says_a_thousand_times() -> None:
    """The same, for long."""
    compare(range(1_000, 3_000), 25)
