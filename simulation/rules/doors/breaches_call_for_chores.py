"""DOR-28: a breach calls minions with the Chores task, who close the door and arm its lock again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.doors import BreachMended, DoorBreached
from simulation.happenings.fights import CreatureFell
from simulation.happenings.invasions import InvasionEnded
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.world.tasks import CHORES, call

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts((DoorBreached, InvasionEnded, CreatureFell), "DOR-28")
def a_breach_calls_for_chores(
    world: World, then: DoorBreached | InvasionEnded | CreatureFell
) -> tuple[Happening, ...]:
    """At once, after the invasion, and for one who no longer can."""
    return call(world, CHORES) if any(door.breached for door in world.doors.values()) else ()


@reacts(BreachMended, "DOR-28")
def who_mended_goes_on(world: World, mended: BreachMended) -> tuple[Happening, ...]:
    """The minion looks for other work."""
    return (Deciding(mended.actor),)
