"""What a body looks like right now, as plain values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ObjectLook:
    """How an object stands there. Kinds ignore what does not concern them."""

    facing: str | None = None
    """"n", "e", "s" or "w"; None shows no facing."""
    state: str = ""
    """Doors: closed, open, broken. Lever: on, off. Padlock: armed, disarmed. Remains: blood, burns.
    Torch and pyre: lit, out. Bed, altar, pool: anything. Empty is the usual state of the kind."""
    form: str = ""
    """Portals: edge, stairs_up, stairs_down, gate."""
    quality: str = "normal"
    """mediocre, normal or fine."""
    built: bool = True
    """False: only planned, a dashed ghost."""
    amount: float | None = None
    """How full (0..1): treasure, stockpile; how far a timer has run."""
    label: str = ""
    """Short text shown with the object: a timer's delay, an area's name."""
    horizontal: bool = True
    """Doors, tripwires: the leaf or wire runs from west to east."""
    badges: tuple[str, ...] = ()
    """Names of badges (see badges.py), first in the upper right corner."""


@dataclass(frozen=True, slots=True)
class CreatureLook:
    """How a creature stands there."""

    facing: str | None = None
    health: float = 1.0
    """What is left, 0..1; below 1 the wound bar shows."""
    condition: str = ""
    """Empty, "down", "unconscious" or "dead"."""
    fleeing: bool = False
    stance: str = ""
    """Empty, flee, avoid, regroup, defensive or aggressive."""
    prisoner: bool = False
    name: str = ""
    """Shown under the token when not empty and the cell is large enough."""
    planned: bool = False
