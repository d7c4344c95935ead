"""ACT-22, TRP-08: what an affliction forbids is broken off and may not begin; struggling may end it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.message import Message
from simulation.happenings.afflictions import AfflictionBegan, AfflictionEnded, StruggleRolled
from simulation.happenings.moving import TakeStep
from simulation.kernel.activities import ActivityEnded
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import forbids, modifies, reacts
from simulation.kernel.rolls import Contribution
from simulation.world.afflictions import StruggleRoll, best_modifier, what_forbids
from simulation.world.trapping import Resist, quality_against

if TYPE_CHECKING:
    from simulation.world.world import World


@forbids(TakeStep, "ACT-22")
def the_bound_do_not_walk(world: World, attempt: TakeStep) -> Message | None:
    """Whoever may not move or walk."""
    creature = world.creatures[attempt.actor]
    bound = creature.afflictions and what_forbids(world, creature, "move", "walk")
    return Message("refusal.bound", affliction=Message(f"creature.affliction.{bound}")) if bound else None


@reacts(AfflictionBegan, "ACT-22", "TRP-08")
def the_afflicted_stop(world: World, began: AfflictionBegan) -> tuple[Happening, ...]:
    """A bound walker stops in its tracks; who takes fright drops whatever it does."""
    creature = world.creatures[began.actor]
    affliction = world.catalogue.affliction(began.affliction)
    doing = world.activities.get(creature.id)
    if not (affliction.flees or "move" in affliction.forbids):
        return ()
    ended = (ActivityEnded(creature.id, began.affliction),) if doing is not None else ()
    return (*ended, Deciding(creature.id))


@modifies(StruggleRoll, "TRP-08")
def the_best_attribute_struggles(world: World, ask: StruggleRoll) -> tuple[Contribution, ...]:
    """Whichever of those that may end the affliction is highest."""
    names = world.catalogue.affliction(ask.object).challenge
    return (Contribution("TRP-08", "total", best_modifier(world, world.creatures[ask.actor], names)),)


@modifies(StruggleRoll, "TRP-09")
def a_fine_web_holds(world: World, ask: StruggleRoll) -> tuple[Contribution, ...]:
    """The quality of the mechanism that an affliction came from shifts what one has to reach."""
    return quality_against(world, world.creatures[ask.actor].ails_from.get(ask.object, ""))


@modifies((StruggleRoll, Resist), "ACT-22")
def afflictions_hinder(world: World, ask: StruggleRoll | Resist) -> tuple[Contribution, ...]:
    """Banes on challenge rolls."""
    ails = world.creatures[ask.actor].afflictions
    banes = sum(world.catalogue.affliction(key).challenge_banes for key in sorted(ails))
    return (Contribution("ACT-22", "banes", banes),) if banes else ()


@reacts(StruggleRolled, "TRP-08")
def a_success_frees(world: World, struggle: StruggleRolled) -> tuple[Happening, ...]:
    """One challenge that succeeds ends it."""
    return (AfflictionEnded(struggle.actor, struggle.affliction),) if struggle.roll.success else ()


@reacts(StruggleRolled, "TRP-08")
def who_struggled_goes_on(world: World, struggle: StruggleRolled) -> tuple[Happening, ...]:
    """Free, or once more."""
    return (Deciding(struggle.actor),)
