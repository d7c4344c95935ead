"""Runs ours and its peers in turn on changing input, and prints the ratios.

One input in a tight loop trains the branch predictor; a machine that others use drifts.
So every round takes another input, every contestant runs in every round, and what counts
is the median of each.
"""

from collections.abc import Callable, Mapping, Sequence
from statistics import median
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")


def in_turn(inputs: Sequence[T], contestants: Mapping[str, Callable[[T], object]]) -> dict[str, float]:
    """Median microseconds of each contestant over the inputs, after one warm-up each."""
    for run in contestants.values():
        run(inputs[0])
    times: dict[str, list[float]] = {name: [] for name in contestants}
    for given in inputs:
        for name, run in contestants.items():
            began = perf_counter()
            run(given)
            times[name].append(1e6 * (perf_counter() - began))
    return {name: median(taken) for name, taken in times.items()}


def report(what: str, times: Mapping[str, float], goals: Mapping[str, float] | None = None) -> None:
    """One line per contestant: how many times slower than the first, and the goal."""
    ours = next(iter(times.values()))
    for name, taken in times.items():
        goal = (goals or {}).get(name)
        verdict = "" if goal is None else f"  goal {goal:g} {'reached' if taken / ours >= goal else 'MISSED'}"
        print(f"{what:28} {name:30} {taken:12.1f} µs {taken / ours:10.1f} ×{verdict}")
