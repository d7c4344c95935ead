"""The rows of the circuit table: what each activator sets off, over how much wire, with what problems."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from schemas.finding import Finding
from simulation.wiring.links import Links
from simulation.wiring.net_table import NetTable


@dataclass(frozen=True, slots=True)
class CircuitRow:
    """One activator. Times are milliseconds after it switches on."""

    activator: str
    mechanisms: tuple[tuple[str, int], ...]
    """Mechanisms that it reaches, by id; it fires the one that is not inert."""
    inert: tuple[str, ...]
    """Those of them that do not act, since WIR-02 or WIR-03 is broken there."""
    doors: tuple[tuple[str, int], ...]
    timers: tuple[str, ...]
    length: int
    """Cells of wire that its signal runs through; a crossing counts for each of its wires."""

    @property
    def mechanism(self) -> str:
        """The mechanism to name in a narrow place: the one that it fires, else the first; "" without any."""
        return self.mechanisms[0][0] if self.mechanisms else ""

    @property
    def delay_ms(self) -> int | None:
        """When the mechanism gets its signal; None without one."""
        return self.mechanisms[0][1] if self.mechanisms else None

    @property
    def objects(self) -> frozenset[str]:
        """Everything in the row: a problem of any of these is one of the row."""
        sinks = (key for key, _ in (*self.mechanisms, *self.doors))
        return frozenset((self.activator, *sinks, *self.timers))


def circuit_rows(links: Links, nets: NetTable) -> list[CircuitRow]:
    """A row for every activator, by id."""
    return [_row(activator, links, nets) for activator in links.of]


def _row(activator: str, links: Links, nets: NetTable) -> CircuitRow:
    link, reached = links.link(activator), reached_nets(nets, activator)
    timers = {key for net in reached for key in nets.attached(net, "timer")}
    return CircuitRow(
        activator,
        link.mechanisms,
        link.inert,
        tuple((door, on_ms) for door, on_ms, _ in link.doors),
        tuple(sorted(timers)),
        sum(nets.sizes[net] for net in reached),
    )


@dataclass(frozen=True, slots=True)
class SinkRow:
    """One mechanism or door, and what sets it off: (activator, milliseconds after it), by id."""

    sink: str
    activators: tuple[tuple[str, int], ...]
    fires: bool
    """Whether it is a mechanism."""

    @property
    def objects(self) -> frozenset[str]:
        """Everything in the row."""
        return frozenset((self.sink, *(key for key, _ in self.activators)))


def sink_rows(links: Links, nets: NetTable) -> list[SinkRow]:
    """A row for every mechanism and every door, by id, also for those that nothing sets off."""
    rows = []
    for sink in sorted(nets.of_family("mechanism", "door")):
        fires = nets.families[sink] == "mechanism"
        delays = ((key, _delay(links, key, sink)) for key in links.activators(sink))
        rows.append(SinkRow(sink, tuple(delays), fires))
    return rows


def _delay(links: Links, activator: str, sink: str) -> int:
    return dict(links.link(activator).sinks).get(sink, 0)


def reached_nets(nets: NetTable, object_id: str) -> list[int]:
    """The nets of an object and all that hang on them through timers, its own first."""
    reached = list(nets.of(object_id))
    known = set(reached)
    for net in reached:
        for timer in nets.attached(net, "timer"):
            new = [other for other in nets.of(timer) if other not in known]
            known.update(new)
            reached += new
    return reached


def problems_by_object(findings: Iterable[Finding]) -> Mapping[str, tuple[Finding, ...]]:
    """Object → what was found about it, in the order of the findings."""
    found: dict[str, list[Finding]] = {}
    for finding in findings:
        for key in dict.fromkeys(finding.objects):
            found.setdefault(key, []).append(finding)
    return {key: tuple(each) for key, each in found.items()}


def problems_of(
    row: CircuitRow | SinkRow, problems: Mapping[str, tuple[Finding, ...]]
) -> tuple[Finding, ...]:
    """What was found about a row, each once, that of the object whose row it is first."""
    own = row.activator if isinstance(row, CircuitRow) else row.sink
    keys = (own, *sorted(row.objects - {own}))
    return tuple(dict.fromkeys(finding for key in keys for finding in problems.get(key, ())))
