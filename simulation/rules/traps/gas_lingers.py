"""TRP-08, KNW-25: a cloud stays for its time; who is in it resists at once and again each round inside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.afflictions import AfflictionBegan, AfflictionEnded
from simulation.happenings.helpless import WokeUp
from simulation.happenings.invasions import AdventurerEntered
from simulation.happenings.moving import PlacesSwapped, StepTaken
from simulation.happenings.traps import (
    CreatureReleased,
    EffectBegan,
    EffectEnded,
    MechanismFired,
    ResistRolled,
    RoundInside,
    effect_stem,
)
from simulation.kernel.happening import Happening
from simulation.kernel.queue import Phase
from simulation.kernel.registry import reacts
from simulation.kernel.rolls import challenge
from simulation.kernel.scheduling import Scheduled
from simulation.world.afflictions import is_immune
from simulation.world.trapping import Resist, mechanism_part

if TYPE_CHECKING:
    from simulation.world.structures import Effect
    from simulation.world.world import World

Moved = StepTaken | AdventurerEntered | CreatureReleased | WokeUp


@reacts(MechanismFired, "TRP-08")
def a_cloud_fills_the_cells(world: World, fired: MechanismFired) -> tuple[Happening, ...]:
    """For as long as the mechanism's gas lasts."""
    kind = mechanism_part(world, fired.object)
    if kind is None or not kind.duration_ms:
        return ()
    effect, until = world.name_for(effect_stem(fired.object)), world.now + kind.duration_ms
    return (
        EffectBegan(effect, kind.affliction, fired.object, fired.cells, until),
        Scheduled(until, Phase.EFFECTS, effect, EffectEnded(effect)),
    )


@reacts(EffectBegan, "TRP-08", "KNW-25")
def who_is_inside_breathes_it(world: World, began: EffectBegan) -> tuple[Happening, ...]:
    """Everyone, on one snapshot."""
    inside = sorted(world.bodies[cell] for cell in began.cells if cell in world.bodies)
    effect = world.effects[began.effect]
    return tuple(answer for id in inside for answer in _breathes(world, id, effect))


@reacts((StepTaken, AdventurerEntered, CreatureReleased, WokeUp), "TRP-08", "KNW-25")
def who_steps_into_it_breathes_it(world: World, step: Moved) -> tuple[Happening, ...]:
    """Who comes out or comes round in it too; and who steps out of it is rid of it."""
    return _moved(world, step.actor) if world.effects else ()


@reacts(PlacesSwapped, "TRP-08", "KNW-25")
def who_squeezes_into_it_breathes_it(world: World, swap: PlacesSwapped) -> tuple[Happening, ...]:
    """The same for both."""
    return (*_moved(world, swap.actor), *_moved(world, swap.target)) if world.effects else ()


@reacts(RoundInside, "TRP-08")
def another_round_inside(world: World, inside: RoundInside) -> tuple[Happening, ...]:
    """If the cloud is still there, and somebody in it."""
    effect = world.effects.get(inside.effect)
    creature = world.creatures[inside.actor]
    if effect is None or world.now >= effect.until or creature.cell not in effect.cells:
        return ()
    return _breathes(world, inside.actor, effect) if creature.conscious else ()


@reacts(EffectEnded, "TRP-08", "KNW-25")
def the_air_clears(world: World, ended: EffectEnded) -> tuple[Happening, ...]:
    """Nobody suffers from it any longer, but who is in another cloud."""
    afflicted = (key for key in sorted(world.creatures) if world.creatures[key].afflictions)
    return tuple(answer for key in afflicted for answer in _rid(world, key))


def _moved(world: World, actor: str) -> tuple[Happening, ...]:
    cell = world.creatures[actor].cell
    entered = (world.effects[key] for key in sorted(world.effects) if cell in world.effects[key].cells)
    breathed = tuple(answer for effect in entered for answer in _breathes(world, actor, effect))
    return (*_rid(world, actor), *breathed)


def _breathes(world: World, actor: str, effect: Effect) -> tuple[Happening, ...]:
    """One roll a round: whoever went out and comes in again within it has had this round's."""
    creature, tag = world.creatures[actor], f"inside {effect.id} {actor}"
    suffers = not creature.afflictions or effect.kind not in creature.afflictions
    began: tuple[Happening, ...] = ()
    if effect.kind and suffers and not is_immune(world, creature, effect.kind):
        began = (AfflictionBegan(actor, effect.kind, 0, effect.source, creature.cell),)
    if world.queue.is_pending(tag):
        return began
    again = Scheduled(
        world.now + world.ruleset.rounds.round_ms, Phase.EFFECTS, actor, RoundInside(actor, effect.id), tag
    )
    roll = challenge(world, Resist(actor, effect.source))
    return (*began, again, ResistRolled(roll, actor, effect.source))


def _rid(world: World, actor: str) -> tuple[Happening, ...]:
    """Afflictions of areas end for who is in no such area."""
    creature = world.creatures[actor]
    here = [effect.kind for effect in world.effects.values() if creature.cell in effect.cells]
    return tuple(
        AfflictionEnded(actor, key)
        for key in sorted(creature.afflictions)
        if "leaving_the_area" in world.catalogue.affliction(key).ends_by and key not in here
    )
