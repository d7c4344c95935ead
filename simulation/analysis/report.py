"""The report of a play-through, read off its log: who fell, what was stolen, what each trap did, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from schemas.model import Cell
from simulation.happenings.afflictions import AfflictionBegan
from simulation.happenings.doors import DoorBreached
from simulation.happenings.fights import CreatureFell, WoundSuffered
from simulation.happenings.helpless import Captured, Dispatched, WokeUp
from simulation.happenings.invasions import (
    AdventurerEntered,
    AdventurerLeft,
    GoalChanged,
    GoalMet,
    InvasionEnded,
    PartyArrived,
    PartySighted,
    PrisonerFreed,
)
from simulation.happenings.moving import PlacesSwapped, StepTaken
from simulation.happenings.rearming import PartRearmed
from simulation.happenings.traps import CreatureReleased, MechanismFired, TrapAttackRolled
from simulation.kernel.happening import Entry

Became = Literal["beyond", "inside", "down", "dead", "prisoner", "left"]


@dataclass(slots=True)
class Fate:
    """What became of somebody; once it fell or left: by whom or what, where (None: not known), when (ms)."""

    actor: str
    party: str = ""
    became: Became = "beyond"
    by: str = ""
    cell: Cell | None = None
    time: int | None = None
    carried: int = 0
    """Pieces of treasure that it left with."""


@dataclass(slots=True)
class PartyReport:
    """How a party fared. Times are ms; None: it never came to that."""

    party: str
    goal: str
    arrived: int
    goals: list[str] = field(default_factory=list)
    """What it went after later."""
    met: bool = False
    met_goal: str = ""
    """Which goal it met first: what it came for, or what it turned to when that was gone."""
    sighted: int | None = None
    ended: int | None = None
    members: list[str] = field(default_factory=list)


@dataclass(slots=True)
class TrapReport:
    """What a mechanism did: how often it went off, and what came of that."""

    object: str
    fired: int = 0
    attacks: int = 0
    hits: int = 0
    wounds: int = 0
    afflicted: int = 0
    downed: int = 0
    released: int = 0
    rearmed: int = 0


@dataclass(slots=True)
class Report:
    """All of it. `fates` has everybody of a party, and of others whoever fell; traps only if they fired."""

    parties: dict[str, PartyReport] = field(default_factory=dict)
    fates: dict[str, Fate] = field(default_factory=dict)
    traps: dict[str, TrapReport] = field(default_factory=dict)
    breached: list[str] = field(default_factory=list)
    """Doors that were forced, in order."""
    stolen: int = 0
    """Pieces of treasure that left the map."""
    began: int = 0
    ended: int = 0

    @property
    def falls(self) -> list[Fate]:
        """Who is down, dead or a prisoner in the end, in the order in which they fell."""
        fallen = [fate for fate in self.fates.values() if fate.became in ("down", "dead", "prisoner")]
        return sorted(fallen, key=lambda fate: (fate.time or 0, fate.actor))


def report_of(log: Iterable[Entry], places: Mapping[str, Cell] | None = None) -> Report:
    """The report of a log. `places`: where the creatures of the level stand at first, by id."""
    reading = _Reading(Report(), dict(places or {}))
    for index, entry in enumerate(log):
        if index == 0:
            reading.report.began = entry.time
        reading.report.ended = max(reading.report.ended, entry.time)
        read = _READ.get(type(entry.happening))
        if read is not None:
            read(reading, entry.time, entry.happening)
    report = reading.report
    report.traps = {key: trap for key, trap in sorted(report.traps.items()) if trap.fired}
    return report


class _Reading:
    """A report half written, and where everybody is."""

    def __init__(self, report: Report, places: dict[str, Cell]) -> None:
        self.report = report
        self.places = places

    def fate(self, actor: str) -> Fate:
        """The fate of somebody, new if need be."""
        return self.report.fates.setdefault(actor, Fate(actor))

    def trap(self, object: str) -> TrapReport:
        """What a mechanism did so far; other things get a record too, which never counts as fired."""
        return self.report.traps.setdefault(object, TrapReport(object))

    def arrived(self, time: int, party: PartyArrived) -> None:
        report = PartyReport(party.party, party.goal, time, members=list(party.members))
        self.report.parties[party.party] = report
        for member in party.members:
            self.fate(member).party = party.party

    def entered(self, time: int, entered: AdventurerEntered) -> None:
        self.fate(entered.actor).became = "inside"
        self.places[entered.actor] = entered.cell

    def freed(self, time: int, freed: PrisonerFreed) -> None:
        self.report.parties[freed.party].members.append(freed.target)
        self.report.fates[freed.target] = Fate(freed.target, freed.party, "inside")

    def stepped(self, time: int, step: StepTaken) -> None:
        self.places[step.actor] = step.cell

    def swapped(self, time: int, swap: PlacesSwapped) -> None:
        self.places[swap.actor], self.places[swap.target] = swap.cell, swap.origin

    def released(self, time: int, released: CreatureReleased) -> None:
        self.places[released.actor] = released.cell
        self.trap(released.object).released += 1

    def fell(self, time: int, fell: CreatureFell) -> None:
        fate = self.fate(fell.actor)
        fate.became = "dead" if fell.condition == "dead" else "down"
        fate.by, fate.time, fate.cell = fell.by, time, self.places.get(fell.actor)
        self.trap(fell.by).downed += 1

    def woke(self, time: int, woke: WokeUp) -> None:
        fate = self.fate(woke.actor)
        if fate.became == "down":
            fate.became = "inside"
        self.places[woke.actor] = woke.cell

    def captured(self, time: int, captured: Captured) -> None:
        self.fate(captured.target).became = "prisoner"

    def dispatched(self, time: int, killed: Dispatched) -> None:
        fate = self.fate(killed.target)
        fate.became, fate.by, fate.time = "dead", killed.actor, time

    def left(self, time: int, left: AdventurerLeft) -> None:
        fate = self.fate(left.actor)
        fate.became, fate.time, fate.carried = "left", time, left.carrying
        fate.cell = self.places.get(left.actor)
        self.report.stolen += left.carrying

    def turned(self, time: int, changed: GoalChanged) -> None:
        self.report.parties[changed.party].goals.append(changed.goal)

    def met(self, time: int, met: GoalMet) -> None:
        party = self.report.parties[met.party]
        party.met, party.met_goal = True, party.met_goal or met.goal

    def sighted(self, time: int, sighted: PartySighted) -> None:
        self.report.parties[sighted.party].sighted = time

    def over(self, time: int, over: InvasionEnded) -> None:
        self.report.parties[over.party].ended = time

    def breached(self, time: int, breached: DoorBreached) -> None:
        self.report.breached.append(breached.object)

    def fired(self, time: int, fired: MechanismFired) -> None:
        self.trap(fired.object).fired += 1

    def attacked(self, time: int, attack: TrapAttackRolled) -> None:
        trap = self.trap(attack.object)
        trap.attacks += 1
        trap.hits += attack.roll.success

    def wounded(self, time: int, wound: WoundSuffered) -> None:
        self.trap(wound.by).wounds += 1

    def afflicted(self, time: int, began: AfflictionBegan) -> None:
        self.trap(began.by).afflicted += 1

    def rearmed(self, time: int, rearmed: PartRearmed) -> None:
        self.trap(rearmed.object).rearmed += 1


_READ: dict[type, Callable[[_Reading, int, Any], None]] = {
    PartyArrived: _Reading.arrived,
    AdventurerEntered: _Reading.entered,
    PrisonerFreed: _Reading.freed,
    StepTaken: _Reading.stepped,
    PlacesSwapped: _Reading.swapped,
    CreatureReleased: _Reading.released,
    CreatureFell: _Reading.fell,
    WokeUp: _Reading.woke,
    Captured: _Reading.captured,
    Dispatched: _Reading.dispatched,
    AdventurerLeft: _Reading.left,
    GoalChanged: _Reading.turned,
    GoalMet: _Reading.met,
    PartySighted: _Reading.sighted,
    InvasionEnded: _Reading.over,
    DoorBreached: _Reading.breached,
    MechanismFired: _Reading.fired,
    TrapAttackRolled: _Reading.attacked,
    WoundSuffered: _Reading.wounded,
    AfflictionBegan: _Reading.afflicted,
    PartRearmed: _Reading.rearmed,
}
"""What of a happening goes into the report."""
