"""What the canvas shows of a world: figures on their way between cells, doors and traps as they stand."""

from __future__ import annotations

from dataclasses import replace

from editor.app.canvas.art.looks import CreatureLook, ObjectLook
from editor.app.canvas.layers.creatures import Figure
from editor.app.canvas.looks import look_of
from schemas.model import Cell
from schemas.objects import AnyPlaced, Furnishing
from simulation.world.creature import Creature
from simulation.world.planning import placed_as
from simulation.world.sites import is_built_in_play
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
            look = look_of(objects[key])
            found[key] = replace(look, state=state, built=True) if door.built else look
        if door.padlock in objects:
            lock = "armed" if door.armed else "disarmed"
            found[door.padlock] = replace(look_of(objects[door.padlock]), state=lock, built=True)
    for key, part in world.parts.items():
        placed = objects.get(key) or placed_as(key, part.kind, part.cell, part.facing)
        found[key] = _part_look(placed, part)
    for key in world.setting.planned:
        if key not in world.sites and key not in found and is_built_in_play(world, objects[key]):
            found[key] = replace(look_of(objects[key]), built=True)
    return found


def elsewhere(world: World) -> dict[str, AnyPlaced | None]:
    """What is not where the level has it: parts that were moved or are carried, sites, metal, remains."""
    found: dict[str, AnyPlaced | None] = {}
    objects = world.setting.level.objects
    for key, part in world.parts.items():
        if key not in objects or objects[key].cell != part.cell:
            found[key] = placed_as(key, part.kind, part.cell, part.facing)
    found |= dict.fromkeys(each.lugs for each in world.creatures.values() if each.lugs)
    for key, site in world.sites.items():
        if site.moves or (key not in objects and key not in world.parts):
            planned = placed_as(key, site.kind, site.cell, site.facing)
            there = f"{key} there"
            found[there] = planned.model_copy(update={"built": False, "id": there})
    for key, cell in world.heaps.items():
        found[key] = Furnishing(id=key, kind="stockpile", cell=cell, amount=world.metal[key])
    return found | _remains(world)


def _remains(world: World) -> dict[str, AnyPlaced | None]:
    """Blood and burns that the level has not."""
    known = {each.cell: getattr(each, "form", "") for each in world.setting.level.of_kind("remains")}
    fresh = {cell: form for cell, form in world.remains.items() if known.get(cell) != form}
    return {
        f"{form} {x} {y}": Furnishing(
            id=f"{form}-{x}-{y}", kind="remains", cell=(x, y), form="blood" if form == "blood" else "burns"
        )
        for (x, y), form in fresh.items()
    }


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
    state = "on" if part.on else "off"
    return replace(look_of(placed), state=state, badges=tuple(badges), built=part.built, facing=part.facing)
