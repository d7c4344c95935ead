"""Activators switch; their signals arrive at mechanisms and doors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from simulation.kernel.happening import Happening

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class ActivatorSwitched(Happening):
    """An activator switches on or off; `by` is who did it, or nothing."""

    object: str
    on: bool
    by: str = ""

    def apply(self, world: World) -> None:
        """Note the state."""
        world.parts[self.object].on = self.on


@dataclass(frozen=True, slots=True)
class SignalArrived(Happening):
    """WIR-01, WIR-04: what `activator` switched has reached a mechanism or a door, after its timers.

    `by` is who switched it then, or nothing.
    """

    object: str
    activator: str
    on: bool
    by: str = ""
