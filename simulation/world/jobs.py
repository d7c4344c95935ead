"""Questions about work: what there is to do, who is about it, which of it a minion would rather do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.derived.ways import Way
from simulation.geometry.cells import NEIGHBOURS
from simulation.world.carrying import carrier_of
from simulation.world.rearming import places_beside, to_rearm
from simulation.world.sides import known_enemies
from simulation.world.sites import heap_at, is_supplied, lacking, left_at, places_at, waits_for_door
from simulation.world.structures import DoorState, Job
from simulation.world.tasks import CHORES, HAUL, TRAPS

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.world import World

REARM, BUILD, MOVE, HAULING, MEND = "rearm", "build", "move", "haul", "mend"
TASK_OF = {MEND: CHORES, REARM: TRAPS, MOVE: TRAPS, BUILD: TRAPS, HAULING: HAUL}
"""Which task of a minion each kind of job is for; of jobs that are equally near, the kind named first."""
KINDS = tuple(TASK_OF)

Rank = tuple[int, int, int, str]


def works(world: World, creature: Creature) -> bool:
    """Whether it does the dungeon's work: of its side, able, and it knows of no enemy."""
    return creature.side == "dungeon" and creature.free and not known_enemies(world, creature)


def jobs_of(world: World, kind: str) -> Iterator[Job]:
    """All that is to do of one kind, by id, whether somebody is about it or not."""
    if kind == REARM:
        yield from (Job(kind, part.id) for part in to_rearm(world))
    elif kind == MEND:
        yield from (Job(kind, key) for key, door in sorted(world.doors.items()) if door.breached)
    else:
        for key, site in sorted(world.sites.items()):
            if waits_for_door(world, site):
                continue
            wanted = MOVE if site.moves else BUILD if is_supplied(site) else HAULING
            if wanted == kind and not (kind == MOVE and carrier_of(world, key)):
                yield Job(kind, key)


def taken(world: World) -> frozenset[tuple[str, str]]:
    """The jobs, as kind and object, that some minion is about; hauling is for as many as it needs."""
    about = (each for each in world.creatures.values() if each.job is not None)
    return frozenset(
        (each.job.kind, each.job.object)
        for each in about
        if each.job is not None and each.job.kind != HAULING and not each.fight and works(world, each)
    )


def best_job(world: World, creature: Creature) -> Job | None:
    """What it would do now: first what has waited too long, then what is nearest, then by kind and id."""
    kinds = [kind for kind in KINDS if TASK_OF[kind] in creature.tasks]
    away = taken(world)
    free = [job for kind in kinds for job in jobs_of(world, kind) if (kind, job.object) not in away]
    if not free:
        return None
    way = world.derived.ways.to([creature.cell])
    ranked: list[tuple[Rank, Job]] = []
    for job in _supplied(world, free, way):
        far = distance(world, job, way)
        if far is not None:
            rank = (not is_overdue(world, job), far, KINDS.index(job.kind), job.object)
            ranked.append((rank, job))
    return min(ranked, key=lambda each: each[0])[1] if ranked else None


def _supplied(world: World, jobs: Iterable[Job], way: Way) -> Iterator[Job]:
    """The same jobs, those of hauling with a heap to take from; without one there is nothing to haul."""
    heap = nearest_heap(world, way) if world.sites else ""
    trip = world.ruleset.building.metal_per_trip
    for job in jobs:
        if job.kind != HAULING:
            yield job
        elif heap and (amount := min(trip, left_at(world, heap), lacking(world, job.object))):
            yield Job(job.kind, job.object, heap, amount)


def nearest_heap(world: World, way: Way) -> str:
    """The heap with metal left that is nearest to where the way leads from, then by id; or nothing."""
    found = []
    for heap in sorted(world.metal):
        lengths = [way.distance(place) for place in places_at(world, heap_at(world, heap), "s")]
        reached = [length for length in lengths if length is not None]
        if reached and left_at(world, heap) > 0:
            found.append((min(reached), heap))
    return min(found)[1] if found else ""


def distance(world: World, job: Job, way: Way) -> int | None:
    """How far a job is from where the way leads from; None where there is no way."""
    lengths = [way.distance(place) for place in places_for(world, job)]
    reached = [length for length in lengths if length is not None]
    return min(reached) if reached else None


def places_for(world: World, job: Job) -> list[Cell]:
    """Where one stands to do a job; for hauling, where the metal is laid down."""
    if job.kind == REARM:
        part = world.parts[job.object]
        return places_beside(world, part.cell, part.facing)
    if job.kind == MEND:
        return beside_door(world, world.doors[job.object])
    if job.kind == MOVE:
        part = world.parts[job.object]
        return places_at(world, part.cell, part.facing)
    site = world.sites[job.object]
    return places_at(world, site.cell, site.facing)


def beside_door(world: World, door: DoorState) -> list[Cell]:
    """The cells next to a door, not cornerwise, where one can stand."""
    beside = ((x + dx, y + dy) for x, y in door.cells for dx, dy in NEIGHBOURS[:4])
    walkable = world.setting.ground.is_walkable
    return [cell for cell in beside if cell not in door.cells and walkable(cell)]


def is_overdue(world: World, job: Job) -> bool:
    """Whether a part has waited for its rearm so long that it comes before what is nearer."""
    if job.kind != REARM:
        return False
    return world.now - world.parts[job.object].needs_since >= world.ruleset.rearming.overdue_ms
