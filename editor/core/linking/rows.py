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


def problems_of(row: CircuitRow, problems: Mapping[str, tuple[Finding, ...]]) -> tuple[Finding, ...]:
    """What was found about a row, each once, the activator's own first."""
    keys = (row.activator, *sorted(row.objects - {row.activator}))
    return tuple(dict.fromkeys(finding for key in keys for finding in problems.get(key, ())))
