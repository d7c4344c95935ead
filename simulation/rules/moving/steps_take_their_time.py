"""MOV-01, MOV-02: how long a step takes outside a fight: Speed yards a round, longer on difficult ground."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.kernel.registry import modifies
from simulation.kernel.rolls import Contribution
from simulation.world.walking import StepTime

if TYPE_CHECKING:
    from simulation.world.world import World


@modifies(StepTime, "MOV-01")
def speed_yards_a_round(world: World, ask: StepTime) -> tuple[Contribution, ...]:
    """A straight step takes a round divided by Speed; a diagonal one longer by the ratio of the costs."""
    space = world.ruleset.space
    speed = max(1, world.creatures[ask.actor].attribute("speed"))
    straight = world.ruleset.rounds.round_ms * space.yards_per_cell // speed
    takes = straight * space.diagonal_cost // space.straight_cost if ask.diagonal else straight
    return (Contribution("MOV-01", "total", takes),)


@modifies(StepTime, "MOV-02")
def difficult_ground_is_slow(world: World, ask: StepTime) -> tuple[Contribution, ...]:
    """Difficult ground costs its factor: what the step would take comes on top so often less one."""
    x, y = ask.cell
    if not world.setting.ground.difficult[y, x]:
        return ()
    plain = sum(part.amount for part in speed_yards_a_round(world, ask))
    return (Contribution("MOV-02", "total", plain * (world.ruleset.moving.difficult_factor - 1)),)
