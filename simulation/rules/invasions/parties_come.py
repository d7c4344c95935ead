"""INV-01, INV-04, INV-05, INV-24, INV-35: a party comes at its time, with a goal, through a portal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.scenario import PartyPlan, member_ids
from simulation.dice import die, draw
from simulation.happenings.invasions import (
    AdventurerJoined,
    GoalRoll,
    PartyArrived,
    PartySetOut,
    PartyStayedAway,
    PortalRoll,
)
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.queue import Phase
from simulation.kernel.registry import reacts
from simulation.kernel.rolls import Ask
from simulation.kernel.scheduling import Scheduled

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(PartySetOut, "INV-04", "INV-01")
def a_party_arrives(world: World, coming: PartySetOut) -> tuple[Happening, ...]:
    """It has a goal and a portal, by its plan or by the dice, and waits beyond the map's edge."""
    plan = coming.plan
    goal_roll, portal_roll = GoalRoll(plan.id, ""), PortalRoll(plan.id, "")
    goal = plan.goal or _by_weight(world, goal_roll)
    portals = sorted(world.setting.ground.portals)
    ways_in = _reachable(world, portals)
    if not ways_in:
        return (PartyStayedAway(plan.id, goal, plan.faction),)
    portal = plan.portal if plan.portal in portals else _among(world, portal_roll, ways_in)
    drawn = tuple(
        roll.key
        for roll, planned in ((goal_roll, plan.goal), (portal_roll, plan.portal in portals))
        if not planned
    )
    names = member_ids(plan)
    arrived = PartyArrived(plan.id, portal, goal, plan.faction, names, drawn)
    return (arrived, *_members(world, plan, portal, names))


@reacts(PartyArrived, "INV-24", "INV-04")
def members_walk_in_one_after_another(world: World, party: PartyArrived) -> tuple[Happening, ...]:
    """Each member wants to enter a little after the one before."""
    gap = world.ruleset.invasions.arrival_interval_ms
    return tuple(
        Scheduled(world.now + index * gap, Phase.DECISIONS, member, Deciding(member))
        for index, member in enumerate(party.members)
    )


def _members(
    world: World, plan: PartyPlan, portal: str, names: tuple[str, ...]
) -> tuple[AdventurerJoined, ...]:
    cell = world.setting.ground.portals[portal].cell
    joined = []
    for name, member in zip(names, plan.members, strict=True):
        kind = world.catalogue.creature_kind(member.kind)
        attributes = tuple(sorted(kind.at_level(member.level).model_dump().items()))
        traits = tuple(member.traits) or tuple(kind.traits)
        joined.append(
            AdventurerJoined(name, member.kind, member.name, plan.id, member.level, traits, attributes, cell)
        )
    return tuple(joined)


def _by_weight(world: World, ask: Ask) -> str:
    weights = world.ruleset.invasions.goal_weights.model_dump()
    rolled = die(draw(world.seed, *ask.key, world.draws(ask.key)), sum(weights.values()))
    for goal, weight in weights.items():
        rolled -= weight
        if rolled <= 0:
            return str(goal)
    raise AssertionError("weights add up to what is rolled")


def _among(world: World, ask: Ask, portals: list[str]) -> str:
    return portals[die(draw(world.seed, *ask.key, world.draws(ask.key)), len(portals)) - 1]


def _reachable(world: World, portals: list[str]) -> list[str]:
    """Portals with a walking path to the sanctum; all of them where the level has no sanctum."""
    ground = world.setting.ground
    if not ground.sanctum:
        return portals
    way = world.derived.ways.to(ground.sanctum)
    return [id for id in portals if way.distance(ground.portals[id].cell) is not None]
