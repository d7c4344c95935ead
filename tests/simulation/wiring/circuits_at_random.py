"""Small circuits, worked at random, and what their links alone say has to come of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from editor.core.facing import new_object
from schemas.objects import AnyPlaced, Door
from simulation.happenings.doors import DoorClosed, DoorOpened, PadlockSwitched
from simulation.happenings.rearming import PartRearmed
from simulation.happenings.signals import ActivatorSwitched
from simulation.happenings.traps import MechanismFired
from simulation.kernel.happening import Happening
from simulation.level.level import Level, body_cells
from simulation.orders.circuits import press
from simulation.trial import begin_trial
from simulation.wiring.change import apply
from simulation.wiring.drag import plan_drag
from tests.simulation.wiring.crowds import linked

NEVER = 1 << 60
FLOOR = 2
KINDS = (
    ("lever", "lever", "pressure_plate", "sensor"),
    ("door", "door", "double_door"),
    ("timer", "timer", "timer", "timer"),
    ("alarm_trap", "spinning_blades", "web_trap"),
)


def some_circuits(chance: Random) -> Level:
    """Levers, plates, doors with and without padlock, timers and mechanisms, wired to and fro."""
    level = Level.blank(24, 14, material=FLOOR)
    cells = [(x, y) for x in range(0, 24, 2) for y in range(14)]
    chance.shuffle(cells)
    for kinds in KINDS:
        for kind in kinds[: chance.randint(1, len(kinds))]:
            placed = new_object(kind, cells.pop(), f"{kind}{len(cells)}", "n", **_fields(kind, chance))
            level.objects[placed.id] = placed
    ends = [placed.cell for placed in level.objects.values()]
    for _ in range(chance.choice((3, 5, 8, 12))):
        start, end = chance.sample(ends, 2)
        way = [start, chance.choice(((start[0], end[1]), (end[0], start[1]))), end]
        plan = plan_drag(level.wires, level.object_cells(), way, forced=chance.random() < 0.3)
        if plan.refusal is None:
            apply(level.wires, plan.change)
    for door in [*level.of_family("door")]:
        if chance.random() < 0.3:
            level.objects[f"{door.id}-lock"] = new_object("padlock", door.cell, f"{door.id}-lock")
    return level


def _fields(kind: str, chance: Random) -> dict[str, object]:
    if kind == "timer":
        return {"delay_ms": chance.choice((0, 500, 1_000, 2_000, 3_000, 5_000))}
    return {"held_open": True, "open": True} if "door" in kind and chance.random() < 0.3 else {}


class Run:
    """A run in which activators are pressed at random moments; times are ms since its start."""

    def __init__(self, seed: int) -> None:
        chance = Random(seed)
        self.level = some_circuits(chance)
        self.links = linked(self.level)
        self.session = begin_trial(self.level)
        self.start = moment = self.session.scenario.start.time_ms
        activators = list(self.level.of_family("activator"))
        for _ in range(12):
            moment += chance.choice((0, 100, 500, 1_000, 1_500, 2_500, 4_000, 8_000))
            self.session.run_until(moment)
            order = press(self.session.world, chance.choice(activators).id)
            if order is not None:
                self.session.order(order, moment)
        self.session.run_until(moment + 60_000)

    def times(self, kind: type[Happening], object_id: str) -> list[int]:
        """When happenings of a kind came to an object."""
        found = (entry for entry in self.session.log if isinstance(entry.happening, kind))
        return [
            entry.time - self.start for entry in found if getattr(entry.happening, "object", "") == object_id
        ]

    def on(self, activator: str) -> Iterator[tuple[int, int]]:
        """From when until when the activator is on."""
        since = NEVER
        for entry in self.session.log:
            switch = entry.happening
            if isinstance(switch, ActivatorSwitched) and switch.object == activator:
                if switch.on:
                    since = min(since, entry.time - self.start)
                elif since != NEVER:
                    yield since, entry.time - self.start
                    since = NEVER
        if since != NEVER:
            yield since, NEVER

    def drives(self, door: str) -> list[tuple[int, int]]:
        """From when until when some activator drives the door, were there no padlock; they may overlap."""
        return [
            (since + on_ms, until + off_ms)
            for activator, link in self.links.of.items()
            for key, on_ms, off_ms in link.doors
            if key == door
            for since, until in self.on(activator)
        ]

    def differences(self) -> Iterator[object]:
        """Where the run and the links part."""
        locked = {placed.cell for placed in self.level.of_kind("padlock")}
        for door in self.level.of_family("door"):
            assert isinstance(door, Door)
            if locked & set(body_cells(door)):
                yield from self._wrong_lock(door)
            else:
                yield from self._wrong_leaf(door)
        for mechanism in self.level.of_family("mechanism"):
            yield from self._wrong_firing(mechanism)

    def _wrong_lock(self, door: Door) -> Iterator[object]:
        """It toggles with each switching on, the leaf rests."""
        toggled, told = self.times(PadlockSwitched, door.id), sorted(on for on, _ in self.drives(door.id))
        if toggled != told or self.times(DoorOpened, door.id) or self.times(DoorClosed, door.id):
            yield door.id, toggled, told

    def _wrong_leaf(self, door: Door) -> Iterator[object]:
        """It stands the other way round while any drives it; looked at just after every change."""
        drives = self.drives(door.id)
        for moment in sorted({moment for drive in drives for moment in drive if moment < NEVER}):
            driven = any(since <= moment < until for since, until in drives)
            if self._open_after(door, moment) == (driven == door.held_open):
                yield door.id, moment, driven, drives
        moved = {*self.times(DoorOpened, door.id), *self.times(DoorClosed, door.id)}
        yield from moved - {moment for drive in drives for moment in drive}

    def _open_after(self, door: Door, moment: int) -> bool:
        moves = [
            (entry.time - self.start <= moment, isinstance(entry.happening, DoorOpened))
            for entry in self.session.log
            if isinstance(what := entry.happening, DoorOpened | DoorClosed) and what.object == door.id
        ]
        return next((opened for past, opened in reversed(moves) if past), door.open)

    def _wrong_firing(self, mechanism: AnyPlaced) -> Iterator[object]:
        """It acts at each switching on of its one activator, unless it is spent."""
        activator = self.links.incoming(mechanism.id)
        mine = self.links.link(activator or "").mechanism
        signals = [since + mine[1] for since, _ in self.on(activator or "")] if mine else []
        rearmed, told, ready = self.times(PartRearmed, mechanism.id), [], 0
        for moment in signals:
            if moment >= ready:
                told.append(moment)
                ready = min((again for again in rearmed if again >= moment), default=NEVER)
        if self.times(MechanismFired, mechanism.id) != told:
            yield mechanism.id, self.times(MechanismFired, mechanism.id), told
