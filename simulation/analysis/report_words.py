"""A report in sentences: the same for the command line and the window."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from schemas.clock import moment
from schemas.finding import Finding
from schemas.message import Message
from schemas.objects import Creature
from simulation.analysis.report import Fate, PartyReport, Report, TrapReport, report_of
from simulation.analysis.work import WorkReading, reading_at, work_figures
from simulation.analysis.work_words import figures_said
from simulation.naming import name_of, spoken
from simulation.world.trapping import mechanism_part
from simulation.world.world import World

if TYPE_CHECKING:
    from simulation.session import Session

KEEPS_PARTIES_AWAY = ("E-NO-PORTAL", "E-NO-SANCTUM", "E-NO-MASTER", "E-NO-WAY", "E-PORTAL-INSIDE")
"""Checks that say why no party comes."""
COUNTED = ("hits", "wounds", "afflicted", "downed", "released", "rearmed")


def report_on(session: Session) -> Report:
    """The report of a play-through as far as it went."""
    level = session.setting.level
    places = {each.id: each.cell for each in level.of_family("creature") if isinstance(each, Creature)}
    return report_of(session.log, places)


def report_lines(session: Session, report: Report) -> Iterator[Message]:
    """Sentence after sentence; lines about members and traps belong below the one before them."""
    world = session.world
    for party in report.parties.values():
        yield from _party(world, report, party)
    if not report.parties:
        yield Message("play.report.no_party")
        yield from _why_nobody_came(session)
    yield from _others(world, report)
    if report.parties:
        yield Message(
            "play.report.stolen" if report.stolen else "play.report.not_stolen", count=report.stolen
        )
    yield from _traps(world, report)
    yield from _work(session)
    code = "over" if session.over else "stopped"
    yield Message(f"play.report.{code}", moment=moment(report.ended), count=len(session.log))


def keeps_parties_away(session: Session) -> list[Finding]:
    """What the checks hold against the level: parts of it that everything depends on are missing."""
    from simulation.checks.running import run_checks

    setting = session.setting
    found = run_checks(setting.level, setting.catalogue, setting.ruleset)
    return [each for each in found if each.severity == "error" and each.check in KEEPS_PARTIES_AWAY]


def _why_nobody_came(session: Session) -> Iterator[Message]:
    for finding in keeps_parties_away(session):
        objects = {
            name: spoken(session.world, value)
            for name, value in finding.message.args
            if value in finding.objects
        }
        reason = Message(finding.message.code, dict(finding.message.args) | objects)
        yield Message("play.report.because", reason=reason)


def _party(world: World, report: Report, party: PartyReport) -> Iterator[Message]:
    goal = Message(f"play.goal.{party.goal}")
    other = Message(f"play.goal.{party.met_goal or party.goal}")
    code = "unmet" if not party.met else "met" if party.met_goal == party.goal else "met_other"
    yield Message(f"play.report.{code}", party=spoken(world, party.party), goal=goal, other=other)
    for member in party.members:
        yield _fate(world, report.fates[member])


def _others(world: World, report: Report) -> Iterator[Message]:
    """Who fell of the dungeon's and the wild ones."""
    fallen = [fate for fate in report.falls if not fate.party]
    if fallen:
        yield Message("play.report.others")
    for fate in fallen:
        yield _fate(world, fate)


def _fate(world: World, fate: Fate) -> Message:
    code = f"play.report.fate.{fate.became}"
    if fate.became == "left":
        code += ".rich" if fate.carried else ".poor"
    elif fate.time is not None and fate.became in ("down", "dead", "prisoner"):
        code += ".by" if fate.by else ".alone"
    place = "?" if fate.cell is None else f"({fate.cell[0]}, {fate.cell[1]})"
    return Message(
        code,
        name=name_of(world, fate.actor),
        by=spoken(world, fate.by) if fate.by else "",
        place=place,
        moment=moment(fate.time or 0),
        count=fate.carried,
    )


def _traps(world: World, report: Report) -> Iterator[Message]:
    if not report.traps:
        yield Message("play.report.no_trap")
        return
    yield Message("play.report.traps")
    for trap in sorted(report.traps.values(), key=lambda trap: (-trap.fired, trap.object)):
        yield _deeds(world, trap)


def _work(session: Session) -> Iterator[Message]:
    """RRM-14: how the rearms went, where there were any or some are left."""
    reading = reading_at(WorkReading(), session.log, len(session.log) - 1)
    figures = work_figures(session.world, reading, session.now)
    if figures.tries or figures.needing:
        yield from figures_said(figures)


def _deeds(world: World, trap: TrapReport) -> Message:
    deeds = [
        Message(f"play.report.deed.{name}", count=getattr(trap, name))
        for name in COUNTED
        if getattr(trap, name)
    ]
    kind = mechanism_part(world, trap.object)
    if kind is not None and kind.sights:
        deeds.insert(0, Message("play.report.deed.alarmed"))
    code = "trap" if deeds else "idle_trap"
    said: Message | None = None
    for deed in reversed(deeds):
        said = deed if said is None else Message("name.comma", first=deed, rest=said)
    name = name_of(world, trap.object)
    return Message(f"play.report.{code}", name=name, count=trap.fired, deeds=said or "")
