"""Questions about rounds: who acts when, and how long a step inside a turn takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.world.sides import enemies

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.party import Fight
    from simulation.world.world import World


def turn_order(world: World, fight: Fight) -> list[str]:
    """RND-03: in each part the first side acts before all others; within a side by id."""
    first = world.ruleset.rounds.first_side
    return sorted(fight.members, key=lambda id: (world.creatures[id].side != first, id))


def part_lengths(world: World) -> tuple[int, int]:
    """ms of the fast and of the slow part of a round (RND-01)."""
    rounds = world.ruleset.rounds
    fast = min(rounds.slow_turns_from_ms, rounds.round_ms)
    return fast, rounds.round_ms - fast


def slot_ms(world: World, fight: Fight) -> int:
    """How long one slow turn may take, so that all fit into their part."""
    return max(1, part_lengths(world)[1] // max(1, len(fight.members)))


def step_in_turn_ms(world: World, fight: Fight, creature: Creature) -> int:
    """How long a step inside a turn takes: a whole move fits into the turn."""
    return max(1, slot_ms(world, fight) // (creature.attribute("speed") + 1))


def sides_at_odds(world: World, fight: Fight) -> bool:
    """RND-08: whether two enemies are still in it."""
    members = [world.creatures[id] for id in fight.members]
    return any(enemies(a, b) for index, a in enumerate(members) for b in members[index + 1 :])
