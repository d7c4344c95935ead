"""CMB-05: a death, or an enemy's failed blow at a door, tells the dungeon's own where enemies are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.doors import DoorRammed
from simulation.happenings.fights import CreatureFell, NoiseMade
from simulation.happenings.helpless import Dispatched
from simulation.happenings.moving import EnemyLearned
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.world.facing import chebyshev
from simulation.world.sides import enemies

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts((CreatureFell, Dispatched), "CMB-05")
def a_death_is_heard(world: World, death: CreatureFell | Dispatched) -> tuple[Happening, ...]:
    """Whoever dies, of whichever side, in a fight or helpless."""
    dead = world.creatures[death.actor if isinstance(death, CreatureFell) else death.target]
    return (NoiseMade(dead.cell, dead.id),) if dead.condition == "dead" else ()


@reacts(DoorRammed, "CMB-05")
def a_failed_blow_is_heard(world: World, blow: DoorRammed) -> tuple[Happening, ...]:
    """Each failed roll to break a door down."""
    actor = world.creatures[blow.actor]
    if blow.roll.success or actor.side == "dungeon":
        return ()
    return (NoiseMade(actor.cell, actor.id),)


@reacts(NoiseMade, "CMB-05")
def noise_gives_enemies_away(world: World, noise: NoiseMade) -> tuple[Happening, ...]:
    """The dungeon's own within hearing learn where each enemy within it is."""
    hearing = world.ruleset.combat.noise_range
    near = [
        creature
        for key in sorted(world.creatures)
        if (creature := world.creatures[key]).conscious and chebyshev(creature.cell, noise.cell) <= hearing
    ]
    return tuple(
        EnemyLearned(own.id, enemy.id, enemy.cell)
        for own in near
        if own.side == "dungeon" and own.free
        for enemy in near
        if enemies(own, enemy) and own.knows.get(enemy.id) != enemy.cell
    )
