"""The time line of a circuit: when its activator was on, its timers ran, its mechanism and doors acted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from simulation.happenings.doors import DoorDriven, PadlockSwitched
from simulation.happenings.traps import MechanismFired
from simulation.kernel.attempts import Thwarted
from simulation.kernel.happening import Entry
from simulation.live.signals import Signals, transits
from simulation.live.switches import Switch
from simulation.wiring.links import Link, Links

Sign = Literal["fired", "thwarted", "armed", "disarmed", "expected"]


@dataclass(frozen=True, slots=True)
class Bar:
    """A stretch of time (ms); without an `end` it goes on. `on`: of a switching on, not off."""

    begin: int
    end: int | None
    on: bool = True


@dataclass(frozen=True, slots=True)
class Mark:
    """Something at one moment."""

    time: int
    sign: Sign


@dataclass(frozen=True, slots=True)
class Row:
    """One object of a circuit: when it was busy, and what it did."""

    circuit: str
    """The activator whose circuit it belongs to."""
    key: str
    family: str
    bars: tuple[Bar, ...] = ()
    marks: tuple[Mark, ...] = ()


def rows(
    signals: Signals, links: Links, switches: Mapping[str, Sequence[Switch]], log: Sequence[Entry]
) -> tuple[Row, ...]:
    """A row per object of each circuit whose activator switched or failed to: activator, timers, sinks."""
    failed = _failures(log)
    found: list[Row] = []
    for activator in sorted({*switches, *(key for key in failed if key in links.of)}):
        past = switches.get(activator, ())
        marks = tuple(Mark(time, "thwarted") for time in failed.get(activator, ()))
        found.append(Row(activator, activator, "activator", tuple(_on(past)), marks))
        found.extend(_timers(signals, activator, past))
        found.extend(_sinks(links.link(activator), activator, past, log, failed))
    return tuple(found)


def _failures(log: Sequence[Entry]) -> dict[str, list[int]]:
    failed: dict[str, list[int]] = {}
    for entry in log:
        if isinstance(entry.happening, Thwarted):
            failed.setdefault(entry.happening.actor, []).append(entry.time)
    return failed


def _on(past: Sequence[Switch]) -> Iterator[Bar]:
    begin: int | None = None
    for switch in past:
        if switch.on and begin is None:
            begin = switch.time
        elif not switch.on and begin is not None:
            yield Bar(begin, switch.time)
            begin = None
    if begin is not None:
        yield Bar(begin, None)


def _timers(signals: Signals, activator: str, past: Sequence[Switch]) -> Iterator[Row]:
    bars: dict[str, list[Bar]] = {}
    for transit in sorted(
        transits(signals.course(activator), activator, past), key=lambda each: each.entered
    ):
        bars.setdefault(transit.timer, []).append(Bar(transit.entered, transit.due, transit.on))
    for timer, found in bars.items():
        yield Row(activator, timer, "timer", tuple(found))


def _sinks(
    link: Link, activator: str, past: Sequence[Switch], log: Sequence[Entry], failed: Mapping[str, list[int]]
) -> Iterator[Row]:
    now = log[-1].time if log else 0
    if link.mechanism is not None:
        mechanism, delay = link.mechanism
        fired = [Mark(e.time, "fired") for e in log if _fired(e, mechanism, activator)]
        thwarted = [Mark(time, "thwarted") for time in failed.get(mechanism, ())]
        coming = [Mark(s.time + delay, "expected") for s in past if s.on and s.time + delay > now]
        yield Row(activator, mechanism, "mechanism", (), (*fired, *thwarted, *coming))
    for door, on_ms, off_ms in link.doors:
        drives = list(_drives(log, door, activator))
        locks = [_locked(e) for e in log if _toggles(e, door, activator)]
        due = [s.time + (on_ms if s.on else off_ms) for s in past]
        coming = [Mark(time, "expected") for time in due if time > now]
        yield Row(activator, door, "door", tuple(_on(drives)), (*locks, *coming))


def _fired(entry: Entry, mechanism: str, activator: str) -> bool:
    what = entry.happening
    return isinstance(what, MechanismFired) and (what.object, what.activator) == (mechanism, activator)


def _drives(log: Sequence[Entry], door: str, activator: str) -> Iterator[Switch]:
    for entry in log:
        what = entry.happening
        if isinstance(what, DoorDriven) and (what.object, what.activator) == (door, activator):
            yield Switch(entry.time, what.on)


def _toggles(entry: Entry, door: str, activator: str) -> bool:
    what = entry.happening
    return isinstance(what, PadlockSwitched) and (what.object, what.by) == (door, activator)


def _locked(entry: Entry) -> Mark:
    what = entry.happening
    return Mark(entry.time, "armed" if isinstance(what, PadlockSwitched) and what.armed else "disarmed")
