"""Which nets carry a signal at a moment, and how far it has come through each timer."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field

from simulation.live.switches import Switch
from simulation.wiring.circuits import Arrival, Circuits

RULES = ("WIR-04", "WIR-11")


@dataclass(frozen=True, slots=True)
class Lit:
    """A net with a signal on it: since when (ms), of which activators, and where it comes in."""

    since: int
    activators: tuple[str, ...]
    entrances: tuple[str, ...]
    """The activators and timers on the net from which the signal spreads, by id."""


@dataclass(frozen=True, slots=True)
class Transit:
    """A signal on its way through a timer; `on`: a switching on, else one off."""

    timer: str
    activator: str
    on: bool
    entered: int
    due: int


@dataclass(frozen=True, slots=True)
class Live:
    """What is live at a moment."""

    nets: Mapping[int, Lit] = field(default_factory=dict)
    timers: Mapping[str, Transit] = field(default_factory=dict)
    """Per timer the signal in it that came last."""
    changes_at: int | None = None
    """The next moment at which something changes by itself; None when nothing is under way."""

    @property
    def dark(self) -> bool:
        """Whether nothing is lit and nothing under way."""
        return not self.nets and not self.timers and self.changes_at is None


@dataclass(frozen=True, slots=True)
class Course:
    """The way of an activator's signal: when it comes to each net, from what, and through which timers."""

    arrivals: Mapping[int, Arrival]
    entrances: Mapping[int, tuple[str, ...]]
    timers: tuple[tuple[str, int, Arrival], ...]
    """(timer, its delay, when the signal comes to it), by id."""


class Signals:
    """Answers for the circuits of one level; courses are traced once an activator has switched.

    `planned`: timers that are not built: no signal comes through them (BLD-03).
    """

    def __init__(self, circuits: Circuits, planned: Collection[str] = ()) -> None:
        self._circuits = _without(circuits, planned) if planned else circuits
        timers = ((circuits.timer(node), circuits.delay(node)) for node in circuits.timer_nodes())
        self._delays = {timer: delay for timer, delay in timers if timer not in planned}
        self._courses: dict[str, Course] = {}

    def course(self, activator: str) -> Course:
        """The way of its signal."""
        if activator not in self._courses:
            self._courses[activator] = self._traced(activator)
        return self._courses[activator]

    def live(self, switches: Mapping[str, Sequence[Switch]], time: int) -> Live:
        """What is live at `time` (ms) after these switches."""
        nets: dict[int, Lit] = {}
        timers: dict[str, Transit] = {}
        changes: list[int] = []
        for activator, past in switches.items():
            course = self.course(activator)
            for net, arrival in course.arrivals.items():
                came = _latest(past, arrival, time)
                if came is not None and came[1]:
                    nets[net] = _joined(nets.get(net), came[0], activator, course.entrances[net])
                changes.extend(_to_come(past, arrival, time))
            for transit in transits(course, activator, past):
                if transit.entered <= time < transit.due:
                    known = timers.get(transit.timer)
                    if known is None or known.entered <= transit.entered:
                        timers[transit.timer] = transit
                changes.extend(moment for moment in (transit.entered, transit.due) if moment > time)
        ordered = {net: nets[net] for net in sorted(nets)}
        return Live(ordered, {key: timers[key] for key in sorted(timers)}, min(changes, default=None))

    def changes_of(
        self, net: int, switches: Mapping[str, Sequence[Switch]], after: int, until: int
    ) -> int | None:
        """The first moment in (after, until] at which a signal, or the end of one, comes to a net."""
        moments = (
            moment
            for activator, past in switches.items()
            if net in (arrivals := self.course(activator).arrivals)
            for moment, _ in _comings(past, arrivals[net])
            if after < moment <= until
        )
        return min(moments, default=None)

    def _traced(self, activator: str) -> Course:
        circuits, nets = self._circuits, self._circuits.nets
        arrivals = circuits.arrivals(activator)
        entrances: dict[int, list[str]] = {net: [] for net in arrivals}
        for net in nets.of(activator):
            entrances[net].append(activator)
        timers: list[tuple[str, int, Arrival]] = []
        for timer, delay in self._delays.items():
            reached = [net for net in nets.of(timer) if net in arrivals]
            if len(reached) < 2:
                continue
            source = min(reached, key=lambda net: (arrivals[net].on_ms, arrivals[net].off_ms, net))
            timers.append((timer, delay, arrivals[source]))
            for net in reached:
                due = arrivals[source].on_ms + delay
                if net != source and entrances[net] != [activator] and arrivals[net].on_ms == due:
                    entrances[net].append(timer)
        return Course(arrivals, {net: tuple(entrances[net]) for net in entrances}, tuple(timers))


def _without(circuits: Circuits, timers: Collection[str]) -> Circuits:
    """The same circuits, cut at these timers."""
    cut = copy(circuits)
    cut.graph = circuits.graph.copy()
    nodes = [node for node in circuits.timer_nodes() if circuits.timer(node) in timers]
    cut.graph.remove_edges_from(list(cut.graph.edges(nodes)))
    return cut


def transits(course: Course, activator: str, past: Sequence[Switch]) -> Iterator[Transit]:
    """Every passage of an activator's signals through timers, those over and those to come."""
    for timer, delay, arrival in course.timers:
        for switch in past:
            entered = switch.time + (arrival.on_ms if switch.on else arrival.off_ms)
            yield Transit(timer, activator, switch.on, entered, entered + delay)


def _comings(past: Sequence[Switch], arrival: Arrival) -> list[tuple[int, bool]]:
    """In the order of the switches; what is switched on again before a longer way lets go never let go."""
    found: list[tuple[int, bool]] = []
    again: int | None = None
    for switch in reversed(past):
        moment = switch.time + (arrival.on_ms if switch.on else arrival.off_ms)
        if switch.on:
            again = moment
        elif again is not None and arrival.off_ms > arrival.on_ms and moment >= again:
            continue
        found.append((moment, switch.on))
    return found[::-1]


def _latest(past: Sequence[Switch], arrival: Arrival, time: int) -> tuple[int, bool] | None:
    """What came last, and when: of two at one moment the later switch."""
    last: tuple[int, bool] | None = None
    for moment, on in _comings(past, arrival):
        if moment <= time and (last is None or moment >= last[0]):
            last = (moment, on)
    return last


def _to_come(past: Sequence[Switch], arrival: Arrival, time: int) -> list[int]:
    return [moment for moment, _ in _comings(past, arrival) if moment > time]


def _joined(known: Lit | None, since: int, activator: str, entrances: tuple[str, ...]) -> Lit:
    if known is None:
        return Lit(since, (activator,), entrances)
    both = tuple(sorted({*known.entrances, *entrances}))
    return Lit(min(known.since, since), (*known.activators, activator), both)
