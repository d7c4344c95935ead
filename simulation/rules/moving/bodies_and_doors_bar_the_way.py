"""CMB-10, DOR-22: nobody steps into a cell that is taken, or through a door that is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.message import Message
from simulation.happenings.moving import TakeStep
from simulation.kernel.registry import forbids
from simulation.world.walking import closed_door_at

if TYPE_CHECKING:
    from simulation.world.world import World


@forbids(TakeStep, "CMB-10")
def one_body_a_cell(world: World, step: TakeStep) -> Message | None:
    """A cell holds one body, and is kept for who is on the way into it."""
    return None if world.is_free(step.cell) else Message("refusal.cell_is_taken")


@forbids(TakeStep, "DOR-22")
def a_closed_door_bars(world: World, step: TakeStep) -> Message | None:
    """A door has to be opened first, locked or not."""
    return Message("refusal.door_is_closed") if closed_door_at(world, step.cell) else None
