"""OWN-02: a minion in blind fury turns enemy, until the fury is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.afflictions import AfflictionBegan, AfflictionEnded
from simulation.happenings.allegiance import CameToItself, TurnedEnemy
from simulation.kernel.activities import ActivityEnded
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.world.carrying import lets_fall

if TYPE_CHECKING:
    from simulation.world.world import World

STEPPING = "walk"


@reacts(AfflictionBegan, "OWN-02")
def fury_turns_it(world: World, began: AfflictionBegan) -> tuple[Happening, ...]:
    """It drops what it carries and does; a step that has begun is finished first."""
    creature = world.creatures[began.actor]
    if not world.catalogue.affliction(began.affliction).turns_enemy or creature.turned is not None:
        return ()
    return (*lets_fall(world, creature), TurnedEnemy(began.actor), *_thinks_again(world, began.actor))


@reacts(AfflictionEnded, "OWN-02")
def it_comes_to_itself(world: World, ended: AfflictionEnded) -> tuple[Happening, ...]:
    """Once nothing keeps it in fury any more."""
    creature = world.creatures[ended.actor]
    turns = (key for key in sorted(creature.afflictions) if world.catalogue.affliction(key).turns_enemy)
    if creature.turned is None or any(turns):
        return ()
    return (CameToItself(ended.actor), *_thinks_again(world, ended.actor))


def _thinks_again(world: World, actor: str) -> tuple[Happening, ...]:
    doing = world.activities.get(actor)
    if doing is None:
        return (Deciding(actor),)
    return () if doing.kind == STEPPING else (ActivityEnded(actor, "fury"), Deciding(actor))
