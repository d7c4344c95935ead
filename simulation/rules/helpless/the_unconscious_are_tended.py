"""CMB-20: whoever is unconscious can be carried, healed, captured or killed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from schemas.message import Message
from simulation.happenings.helpless import (
    ERRANDS,
    Captured,
    Dispatched,
    ErrandDone,
    ErrandGiven,
    Healed,
    LaidDown,
    PickedUp,
    WokeUp,
)
from simulation.kernel.activities import Activity, ActivityBegan, ActivityEnded
from simulation.kernel.attempts import Attempt, Attempted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides, forbids, reacts
from simulation.minds.walking import follow
from simulation.world.creature import Creature
from simulation.world.facing import at_hand
from simulation.world.health import is_spent
from simulation.world.reach import nearest_cell
from simulation.world.sides import known_enemies

if TYPE_CHECKING:
    from simulation.world.world import World

CARRY, HEAL, CAPTURE, KILL = ERRANDS


@dataclass(frozen=True, slots=True)
class Tend(Attempt):
    """`actor` has spent the time that an errand takes on somebody unconscious."""

    target: str
    errand: str

    def fact(self, world: World) -> tuple[Happening, ...]:
        """What the errand was for."""
        done = (ErrandDone(self.actor), Deciding(self.actor))
        if self.errand == CARRY:
            return (PickedUp(self.actor, self.target), Deciding(self.actor))
        if self.errand == CAPTURE:
            return (Captured(self.actor, self.target), *done)
        if self.errand == KILL:
            return (Dispatched(self.actor, self.target), *done)
        target, most = world.creatures[self.target], world.ruleset.combat.heal_points
        return (
            Healed(self.actor, self.target, min(most, target.points), min(most, target.damage)),
            *done,
        )


@reacts(ErrandGiven, "CMB-20")
def who_is_sent_goes(world: World, given: ErrandGiven) -> tuple[Happening, ...]:
    """Whoever gets an errand leaves other work, unless it fights."""
    if world.creatures[given.actor].fight:
        return ()
    busy = world.activities.get(given.actor)
    if busy is None:
        return (Deciding(given.actor),)
    return () if busy.kind == "walk" else (ActivityEnded(given.actor, "errand"), Deciding(given.actor))


@decides(("minion", "dungeon"), "CMB-20")
def runs_its_errand(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Go to whom the errand is about; beside it, spend the time; carrying, bring it where it belongs."""
    if creature.errand is None or known_enemies(world, creature):
        return None
    errand, id, place = creature.errand
    target = world.creatures[id]
    if target.condition != "unconscious":
        return (ErrandDone(creature.id), Deciding(creature.id))
    if creature.bears == id:
        return _brings(world, creature, target, place or creature.home or creature.cell)
    if at_hand(creature.cell, target.cell):
        due = world.now + world.ruleset.combat.tend_ms
        done = Attempted(Tend(creature.id, id, errand))
        return (ActivityBegan(Activity(creature.id, errand, world.now, due, done, needs=(id,))),)
    return follow(world, creature, world.derived.ways.to([target.cell])) or _gives_up(creature)


@forbids(Tend, "CMB-20")
def only_the_unconscious(world: World, tend: Tend) -> Message | None:
    """Whoever woke up, left or died meanwhile is no longer tended."""
    awake = world.creatures[tend.target].condition != "unconscious"
    return Message("refusal.not_unconscious") if awake else None


@reacts(Healed, "CMB-20")
def who_is_well_enough_wakes(world: World, healed: Healed) -> tuple[Happening, ...]:
    """With fewer points than put one down, one comes round in the nearest free cell."""
    target = world.creatures[healed.target]
    if is_spent(world, target) or target.condition != "unconscious":
        return ()
    path = nearest_cell(world, target, world.ruleset.combat.keep_distance, world.is_free, bodies=True)
    if path is None:
        return ()
    return (WokeUp(target.id, path[-1] if path else target.cell), Deciding(target.id))


def _brings(
    world: World, creature: Creature, target: Creature, place: tuple[int, int]
) -> tuple[Happening, ...]:
    steps = follow(world, creature, world.derived.ways.to([place]))
    if steps is not None:
        return steps
    return (LaidDown(creature.id, target.id, creature.cell), ErrandDone(creature.id), Deciding(creature.id))


def _gives_up(creature: Creature) -> tuple[Happening, ...]:
    return (ErrandDone(creature.id), Deciding(creature.id))
