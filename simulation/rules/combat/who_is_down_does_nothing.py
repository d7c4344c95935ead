"""CMB-14: whoever is unconscious or dead does nothing, whatever it was about to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.message import Message
from simulation.kernel.attempts import Attempt
from simulation.kernel.registry import forbids

if TYPE_CHECKING:
    from simulation.world.world import World


@forbids(Attempt, "CMB-14")
def who_is_down_does_nothing(world: World, attempt: Attempt) -> Message | None:
    """Checked after the interruptions: a blow may have come first."""
    creature = world.creatures.get(attempt.actor)
    return None if creature is None or creature.conscious else Message("refusal.is_down")
