"""A trap that was used, and goblins G with the Traps task who may rearm it: A is a plate, X a launcher."""

from tests.simulation.drawing import drawn, play, run

WORKSHOP = """
    ####X######
    #...A...G.#
    ###########
"""


def workshop(activator=None, mechanism=None, picture=WORKSHOP, wires=("A X",), **play_args):
    """A play-through of a day, in seconds as asked; both parts need a rearm unless told otherwise."""
    level = drawn(
        picture, wires,
        A={"kind": "pressure_plate", "on": True, "needs_rearm": True} | (activator or {}),
        X={"kind": "dart_launcher", "facing": "s", "needs_rearm": True} | (mechanism or {}),
        G={"kind": "goblin", "tasks": ("traps",)}, D="door",
    )  # fmt: skip
    return play(level, **play_args)


def days(session, count):
    """Play on to so many days after the start."""
    run(session, count * 86_400)
