"""Whether what was counted fits a chance."""

from math import sqrt


def within(count: int, of: int, percent: float, deviations: float = 4) -> bool:
    """Whether `count` of so many lies within some standard deviations of the percentage.

    With four, a right chance fails once in 16,000 choices of seeds; the seeds here are fixed.
    """
    p = percent / 100
    return abs(count - of * p) <= deviations * sqrt(of * p * (1 - p)) + 1e-9
