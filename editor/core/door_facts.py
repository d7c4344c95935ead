"""What the panel of a door says: how it stands, what drives it, its lock, how hard it is to force. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from editor.core.naming import label
from schemas.message import Message
from schemas.naming import with_article
from schemas.objects import Door, Padlock
from simulation.analysis.forcing_odds import Odds, odds_of
from simulation.level.level import body_cells
from simulation.loading import default_catalogue
from simulation.naming import names_of, spoken
from simulation.telling import tell_activity
from simulation.world.forcing import BREAK, PICK
from simulation.world.goals import parties_inside

if TYPE_CHECKING:
    from schemas.ruleset import Ruleset
    from simulation.level.level import Level
    from simulation.wiring.links import Links
    from simulation.world.party import Party
    from simulation.world.structures import DoorState
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class DoorFacts:
    """A door as its panel shows it. `armed` is None where no padlock hangs; odds are by points, 0 to 5."""

    door: str
    padlock: str
    held: bool
    armed: bool | None
    lines: tuple[Message, ...]
    pick: tuple[Odds, ...]
    break_down: tuple[Odds, ...]
    rolls: int
    """DOR-27: so many may fail before the party tries the other method."""
    built: bool = True
    """BLD-03: false in play where it is only planned: nothing can be ordered of it."""


def door_of(level: Level, key: str) -> str:
    """The door that an object is, or that it hangs on as a padlock; nothing for another or an archway."""
    placed = level.objects.get(key)
    if isinstance(placed, Padlock):
        doors = (door for door in level.of_family("door") if placed.cell in body_cells(door))
        return next((door.id for door in doors), "")
    has_leaf = isinstance(placed, Door) and placed.kind != "archway"
    return key if has_leaf else ""


def facts_in_level(level: Level, ruleset: Ruleset, links: Links, key: str) -> DoorFacts:
    """As the level is drawn: how it will stand when a play-test begins."""
    door = level.objects[key]
    assert isinstance(door, Door)
    lock = _lock_on(level, door)
    built = lock is not None and lock.built
    wired = links.activators(key)
    driven = not built and any(getattr(level.objects[by], "on", False) for by in wired)
    stands_open = not door.held_open if driven else door.open or door.held_open
    armed = lock.armed if lock is not None else None
    state = _state(stands_open, bool(armed and built)) if door.built else Message("door.state.planned")
    lines = [state, *_lock_line(armed, built, stands_open)]
    does = _wire_does(built, door.held_open)
    lines += [Message(does, activator=with_article(label(level, by))) for by in sorted(wired)]
    odds = _odds(ruleset, door.kind, door.quality, lock.quality) if lock is not None else ((), ())
    return DoorFacts(
        key, lock.id if lock else "", door.held_open, armed, tuple(lines), *odds, ruleset.doors.failed_rolls
    )


def _lock_on(level: Level, door: Door) -> Padlock | None:
    cells = body_cells(door)
    locks = (placed for placed in level.of_family("padlock") if placed.cell in cells)
    return next((lock for lock in locks if isinstance(lock, Padlock)), None)


def facts_in_play(world: World, key: str) -> DoorFacts:
    """As it stands at the moment that is shown, and what goes on at it."""
    door = world.doors[key]
    if not door.built:
        return _planned(world, key)
    armed = door.armed if door.padlock else None
    state = Message("door.state.breached") if door.breached else _state(door.open, door.armed)
    lines = [state, *_lock_line(armed, True, door.open), *_driven(world, door), *_goings_on(world, key)]
    lock = world.setting.level.objects.get(door.padlock)
    quality = getattr(lock, "quality", "normal")
    odds = _odds(world.ruleset, door.kind, door.quality, quality) if door.padlock else ((), ())
    rolls = world.ruleset.doors.failed_rolls
    return DoorFacts(key, door.padlock, door.held_open, armed, tuple(lines), *odds, rolls)


def _planned(world: World, key: str) -> DoorFacts:
    """BLD-03: what a door that is not built yet says: who works at it."""
    lines = (Message("door.state.planned"), *_goings_on(world, key))
    return DoorFacts(key, "", world.doors[key].held_open, None, lines, (), (), 0, built=False)


def _odds(ruleset: Ruleset, kind: str, quality: str, lock: str) -> tuple[tuple[Odds, ...], tuple[Odds, ...]]:
    catalogue = default_catalogue()
    return odds_of(catalogue, ruleset, PICK, kind, lock), odds_of(catalogue, ruleset, BREAK, kind, quality)


def _state(stands_open: bool, armed: bool) -> Message:
    return Message(f"door.state.{'open' if stands_open else 'locked' if armed else 'closed'}")


def _lock_line(armed: bool | None, built: bool, stands_open: bool) -> list[Message]:
    if armed is None:
        return []
    if not built:
        return [Message("door.lock.planned")]
    if armed and stands_open:
        return [Message("door.lock.bites")]
    return [Message("door.lock.armed" if armed else "door.lock.disarmed")]


def _wire_does(lock: bool, held: bool) -> str:
    """What an activator does to the door when it switches on, as a code."""
    return f"door.wired.{'toggles' if lock else 'closes' if held else 'opens'}"


def _driven(world: World, door: DoorState) -> list[Message]:
    """Who drives it now, and who else is wired to it."""
    wired = [key for key in world.setting.links.activators(door.id) if key not in door.driven_by]
    does = _wire_does(bool(door.padlock), door.held_open)
    lines = [Message(does, activator=spoken(world, key)) for key in sorted(wired)]
    if door.driven_by:
        code = "door.driven.closed" if door.held_open else "door.driven.open"
        lines.insert(0, Message(code, activators=names_of(world, sorted(door.driven_by))))
    return lines


def _goings_on(world: World, key: str) -> list[Message]:
    """Who is busy with it, and what parties made up their minds about."""
    lines = [
        Message("door.busy", who=spoken(world, actor), what=tell_activity(world, world.activities[actor]))
        for actor in world.needing(key)
    ]
    for party in parties_inside(world):
        lines += _minds_of(world, party, key)
    return lines


def _minds_of(world: World, party: Party, key: str) -> list[Message]:
    who, tried = spoken(world, party.id), party.doors.get(key)
    if tried is not None and tried.given_up:
        return [Message("door.given_up", party=who)]
    if tried is not None:
        numbers = {"failures": tried.failures, "most": world.ruleset.doors.failed_rolls}
        return [Message("door.tried", numbers, party=who, method=Message(f"door.method.{tried.method}"))]
    if key in party.detours:
        return [Message(f"door.detour.{'yes' if party.detours[key] else 'no'}", party=who)]
    return []
