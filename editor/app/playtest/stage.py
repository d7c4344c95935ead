"""What the canvas shows of a world: figures on their way between cells, doors and traps as they stand."""

from __future__ import annotations

from dataclasses import replace

from editor.app.canvas.art.looks import CreatureLook, ObjectLook
from editor.app.canvas.layers.creatures import Figure
from editor.app.canvas.looks import look_of
from schemas.model import Cell
from schemas.objects import AnyPlaced
from simulation.world.creature import Creature
from simulation.world.structures import PartState
from simulation.world.world import World

CALM = "aggressive"


def figures(world: World, clock: int) -> tuple[Figure, ...]:
    """Everybody on the map, those down below those up."""
    there = [creature for key, creature in sorted(world.creatures.items()) if creature.on_map]
    there.sort(key=lambda creature: creature.conscious)
    return tuple(_figure(world, creature, clock) for creature in there)


def looks(world: World) -> dict[str, ObjectLook]:
    """Doors, padlocks and trap parts as they stand now, by id."""
    objects = world.setting.level.objects
    found: dict[str, ObjectLook] = {}
    for key, door in world.doors.items():
        state = "broken" if door.breached else "open" if door.open else "closed"
        if key in objects:
            found[key] = replace(look_of(objects[key]), state=state)
        if door.padlock in objects:
            lock = "armed" if door.armed else "disarmed"
            found[door.padlock] = replace(look_of(objects[door.padlock]), state=lock, built=True)
    for key, part in world.parts.items():
        if key in objects:
            found[key] = _part_look(objects[key], part)
    return found


def health_of(world: World, creature: Creature) -> float:
    """How much somebody can still take: 1 unhurt, 0 down."""
    down = world.ruleset.combat.down_points
    return max(0.0, 1 - creature.points / down)


def _figure(world: World, creature: Creature, clock: int) -> Figure:
    x, y = _place(world, creature, clock)
    look = CreatureLook(
        facing=creature.facing,
        health=health_of(world, creature),
        condition="" if creature.conscious else creature.condition,
        fleeing=creature.flees_from is not None,
        stance="" if creature.stance == CALM else creature.stance,
        prisoner=creature.prisoner,
        name=creature.name,
    )
    return Figure(creature.id, creature.kind, creature.side, x, y, look)


def _place(world: World, creature: Creature, clock: int) -> tuple[float, float]:
    """Where it is drawn: between two cells while it walks. A quiet walk leads through many (`path`)."""
    here: Cell = creature.cell
    activity = world.activities.get(creature.id)
    if activity is None or activity.reserves is None:
        return here
    since = activity.began
    for cell, moment in activity.path or ((activity.reserves, activity.due),):
        if clock < moment:
            share = max(clock - since, 0) / (moment - since)
            return here[0] + (cell[0] - here[0]) * share, here[1] + (cell[1] - here[1]) * share
        here, since = cell, moment
    return here


def _part_look(placed: AnyPlaced, part: PartState) -> ObjectLook:
    badges = [name for name, on in (("rearm", part.needs_rearm), ("rigged", part.rigged)) if on]
    return replace(look_of(placed), state="on" if part.on else "off", built=part.built, badges=tuple(badges))
