"""RND-08, CMB-23: a fight ends when no two enemies are left in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.allegiance import CameToItself, JoinedDungeon
from simulation.happenings.fights import CreatureFell, FightEnded, FightLeft, RoundEnded
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.world.rounds import sides_at_odds

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts((CreatureFell, FightLeft, RoundEnded, CameToItself, JoinedDungeon), "RND-08")
def a_fight_without_enemies_ends(
    world: World, gone: CreatureFell | FightLeft | RoundEnded | CameToItself | JoinedDungeon
) -> tuple[Happening, ...]:
    """Fights of one side only are over; their members decide anew, by id."""
    answers: list[Happening] = []
    for key in sorted(world.fights):
        fight = world.fights[key]
        if not sides_at_odds(world, fight):
            answers.append(FightEnded(key))
            answers.extend(Deciding(member) for member in fight.members)
    return tuple(answers)
