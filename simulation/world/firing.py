"""The attempt of a mechanism to act."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from simulation.happenings.traps import MechanismFired
from simulation.kernel.attempts import Attempt
from simulation.kernel.happening import Happening
from simulation.world.trapping import reached

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class FireMechanism(Attempt):
    """The mechanism `actor` is about to act because `by` switched `activator` on."""

    activator: str
    by: str = ""

    def fact(self, world: World) -> tuple[Happening, ...]:
        """It acts on whoever is there now."""
        return (fires(world, self.actor, self.activator, self.by),)


def fires(
    world: World, mechanism: str, activator: str, by: str, also: tuple[str, ...] = ()
) -> MechanismFired:
    """A mechanism acts, armed or not. `also`: victims wherever they stand (RRM-05)."""
    cells, targets = reached(world, mechanism, by)
    return MechanismFired(mechanism, activator, by, cells, tuple(sorted({*targets, *also})))
