"""Choices: somebody decides, and the first behaviour that has an answer gives it."""

from __future__ import annotations

from dataclasses import dataclass

from simulation.kernel.happening import Happening


@dataclass(frozen=True, slots=True)
class Deciding(Happening):
    """`actor` considers what to do. `about` names the choice: "" for what to do next, or a turn of a fight.

    Ignored while the actor is busy, unable or, for what to do next, in a fight.
    """

    actor: str
    about: str = ""
