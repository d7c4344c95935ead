"""Replays: a play-through written down, played again, and held against what was written down."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from hashlib import blake2b
from pathlib import Path

from pydantic import ValidationError

from schemas.json_text import joined, parse, quoted
from schemas.message import Message
from schemas.problem import SayError
from schemas.replay import MARK, MARKS_PER_ROW, REPLAY_FORMAT, OrderAt, Replay
from schemas.ruleset import Ruleset, iter_params
from schemas.version import VERSION
from simulation.digest import digest
from simulation.happenings.orders import OrderGiven
from simulation.kernel.happening import Entry
from simulation.level.reading import read_level
from simulation.level.writing import write_level
from simulation.level_files import bytes_at, default_legend
from simulation.loading import default_ruleset
from simulation.orders.order import Order
from simulation.orders.table import order_from_data, order_to_data
from simulation.recording import record
from simulation.saving import save_bytes
from simulation.session import Session

NEEDED = {"seed", "level"}
"""Without these a file is something else, perhaps a level."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a run played again leaves the recorded one. `entry`: what happened now, None if nothing did."""

    index: int
    entry: Entry | None


def recorded(session: Session) -> Replay:
    """The replay of a play-through as far as it went."""
    return Replay(
        program=VERSION,
        seed=session.world.seed,
        ended_ms=session.now,
        scenario=session.scenario,
        ruleset=_changed_numbers(session.setting.ruleset),
        orders=tuple(_orders(session.log)),
        trail=tuple(_rows(session.log)),
        digest=session.digest(),
        level=json.loads(write_level(session.setting.level, default_legend())),
    )


def played_again(replay: Replay) -> Session:
    """The play-through that a replay describes, simulated anew. SayError for a broken level or order."""
    level = read_level(json.dumps(replay.level).encode(), default_legend()).level
    ruleset = default_ruleset().with_overrides(replay.ruleset)
    session = Session.start(level, seed=replay.seed, scenario=replay.scenario, ruleset=ruleset)
    for given in replay.orders:
        session.run_until(given.at - 1)
        while len(session.log) < given.after and session.run_until(given.at, 1):
            pass
        session.order(_order(given), given.at)
    session.run_until(replay.ended_ms)
    return session


def first_difference(replay: Replay, session: Session) -> Difference | None:
    """The first happening that is not as recorded, or None.

    More in the last millisecond is no difference: a recording may stop in the midst of one.
    """
    marks = [row[at : at + MARK] for row in replay.trail for at in range(0, len(row), MARK)]
    for index, mark in enumerate(marks):
        if index >= len(session.log):
            return Difference(index, None)
        if _mark(session.log[index]) != mark:
            return Difference(index, session.log[index])
    last, more = session.log[len(marks) - 1 : len(marks)], session.log[len(marks) :]
    if more and (not last or more[0].time > last[0].time):
        return Difference(len(marks), more[0])
    if digest(session.world_at(len(marks) - 1)) != replay.digest:
        return Difference(len(marks), None)
    return None


def save_replay(path: Path, replay: Replay) -> Message | None:
    """Write a replay file safely; see `save_bytes`."""
    text = json.dumps(replay.model_dump(mode="json"), ensure_ascii=False, indent=1)
    return save_bytes(path, text.encode() + b"\n")


def load_replay(path: Path) -> Replay:
    """Read a replay file. Raises SayError with everything that is wrong with it."""
    content = parse(bytes_at(path))
    if not isinstance(content, dict) or NEEDED - content.keys():
        raise SayError(Message("replay.not_a_replay", value=quoted(content)))
    written = content.get("format")
    if isinstance(written, int) and written > REPLAY_FORMAT:
        raise SayError(Message("replay.newer_format", found=written, known=REPLAY_FORMAT))
    try:
        return Replay.model_validate_json(json.dumps(content))
    except ValidationError as error:
        raise SayError(*_problems(error)) from error


def _orders(log: Sequence[Entry]) -> Iterator[OrderAt]:
    for entry in log:
        if isinstance(entry.happening, OrderGiven):
            yield OrderAt(at=entry.time, after=entry.id, order=order_to_data(entry.happening.order))


def _order(given: OrderAt) -> Order:
    try:
        return order_from_data(given.order)
    except (KeyError, TypeError) as error:
        raise SayError(Message("replay.no_order", order=json.dumps(given.order))) from error


def _changed_numbers(ruleset: Ruleset) -> dict[str, int | str | bool]:
    usual = {param.path: param.value for param in iter_params(default_ruleset())}
    return {each.path: each.value for each in iter_params(ruleset) if usual.get(each.path) != each.value}


def _rows(log: Sequence[Entry]) -> Iterator[str]:
    for start in range(0, len(log), MARKS_PER_ROW):
        yield "".join(_mark(entry) for entry in log[start : start + MARKS_PER_ROW])


def _mark(entry: Entry) -> str:
    text = json.dumps(record(entry), sort_keys=True)
    return blake2b(text.encode(), digest_size=MARK // 2).hexdigest()


def _problems(error: ValidationError) -> Iterator[Message]:
    for problem in error.errors(include_url=False):
        path = reduce(joined, problem["loc"], "")
        code = "replay.missing" if problem["type"] == "missing" else "replay.problem"
        yield Message(code, path=path, value=quoted(problem["input"]))
