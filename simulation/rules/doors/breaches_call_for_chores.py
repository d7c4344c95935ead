"""DOR-28: a breach calls minions with the Chores task, who close the door and arm its lock again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.doors import BreachMended, DoorBreached
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(DoorBreached, "DOR-28")
def a_breach_calls_for_chores(world: World, breach: DoorBreached) -> tuple[Happening, ...]:
    """Idle minions with the task consider it, by id."""
    return tuple(
        Deciding(key)
        for key in sorted(world.creatures)
        if "chores" in world.creatures[key].tasks and world.may_decide(key, "")
    )


@reacts(BreachMended, "DOR-28")
def who_mended_goes_on(world: World, mended: BreachMended) -> tuple[Happening, ...]:
    """The minion looks for other work."""
    return (Deciding(mended.actor),)
