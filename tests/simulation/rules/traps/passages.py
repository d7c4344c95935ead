"""A passage from the portal P to treasure, with an activator A under way and a mechanism X beside it."""

from tests.simulation.drawing import drawn, play

PASSAGE = """
    ####X######
    P...A.....T
    ###########
"""
TREASURE = {"kind": "treasure", "amount": 9}


def passage(activator="pressure_plate", mechanism="dart_launcher", wires=("A X",), picture=PASSAGE, **more):
    """The passage; activator and mechanism as kinds or fields."""
    return drawn(
        picture,
        wires,
        A=_fields(activator, facing="n"),
        X=_fields(mechanism, facing="s"),
        T=TREASURE,
        **more,
    )


def walked(level, seconds=9, party=("peasant",), **play_args):
    """A thief walks through it; it takes one second a cell and enters at once."""
    return play(level, party=party, goal="steal", seconds=seconds, **play_args)


def _fields(kind, **defaults):
    return defaults | ({"kind": kind} if isinstance(kind, str) else kind)
