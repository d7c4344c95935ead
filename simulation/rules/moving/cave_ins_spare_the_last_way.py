"""DOR-29: no cave-in cuts the last walking path from a portal to the sanctum; nor does it bury anybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.message import Message
from simulation.happenings.caving_in import CaveIn
from simulation.kernel.registry import forbids
from simulation.world.last_path import cuts_last_path

if TYPE_CHECKING:
    from simulation.world.world import World


@forbids(CaveIn, "DOR-29")
def it_falls_on_empty_ground(world: World, attempt: CaveIn) -> Message | None:
    """Open ground where nobody stands, goes or passes, and no structure is."""
    cell = attempt.cell
    passing = any(cell == step for doing in world.activities.values() for step, _ in doing.path)
    if not world.is_free(cell) or passing or world.setting.objects_at.get(cell):
        return Message("refusal.nothing_to_bury")
    return None


@forbids(CaveIn, "DOR-29", "DOR-30")
def the_last_way_stays(world: World, attempt: CaveIn) -> Message | None:
    """A locked door counts as open for that."""
    return Message("refusal.would_cut_way") if cuts_last_path(world, attempt.cell) else None
