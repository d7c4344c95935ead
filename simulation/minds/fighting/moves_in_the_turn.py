"""RND-05, CMB-23: a move inside a turn is made of real steps, each at its own moment; the action follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.happenings.moving import StepTaken, TakeStep
from simulation.kernel.attempts import Attempted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides, reacts
from simulation.minds.fighting.stances import runs_away
from simulation.minds.fighting.turns import MOVE
from simulation.world.afflictions import is_held
from simulation.world.attacking import Attack, reaching_weapon
from simulation.world.creature import Creature
from simulation.world.forcing import OpenDoor
from simulation.world.party import Fight
from simulation.world.rounds import step_in_turn_ms
from simulation.world.walking import closed_door_at

if TYPE_CHECKING:
    from simulation.world.world import World


@decides(MOVE, "RND-05", "CMB-23")
def steps_on(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """The next cell of the planned move, through a door if it opens."""
    fight = world.fights[creature.fight]
    cell = _next_cell(creature, fight)
    if cell is None or fight.turn != creature.id or is_held(world, creature):
        return None
    if fight.target and runs_away(creature):
        return None
    door = closed_door_at(world, cell)
    opened = (Attempted(OpenDoor(creature.id, door, creature.attacks or fight.target)),) if door else ()
    if not world.is_free(cell):
        return None
    return (*opened, Attempted(TakeStep(creature.id, cell, step_in_turn_ms(world, fight, creature))))


@decides(MOVE, "RND-05")
def then_attacks(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """The move done, or stopped: attack the target if a weapon reaches it."""
    target = world.creatures.get(world.fights[creature.fight].target)
    if target is None or not target.conscious or runs_away(creature):
        return ()
    weapon = reaching_weapon(world, creature, creature.cell, target)
    return () if weapon is None else (Attempted(Attack(creature.id, target.id, weapon.id)),)


@reacts(StepTaken, "RND-05", "CMB-23")
def the_turn_goes_on(world: World, step: StepTaken) -> tuple[Happening, ...]:
    """A step inside a turn done, the turn goes on."""
    creature = world.creatures[step.actor]
    if not creature.fight or world.fights[creature.fight].turn != creature.id:
        return ()
    return (Deciding(creature.id, MOVE),)


def _next_cell(creature: Creature, fight: Fight) -> Cell | None:
    path = fight.path
    if creature.cell in path:
        index = path.index(creature.cell) + 1
        return path[index] if index < len(path) else None
    return path[0] if path else None
