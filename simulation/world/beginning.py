"""The world at the start of a play-through: read off the level and the scenario's start (INV-35)."""

from __future__ import annotations

from collections.abc import Iterable

from schemas.objects import Activator, Area, Creature, Door, Furnishing, Mechanism, Portal
from schemas.scenario import Start
from simulation.level.level import body_cells
from simulation.world.creature import Creature as CreatureInPlay
from simulation.world.doorways import padlock_on
from simulation.world.setting import Setting
from simulation.world.sites import is_built_in_play, metal_for
from simulation.world.structures import DoorState, PartState, Site
from simulation.world.world import World

RULES = ("OWN-04",)


def begin(setting: Setting, start: Start, seed: int) -> World:
    """The state before the first happening."""
    world = World(setting, seed, now=start.time_ms)
    for placed in setting.level.of_family("creature"):
        if isinstance(placed, Creature):
            world.creatures[placed.id] = _creature(setting, placed)
            world.bodies.setdefault(placed.cell, placed.id)
    for placed in setting.level.of_family("door"):
        if isinstance(placed, Door) and setting.ground.doors_at.get(placed.cell) == placed.id:
            world.doors[placed.id] = _door(placed)
    for door in world.doors.values():
        _hang(world, door)
    world.mapped = dict.fromkeys(start.mapped)
    _add_parts(world, start)
    _drive_doors(world)
    _furnish(world)
    _stake_out(world)
    return world


def _furnish(world: World) -> None:
    for placed in world.setting.level.of_kind("treasure", "stockpile", "remains"):
        if not isinstance(placed, Furnishing):
            continue
        if placed.kind == "treasure":
            world.treasure[placed.id] = placed.amount
        elif placed.kind == "stockpile" and placed.built:
            world.metal[placed.id] = placed.amount
        elif placed.form:
            world.remains[placed.cell] = placed.form


def _stake_out(world: World) -> None:
    """BLD-01, BLD-03: what is planned is a site, but for what would change where one can walk."""
    for placed in (world.setting.level.objects[key] for key in world.setting.planned):
        if isinstance(placed, Creature | Portal | Area) or not is_built_in_play(world, placed):
            continue
        needs = metal_for(world, placed.kind)
        site = Site(placed.id, placed.kind, placed.cell, placed.facing, needs, since=world.now)
        world.sites[placed.id] = site


def _creature(setting: Setting, placed: Creature) -> CreatureInPlay:
    kind = setting.catalogue.creature_kind(placed.kind)
    attributes = kind.at_level(placed.level).model_dump() | dict(placed.attributes)
    return CreatureInPlay(
        id=placed.id, kind=placed.kind, side=_side(setting, placed), name=placed.name, cell=placed.cell,
        facing=placed.facing, attributes=attributes, level=placed.level, stance=placed.stance,
        tasks=tuple(placed.tasks), traits=tuple(kind.traits), prisoner=placed.prisoner, home=placed.cell,
    )  # fmt: skip


def _side(setting: Setting, placed: Creature) -> str:
    """OWN-04: whatever lives in one of the dungeon's lairs is of the dungeon."""
    kind = setting.catalogue.creature_kind(placed.kind)
    home = setting.level.objects.get(placed.lair)
    if home is not None and home.kind == "lair" and getattr(home, "built", True):
        return "dungeon"
    return placed.side or kind.side


def _door(placed: Door) -> DoorState:
    """BLD-03: in the place of one that is only planned the way is open."""
    standing_open = placed.open or placed.held_open or not placed.built
    return DoorState(
        placed.id, body_cells(placed), placed.kind, placed.quality, standing_open,
        held_open=placed.held_open, built=placed.built,
    )  # fmt: skip


def _hang(world: World, door: DoorState) -> None:
    """DOR-06: a padlock locks the door in its cell, if there is one yet (BLD-03)."""
    padlock = padlock_on(world, door) if door.built else None
    if padlock is not None:
        door.padlock, door.armed = padlock.id, padlock.armed


def _drive_doors(world: World) -> None:
    """DOR-15, DOR-16: activators that are on at the start hold their doors already."""
    for part in (world.parts[key] for key in sorted(world.parts) if world.parts[key].on):
        for key, _, _ in world.link(part.id).doors:
            door = world.doors.get(key)
            if door is not None and door.built and not door.padlock:
                door.driven_by[part.id] = None
                door.open = not door.held_open


def _add_parts(world: World, start: Start) -> None:
    """Activators and mechanisms; INV-35: their clocks are spread evenly unless the scenario says an age."""
    parts = list(world.setting.level.of_family("activator", "mechanism"))
    clock = world.ruleset.rearming.clock_ms
    for placed, age in zip(parts, _spread(len(parts), clock), strict=True):
        if not isinstance(placed, Activator | Mechanism):
            continue
        world.parts[placed.id] = _part(world, placed, start.part_age_ms.get(placed.id, age))


def _part(world: World, placed: Activator | Mechanism, age: int) -> PartState:
    """DOR-18: an activator that is on is a spent one. RRM-02, RRM-08: a lever is never spent or rigged.

    BLD-03: what is planned is not on.
    """
    kind = world.catalogue.object_kind(placed.kind).activator
    on = isinstance(placed, Activator) and placed.on and placed.built
    return PartState(
        placed.id, placed.cell, placed.kind, placed.quality, placed.built, placed.facing, on,
        needs_rearm=(placed.needs_rearm or on) and (kind is None or kind.needs_rearm),
        rigged=isinstance(placed, Activator) and placed.rigged and kind is not None and kind.can_be_rigged,
        rearmed_at=world.now - age,
        needs_since=world.now,
    )  # fmt: skip


def _spread(count: int, clock: int) -> Iterable[int]:
    return (clock * index // count for index in range(count))
