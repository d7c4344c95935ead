"""MOV-01: quiet walks end, each body where it has got to, as soon as the quiet does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.allegiance import TurnedEnemy
from simulation.happenings.helpless import WokeUp
from simulation.happenings.invasions import PartyArrived
from simulation.happenings.moving import StrollEnded
from simulation.happenings.rearming import ActivatorRigged, RearmFumbled
from simulation.kernel.activities import ActivityEnded
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import interrupts, reacts
from simulation.world.firing import FireMechanism

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts((PartyArrived, WokeUp, RearmFumbled, ActivatorRigged, TurnedEnemy), "MOV-01")
def strolls_end_with_the_quiet(
    world: World, news: PartyArrived | WokeUp | RearmFumbled | ActivatorRigged | TurnedEnemy
) -> tuple[Happening, ...]:
    """Somebody comes, or comes round, or a trap may go off or answer anyone: now every step counts."""
    return _broken_off(world)


@interrupts(FireMechanism, "MOV-01")
def a_mechanism_finds_everyone_in_place(world: World, fire: FireMechanism) -> tuple[Happening, ...]:
    """Before a mechanism acts, whoever walks is where it has got to."""
    return _broken_off(world)


@reacts(StrollEnded, "MOV-01")
def the_stroller_goes_on(world: World, ended: StrollEnded) -> tuple[Happening, ...]:
    """At its end one considers what to do next."""
    return (Deciding(ended.actor),)


def _broken_off(world: World) -> tuple[Happening, ...]:
    walking = [actor for actor, doing in sorted(world.activities.items()) if doing.kind == "stroll"]
    ended: list[Happening] = [ActivityEnded(actor, "alert") for actor in walking]
    return (*ended, *(Deciding(actor) for actor in walking))
