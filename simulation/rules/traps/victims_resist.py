"""TRP-08: what a mechanism does to those who fail to resist it, or who cannot: a wound, a web, terror."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.catalogue.mechanisms import MechanismPart
from schemas.message import Message
from simulation.happenings.afflictions import AfflictionBegan
from simulation.happenings.traps import MechanismFired, ResistRolled
from simulation.kernel.attempts import Thwarted
from simulation.kernel.happening import Happening
from simulation.kernel.registry import modifies, reacts
from simulation.kernel.rolls import Contribution, challenge
from simulation.rules.combat.harm import harm
from simulation.world.afflictions import best_modifier, is_immune
from simulation.world.trapping import Resist, mechanism_part, middle_of, quality_against

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(MechanismFired, "TRP-08")
def victims_resist(world: World, fired: MechanismFired) -> tuple[Happening, ...]:
    """Each rolls once, all on one snapshot; inside what lingers one resists round by round instead."""
    kind = mechanism_part(world, fired.object)
    if kind is None or not kind.resist:
        return ()
    victims = [id for id in fired.targets if not _stands_inside(world, id, fired) or not kind.each_round]
    return tuple(ResistRolled(challenge(world, Resist(id, fired.object)), id, fired.object) for id in victims)


@reacts(MechanismFired, "TRP-08")
def nobody_resists_a_web(world: World, fired: MechanismFired) -> tuple[Happening, ...]:
    """An affliction that cannot be resisted comes to all."""
    kind = mechanism_part(world, fired.object)
    if kind is None or kind.resist:
        return ()
    return tuple(
        affliction for id in fired.targets for affliction in _afflicted(world, kind, id, fired.object)
    )


@modifies(Resist, "TRP-08")
def the_best_attribute_resists(world: World, ask: Resist) -> tuple[Contribution, ...]:
    """Whichever of those that the mechanism asks for is highest."""
    kind = mechanism_part(world, ask.object)
    if kind is None:
        return ()
    best = best_modifier(world, world.creatures[ask.actor], kind.resist)
    return (Contribution("TRP-08", "total", best),)


@modifies(Resist, "TRP-09")
def fine_work_is_hard_to_resist(world: World, ask: Resist) -> tuple[Contribution, ...]:
    """The mechanism's quality shifts what its victim has to reach."""
    return quality_against(world, ask.object)


@reacts(ResistRolled, "TRP-08")
def who_fails_suffers(world: World, resisted: ResistRolled) -> tuple[Happening, ...]:
    """The harm and the affliction of the mechanism."""
    kind = mechanism_part(world, resisted.object)
    if kind is None or resisted.roll.success:
        return ()
    afflicted = () if kind.each_round else _afflicted(world, kind, resisted.actor, resisted.object)
    if kind.harm == "none":
        return afflicted
    level = None if kind.harm == "by_margin" else kind.harm
    wound = harm(
        world, resisted.actor, by=resisted.object, damage_type=kind.damage_type,
        margin=-resisted.roll.margin, level=level, damage=kind.damage,
    )  # fmt: skip
    return (*wound, *afflicted)


def _afflicted(world: World, kind: MechanismPart, victim: str, mechanism: str) -> tuple[Happening, ...]:
    creature = world.creatures[victim]
    if not kind.affliction or not creature.conscious:
        return ()
    if is_immune(world, creature, kind.affliction):
        ailment = Message(f"creature.affliction.{kind.affliction}")
        return (Thwarted(victim, "Suffer", Message("refusal.immune", affliction=ailment), "TRP-08"),)
    until = world.now + kind.affliction_ms if kind.affliction_ms else 0
    middle = middle_of(world, world.parts[mechanism])
    return (AfflictionBegan(victim, kind.affliction, until, mechanism, middle),)


def _stands_inside(world: World, victim: str, fired: MechanismFired) -> bool:
    """RRM-05: who fumbled a rearm is a victim even outside of what the mechanism reaches."""
    return world.creatures[victim].cell in fired.cells
