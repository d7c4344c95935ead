"""Runs ours and its peers in turn on changing input, and prints the ratios.

One input in a tight loop trains the branch predictor; a machine that others use drifts.
So every round takes another input, every contestant runs in every round, and what counts
is the median of each. The order within a round is thrown: who comes after the one that needs
most memory finds the caches cold.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from statistics import median
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")


def in_turn(
    inputs: Sequence[T], contestants: Mapping[str, Callable[[T], object]], at_a_time: int = 1
) -> dict[str, float]:
    """Median microseconds of each contestant for one input, after one warm-up each.

    `at_a_time` inputs, all different, are one turn: for what is too short to be timed alone.
    """
    for run in contestants.values():
        run(inputs[0])
    times: dict[str, list[float]] = {name: [] for name in contestants}
    dice, order = Random(1), list(contestants.items())
    for start in range(0, len(inputs), at_a_time):
        turn = inputs[start : start + at_a_time]
        dice.shuffle(order)
        for name, run in order:
            began = perf_counter()
            for given in turn:
                run(given)
            times[name].append(1e6 * (perf_counter() - began) / len(turn))
    return {name: median(taken) for name, taken in times.items()}


def report(what: str, times: Mapping[str, float], goals: Mapping[str, float] | None = None) -> None:
    """One line per contestant: how many times slower than the first, and the goal."""
    ours = next(iter(times.values()))
    for name, taken in times.items():
        goal = (goals or {}).get(name)
        verdict = "" if goal is None else f"  goal {goal:g} {'reached' if taken / ours >= goal else 'MISSED'}"
        print(f"{what:28} {name:30} {taken:12.1f} µs {taken / ours:10.1f} ×{verdict}")
