"""CMB-02: an enemy is noticed when nothing blocks the view, within 3 cells and 2 more a point of Stalk.

Light is not asked: darkness shortens nothing here (CMB-03).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from simulation.happenings.allegiance import CameToItself, JoinedDungeon, TurnedEnemy
from simulation.happenings.doors import BreachMended, DoorBreached, DoorClosed, DoorOpened
from simulation.happenings.helpless import WokeUp
from simulation.happenings.invasions import AdventurerEntered, PlayStarted, PrisonerFreed
from simulation.happenings.moving import CameIntoView, LeftView, PlacesSwapped, StepTaken
from simulation.happenings.traps import CreatureReleased
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.world.creature import Creature
from simulation.world.facing import chebyshev
from simulation.world.sides import enemies, notice_range

if TYPE_CHECKING:
    from simulation.world.world import World


Mover = StepTaken | AdventurerEntered | CreatureReleased | WokeUp


@reacts((StepTaken, AdventurerEntered, CreatureReleased, WokeUp), "CMB-02", "CMB-03")
def a_step_shows_and_hides(world: World, step: Mover) -> tuple[Happening, ...]:
    """Whoever moved or came, and its enemies, may see each other now or no longer."""
    return tuple(_around(world, world.creatures[step.actor]))


@reacts((TurnedEnemy, CameToItself, JoinedDungeon), "OWN-02", "OWN-04", "CMB-02")
def who_changes_sides_is_seen_anew(
    world: World, change: TurnedEnemy | CameToItself | JoinedDungeon
) -> tuple[Happening, ...]:
    """Friends of before are enemies, or the other way round."""
    return tuple(_around(world, world.creatures[change.actor]))


@reacts(PrisonerFreed, "CMB-02")
def who_is_freed_is_an_enemy_again(world: World, freed: PrisonerFreed) -> tuple[Happening, ...]:
    """And sees its own enemies."""
    return tuple(_around(world, world.creatures[freed.target]))


@reacts(PlacesSwapped, "CMB-02")
def squeezing_past_shows_and_hides(world: World, swap: PlacesSwapped) -> tuple[Happening, ...]:
    """The same for both who exchanged places."""
    movers = (world.creatures[swap.actor], world.creatures[swap.target])
    return tuple(change for mover in movers for change in _around(world, mover))


@reacts((PlayStarted, DoorOpened, DoorClosed, DoorBreached, BreachMended), "CMB-02")
def all_look_about(
    world: World, then: PlayStarted | DoorOpened | DoorClosed | DoorBreached | BreachMended
) -> tuple[Happening, ...]:
    """At the start, and when a door that opens or closes changes what all may see."""
    up = [world.creatures[key] for key in sorted(world.creatures) if world.creatures[key].conscious]
    pairs = ((a, b) for index, a in enumerate(up) for b in up[index + 1 :] if enemies(a, b))
    return tuple(_changes(world, pairs))


def _around(world: World, mover: Creature) -> Iterable[Happening]:
    """What changes between one who moved and its enemies; the far that see nothing are passed over."""
    combat = world.ruleset.combat
    base, per_stalk = combat.notice_base, combat.notice_per_stalk
    (x, y), stalk = mover.cell, mover.attribute("stalk")
    near = []
    for other in world.creatures.values():
        if other.condition != "up" or not enemies(mover, other):
            continue
        distance = max(abs(other.cell[0] - x), abs(other.cell[1] - y))
        in_range = distance <= base + per_stalk * max(stalk, other.attributes["stalk"])
        if in_range or other.id in mover.in_view or mover.id in other.in_view:
            near.append((mover, other))
    return _changes(world, sorted(near, key=lambda pair: pair[1].id))


def _changes(world: World, pairs: Iterable[tuple[Creature, Creature]]) -> Iterable[Happening]:
    for a, b in pairs:
        distance = chebyshev(a.cell, b.cell)
        for seer, other in ((a, b), (b, a)):
            near = seer.conscious and distance <= notice_range(world, seer)
            sees = near and world.derived.sight.between(seer.cell, other.cell)
            if sees and other.id not in seer.in_view:
                yield CameIntoView(seer.id, other.id, other.cell)
            elif not sees and other.id in seer.in_view:
                yield LeftView(seer.id, other.id, other.cell)
