"""CMB-23: who sees a comrade fight, or is near one who does, goes there to join in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.happenings.fights import FightEnded, RoundBegan
from simulation.happenings.moving import TakeStep
from simulation.kernel.activities import Activity, ActivityBegan, ActivityEnded
from simulation.kernel.attempts import Attempted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides, reacts
from simulation.minds.fighting.stances import runs_away, wants_to_attack
from simulation.minds.walking import open_the_door
from simulation.world.attacking import reaching_weapon
from simulation.world.charging import locked_to
from simulation.world.creature import Creature
from simulation.world.facing import at_hand, chebyshev
from simulation.world.reach import nearest_cell
from simulation.world.sides import enemies
from simulation.world.walking import closed_door_at, step_time

if TYPE_CHECKING:
    from simulation.world.party import Fight
    from simulation.world.world import World

HELPERS = ("adventurer", "minion", "dungeon")
GOES_ON = "walk"
"""A step that has begun is finished first; one thinks at its end anyway."""


@decides(HELPERS, "CMB-23")
def helps_a_comrade(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """The next step to the fight; with no room there it waits for its chance."""
    helped = _way_to_help(world, creature)
    if helped is None:
        return None
    foe, path = helped
    if not path or not world.is_free(path[0]):
        fight = world.fights[foe.fight]
        cell = path[0] if path else _comrades(world, creature, fight)[0].cell
        return _waits(world, creature, fight, cell)
    door = closed_door_at(world, path[0])
    if door:
        return open_the_door(world, creature, door, foe.id)
    return (Attempted(TakeStep(creature.id, path[0], step_time(world, creature, path[0]))),)


@reacts(FightEnded, "CMB-23")
def who_waited_is_free(world: World, ended: FightEnded) -> tuple[Happening, ...]:
    """Whoever waited for a chance in the fight decides anew."""
    waiting = world.needing(ended.fight)
    return (*(ActivityEnded(key, "enemy") for key in waiting), *(Deciding(key) for key in waiting))


@reacts(RoundBegan, "CMB-23")
def comrades_stir(world: World, began: RoundBegan) -> tuple[Happening, ...]:
    """Every round, who can get nearer breaks its work or waiting off; a step it finishes first."""
    answers: list[Happening] = []
    for key in sorted(world.creatures):
        creature, doing = world.creatures[key], world.activities.get(key)
        if doing is not None and doing.kind == GOES_ON or not _gets_nearer(world, creature):
            continue
        if doing is not None:
            answers.append(ActivityEnded(key, "enemy"))
        answers.append(Deciding(key))
    return tuple(answers)


def _waits(world: World, creature: Creature, fight: Fight, cell: Cell) -> tuple[Happening, ...]:
    """For the cell to be free, the end of the fight, or the next round, at whose start it may join."""
    due = world.now + world.ruleset.rounds.round_ms
    doing = Activity(creature.id, "wait", world.now, due, Deciding(creature.id), needs=(cell, fight.id))
    return (ActivityBegan(doing),)


def _gets_nearer(world: World, creature: Creature) -> bool:
    if world.role_of(creature) not in HELPERS:
        return False
    helped = _way_to_help(world, creature)
    return helped is not None and bool(helped[1]) and world.is_free(helped[1][0])


def _way_to_help(world: World, creature: Creature) -> tuple[Creature, list[Cell]] | None:
    """Against whom, and the cells to go, its own not among them, for the first fight where it can help."""
    if not world.fights or not _may_help(creature):
        return None
    for key in sorted(world.fights):
        for comrade in _comrades(world, creature, world.fights[key]):
            foe = _foe(world, creature, world.fights[key])
            path = _path(world, creature, comrade, foe, world.fights[key]) if foe else None
            if foe and path is not None:
                return foe, path
    return None


def _may_help(creature: Creature) -> bool:
    """Able, and sent nowhere else; of the dungeon's own those whose stance lets them come."""
    if not creature.free or creature.fight or creature.attacks or creature.errand or creature.bears:
        return False
    if creature.side == "dungeon":
        return creature.stance in ("aggressive", "defensive")
    return creature.side == "adventurers"


def _comrades(world: World, creature: Creature, fight: Fight) -> list[Creature]:
    """Members of its party, or of its side in the dungeon, that fight; the nearest first, then by id."""
    far = world.ruleset.space.view_range
    others = (world.creatures[id] for id in fight.members)
    own = [
        other
        for other in others
        if other.side == creature.side
        and other.party == creature.party
        and chebyshev(creature.cell, other.cell) <= far
    ]
    return sorted(own, key=lambda other: (chebyshev(creature.cell, other.cell), other.id))


def _foe(world: World, creature: Creature, fight: Fight) -> Creature | None:
    """The nearest enemy of the fight that it would attack; nobody runs after who runs."""
    foes = [
        other
        for other in (world.creatures[id] for id in fight.members)
        if enemies(creature, other) and not runs_away(other) and wants_to_attack(world, creature, other)
    ]
    return min(foes, key=lambda other: (chebyshev(creature.cell, other.cell), other.id), default=None)


def _path(
    world: World, creature: Creature, comrade: Creature, foe: Creature, fight: Fight
) -> list[Cell] | None:
    """To where a weapon reaches the foe, past nobody; else to the comrade; None when it is too far."""
    most = world.ruleset.combat.help_cells
    if chebyshev(creature.cell, comrade.cell) > most + 1:  # no way there can be short enough
        return _path_in_sight(world, creature, comrade, fight)
    near = most * world.ruleset.space.yards_per_cell

    def beside(cell: Cell) -> bool:
        return at_hand(cell, comrade.cell)

    def in_reach(cell: Cell) -> bool:
        return reaching_weapon(world, creature, cell, foe) is not None

    to_comrade = nearest_cell(world, creature, near, beside, bodies=False, reaching=foe.id)
    if to_comrade is None:
        return _path_in_sight(world, creature, comrade, fight)
    to_foe = nearest_cell(world, creature, near, in_reach, bodies=True, reaching=foe.id)
    return to_comrade if to_foe is None else to_foe


def _path_in_sight(world: World, creature: Creature, comrade: Creature, fight: Fight) -> list[Cell] | None:
    """Far off, but seen: the next step to where the fight began, one field for all steps and helpers."""
    if not world.derived.sight.between(creature.cell, comrade.cell):
        return None
    locked = [cell for door in locked_to(world, creature) for cell in world.doors[door].cells]
    steps = world.derived.ways.to([fight.cell], locked).steps(creature.cell)
    return [next((cell for cell in steps if world.is_free(cell)), steps[0])] if steps else None
