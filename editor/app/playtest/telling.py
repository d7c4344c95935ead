"""What the story tells: which happenings are worth a line, where they were, what their dice say. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from schemas.model import Cell
from simulation.happenings.doors import DoorClosed
from simulation.kernel.happening import Entry, Happening
from simulation.kernel.rolls import Chance, Roll
from simulation.telling import is_news, is_worth_telling
from simulation.world.world import World

MARKS = {
    "PartySighted": "sighted", "PartyArrived": "sighted",
    "ActivatorTripped": "trap", "MechanismFired": "trap",
    "DoorBreached": "door", "DoorOpened": "door", "DoorClosed": "door",
    "WoundSuffered": "wound", "CreatureFell": "death",
    "GoalMet": "goal", "InvasionEnded": "goal",
    "TrapDiscovered": "discovered", "ActivatorDiscovered": "discovered",
}  # fmt: skip
"""What the timeline marks, by the kind of happening."""
CLOSES_OF_ITSELF = "DOR-13"


def worth_telling(entry: Entry) -> bool:
    """Whether it is of a kind that the story has lines for."""
    return is_worth_telling(entry.happening) or _is_shut_on_somebody(entry)


def in_the_story(log: Sequence[Entry], entry: Entry) -> bool:
    """Whether the story of this log has a line for it."""
    return is_news(log, entry) or _is_shut_on_somebody(entry)


def mark_of(entry: Entry) -> str:
    """What the timeline marks it as; empty for nothing."""
    return MARKS.get(type(entry.happening).__name__, "") if worth_telling(entry) else ""


def _is_shut_on_somebody(entry: Entry) -> bool:
    """A door that closes of itself behind everybody is no news; one that is made to close is."""
    return isinstance(entry.happening, DoorClosed) and entry.rule != CLOSES_OF_ITSELF


def place_of(world: World, happening: Happening) -> Cell | None:
    """Where it was: its own cell, or that of the thing or creature it is about."""
    cell = getattr(happening, "cell", None)
    if isinstance(cell, tuple):
        return cell
    for name in ("object", "actor", "target"):
        key = getattr(happening, name, "")
        if isinstance(key, str) and key in world.parts:
            return world.parts[key].cell
        if isinstance(key, str) and key in world.setting.level.objects:
            return world.setting.level.objects[key].cell
        if isinstance(key, str) and key in world.creatures:
            return world.creatures[key].cell
    return None


def about(happening: Happening) -> Iterable[str]:
    """The ids of creatures and objects that it is about."""
    for name in ("actor", "object", "target", "by", "activator", "party"):
        key = getattr(happening, name, "")
        if isinstance(key, str) and key:
            yield key


def dice_of(happening: Happening) -> Roll | Chance | None:
    """The dice that decided it, if any did."""
    for name in ("roll", "chance"):
        value = getattr(happening, name, None)
        if isinstance(value, Roll | Chance):
            return value
    return None
