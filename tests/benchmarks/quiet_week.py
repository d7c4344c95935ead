"""A quiet week: 200 traps, 12 minions that rearm them, 128 × 128 cells, nobody comes.

`python -m tests.benchmarks.quiet_week` prints what it takes, beside a bare event queue (heapq) with as many
events, beside SimPy with the same clocks and as many hands but no map, steps, keyed dice or log (`pip install
simpy` brings it into the table); and how much happens in hours in which no part needs anything.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable
from importlib.util import find_spec
from time import perf_counter, process_time

from sample_levels.building.draft import Draft
from schemas.clock import DAY, HOUR
from schemas.scenario import Scenario
from simulation.geometry.backend import warm
from simulation.happenings.rearming import PartRearmed, RearmNeeded, RearmRolled
from simulation.level.level import Level
from simulation.session import Session
from tests.benchmarks.side_by_side import in_turn, report

SIDE, ROWS, COLUMNS, MINIONS = 128, 10, 20, 12
WEEK = 7 * DAY
SEEDS = range(1, 6)
GOAL_S = 0.5
IDLE_GOAL = 1.0
"""Happenings in an idle hour: the strolls home of those who were last at work may reach into one."""


def main() -> None:
    """Print every figure."""
    warm()
    hall = Session.start(hall_of_traps(), scenario=Scenario(id="quiet"))
    log = played(hall, 1).log
    contestants: dict[str, Callable[[int], object]] = {
        "Trapwright": lambda seed: played(hall, seed),
        "heapq, as many events": lambda seed: popped(len(log)),
    }
    if find_spec("simpy"):
        contestants["SimPy, clocks and hands"] = in_simpy
    times = in_turn(SEEDS, contestants)
    report("a quiet week", times)
    seconds = times["Trapwright"] / 1e6
    verdict = "reached" if seconds <= GOAL_S else "MISSED"
    began = process_time()
    played(hall, 1)
    cpu = process_time() - began
    print(f"{'a quiet week':28} {seconds:.2f} s ({cpu:.2f} s of a processor), goal {GOAL_S} s {verdict}")
    print(f"{'':28} {len(log):,} happenings, {len(log) / 168:.0f} an hour")
    idle, happened = idle_hours(played(hall, 1))
    each = happened / max(idle, 1)
    verdict = "reached" if each <= IDLE_GOAL else "MISSED"
    print(f"{'idle hours':28} {idle} of 168, {each:.2f} happenings in each, goal {IDLE_GOAL} {verdict}")


def hall_of_traps() -> Level:
    """Plates with darts in ten galleries; the minions live at their ends."""
    draft = Draft(SIDE, SIDE, "Hall of Traps")
    for row in range(ROWS):
        y = 6 + 12 * row
        draft.fill((2, y, 120, 3))
        for column in range(COLUMNS):
            x = 4 + 5 * column
            draft.trap(("pressure_plate", (x, y), "", ""), ("dart_launcher", (x, y - 1), "s"))
    draft.fill((119, 6, 4, 116))
    draft.put("portal", (122, 120), form="stairs_up")
    draft.put("sanctum", (115, 62), rects=((115, 60, 6, 3),))
    draft.put("master", (116, 61))
    for index in range(MINIONS):
        draft.put("goblin", (106 + index % 2, 8 + 12 * (index % ROWS)), tasks=("traps",))
    return draft.finished()


def played(session: Session, seed: int) -> Session:
    """The week with these dice."""
    fresh = session.again(seed)
    fresh.run_until(fresh.now + WEEK)
    return fresh


def idle_hours(session: Session) -> tuple[int, int]:
    """Hours in which no part needed a rearm from their beginning to their end, and what happened in them."""
    began = session.scenario.start.time_ms
    needing: set[str] = set()
    busy: set[int] = set()
    for entry in session.log:
        hour = (entry.time - began) // HOUR
        if needing:
            busy.add(hour)
        what = entry.happening
        if isinstance(what, RearmNeeded):
            needing.add(what.object)
            busy.add(hour)
        elif isinstance(what, PartRearmed):
            needing.discard(what.object)
        elif isinstance(what, RearmRolled):
            busy.add(hour)
    hours = [(entry.time - began) // HOUR for entry in session.log if entry.time > began]
    idle = {hour for hour in range(WEEK // HOUR) if hour not in busy}
    return len(idle), sum(hour in idle for hour in hours)


def popped(count: int) -> int:
    """As many events put into a heap and taken out again, and nothing done."""
    queue = [(index * 7_919 % 1_000, index) for index in range(400)]
    heapq.heapify(queue)
    for number in range(count):
        time, _ = heapq.heappop(queue)
        heapq.heappush(queue, (time + 1_000, number))
    return len(queue)


def in_simpy(seed: int) -> object:
    """Every part needs a hand for three minutes each two days; tries are thrown."""
    import random

    import simpy

    dice, env = random.Random(seed), simpy.Environment()
    hands = simpy.Resource(env, capacity=MINIONS)

    def part(age: int):  # type: ignore[no-untyped-def]  # simpy has no types
        yield env.timeout(2 * DAY - age)
        while True:
            with hands.request() as hand:
                yield hand
                yield env.timeout(60_000)
                while dice.randint(1, 20) + 3 < 10:
                    yield env.timeout(120_000)
                yield env.timeout(120_000)
            yield env.timeout(2 * DAY)

    parts = 2 * ROWS * COLUMNS
    for index in range(parts):
        env.process(part(2 * DAY * index // parts))
    env.run(until=WEEK)
    return env


if __name__ == "__main__":
    began = perf_counter()
    main()
    print(f"{'in all':28} {perf_counter() - began:.1f} s")
