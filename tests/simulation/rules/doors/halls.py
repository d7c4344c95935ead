"""Corridors with one door, as the tests of doors need them."""

from simulation.level.level import Level
from tests.simulation.drawing import drawn

HALL = """
    ###########
    P..D......#
    #########.#
    #sM.......#
    ###########
"""
BREAKS = {"doors.pick_percent": 0, "dice.opposition": "fixed", "doors.opposing_number": 1}
"""The party breaks doors down, and every roll succeeds."""
PICKS = BREAKS | {"doors.pick_percent": 100}
"""The party picks locks, and every roll succeeds."""
NEVER = {"dice.opposition": "fixed", "doors.opposing_number": 99}
"""No roll succeeds."""


def hall(door: str = "normal", **padlock: object) -> Level:
    """A corridor to the Master with one door of a quality, locked unless the padlock is disarmed."""
    return drawn(HALL, D={"kind": "door", "quality": door, "padlock": padlock})
