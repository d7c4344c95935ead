"""Situations drawn as text: a map, what its letters stand for, wires between letters, and a party."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import dedent
from typing import Any, TypeVar

import pytest

from schemas.model import Cell
from schemas.objects import AnyPlaced, model_of
from schemas.ruleset import Ruleset
from schemas.scenario import Goal, Member, PartyPlan, Scenario, Start
from simulation.kernel.choices import Deciding
from simulation.kernel.engine import Engine
from simulation.kernel.happening import Entry, Happening
from simulation.kernel.rolls import Roll
from simulation.level.level import Level
from simulation.loading import default_catalogue, default_ruleset
from simulation.session import Session
from simulation.wiring.change import apply
from simulation.wiring.drag import plan_drag

H = TypeVar("H", bound=Happening)
Kind = str | Mapping[str, Any]
GROUND = {m.glyph: index for index, m in enumerate(default_catalogue().materials)}
FLOOR = default_catalogue().material_value("floor")
ALWAYS: dict[str, Kind] = {
    "P": "portal", "M": "master", "+": "door", "t": {"kind": "treasure", "amount": 50},
}  # fmt: skip
"""Letters that mean the same everywhere unless a test says otherwise."""


def drawn(picture: str, wires: Sequence[str] = (), **letters: Kind) -> Level:
    """The level that the picture shows.

    A letter is an object: its kind, or its fields with `kind`. One letter once gets the letter as id;
    more often, letter and number from 1 on. `wires`: "A T D" is a wire from A over T to D in straight legs.
    Sanctum: `s` cells. Everything else is a material's glyph; objects stand on floor.
    """
    rows = dedent(picture).strip("\n").splitlines()
    level = Level.blank(max(map(len, rows)), len(rows))
    meanings = ALWAYS | letters
    level.terrain.flags.writeable = True
    places: dict[str, list[Cell]] = {}
    for y, row in enumerate(rows):
        for x, glyph in enumerate(row):
            level.terrain[y, x] = GROUND.get(glyph, FLOOR)
            if glyph in meanings or glyph == "s":
                places.setdefault(glyph, []).append((x, y))
                level.terrain[y, x] = FLOOR
    level.freeze()
    for glyph, cells in sorted(places.items()):
        if glyph == "s":
            _put(level, {"kind": "sanctum", "rects": tuple((x, y, 1, 1) for x, y in cells)}, "s", cells[0])
            continue
        for index, cell in enumerate(cells):
            _put(level, meanings[glyph], glyph if len(cells) == 1 else f"{glyph}{index + 1}", cell)
    for wire in wires:
        corners = [level.objects[name].cell for name in wire.split()]
        plan = plan_drag(level.wires, level.object_cells(), corners, forced=True)
        apply(level.wires, plan.change)
    return level


def _put(level: Level, meaning: Kind, id: str, cell: Cell) -> None:
    fields = {"kind": meaning} if isinstance(meaning, str) else dict(meaning)
    name = "door" if id == "+" else id.replace("+", "door")
    locked = fields.pop("padlock", None)
    placed: AnyPlaced = model_of(fields["kind"])(id=name, cell=cell, **fields)  # type: ignore[assignment]
    level.objects[name] = placed
    if locked is not None:
        hung = model_of("padlock")(id=f"{name}-lock", cell=cell, kind="padlock", **locked)
        level.objects[hung.id] = hung  # type: ignore[assignment]


EVERY_STEP = {"moving.stroll_steps": 1_000_000}
"""In drawn situations every step is taken by itself, also where no enemy is about."""


def numbers(overrides: Mapping[str, Any] | None = None) -> Ruleset:
    """The default ruleset with some numbers changed: {"doors.pick_percent": 100}."""
    return default_ruleset().with_overrides(EVERY_STEP | dict(overrides or {}))


def play(
    level: Level,
    *,
    party: Sequence[str | Member] = (),
    goal: Goal = "kill_master",
    seed: int = 1,
    rules: Mapping[str, Any] | None = None,
    seconds: int = 0,
    start: Start | None = None,
) -> Session:
    """A play-through of the level, run for so many seconds. The members of `party` are party-1, party-2 …"""
    members = tuple(m if isinstance(m, Member) else Member(kind=m) for m in party)  # type: ignore[arg-type]
    plans = (PartyPlan(id="party", goal=goal, members=members),) if members else ()
    scenario = Scenario(id="test", parties=plans, start=start or Start())
    session = Session.start(level, seed=seed, scenario=scenario, ruleset=numbers(rules))
    run(session, seconds)
    return session


def run(session: Session, seconds: int) -> None:
    """Play on for so many seconds of the world's time since the start."""
    session.run_until(session.scenario.start.time_ms + seconds * 1_000)


def wake(session: Session, creature: str) -> None:
    """Let a creature consider what to do now."""
    let_happen(session, Deciding(creature))


def go(session: Session, creature: str, cell: Cell, seconds: int = 12) -> None:
    """Give a creature of the dungeon a home in a cell and time to walk there."""
    session.world.creatures[creature].home = cell
    wake(session, creature)
    session.run_until(session.now + seconds * 1_000)


def since_start(session: Session, entry: Entry) -> int:
    """How long after the start something happened, in ms."""
    return entry.time - session.scenario.start.time_ms


def happened(session: Session, kind: type[H]) -> list[H]:
    """All happenings of a kind so far, in order."""
    return [entry.happening for entry in session.log if isinstance(entry.happening, kind)]


def entries(session: Session, kind: type[Happening]) -> list[Entry]:
    """The same with time, cause and rule."""
    return [entry for entry in session.log if isinstance(entry.happening, kind)]


def load_dice(monkeypatch: pytest.MonkeyPatch, faces: Mapping[str, tuple[int, int]]) -> None:
    """Make the first die of every roll of a purpose show a face: {"attack": (20, 17)} is 17 on a d20."""
    from simulation.kernel import rolls

    honest = rolls.draw

    def loaded(seed: int, purpose: str, actor: str, object: str, counter: int, index: int = 0) -> int:
        if purpose in faces and index == 0:
            sides, face = faces[purpose]
            return ((face - 1) << 64) // sides + 1
        return honest(seed, purpose, actor, object, counter, index)

    monkeypatch.setattr(rolls, "draw", loaded)


def let_happen(session: Session, happening: Happening, later: int = 0) -> None:
    """Let something happen so many ms after the last happening, with all that follows from it at once."""
    engine = Engine(session.world, session.setting.rules, session.log)
    engine.happen(happening, at=session.world.now + later)


def rolled(total: int, opposing: int = 10, key: tuple[str, str, str] = ("test", "", "")) -> Roll:
    """A roll that came out like this."""
    return Roll(key, 0, 10, (), 0, (), total, opposing, None, fumble=False)
