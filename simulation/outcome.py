"""How a play-through stands, as plain values: for summaries, tables of many runs and `--json`."""

from __future__ import annotations

from typing import Any

from simulation.session import Session
from simulation.world.creature import Creature
from simulation.world.party import Party


def outcome(session: Session) -> dict[str, Any]:
    """Seed, scenario, when it ended and after how many happenings, digest, every party, the dungeon."""
    world = session.world
    creatures = [world.creatures[key] for key in sorted(world.creatures)]
    return {
        "seed": world.seed,
        "scenario": session.scenario.id,
        "began_ms": session.scenario.start.time_ms,
        "ended_ms": session.now,
        "over": session.over,
        "happenings": len(session.log),
        "digest": session.digest(),
        "parties": [_party(world.parties[key], creatures) for key in sorted(world.parties)],
        "dungeon": [_creature(each) for each in creatures if each.side == "dungeon"],
    }


def _party(party: Party, creatures: list[Creature]) -> dict[str, Any]:
    members = [each for each in creatures if each.id in party.members]
    return {
        "id": party.id,
        "goal": party.goal,
        "met_goal": party.met_goal,
        "portal": party.portal,
        "arrived_ms": party.arrived_at,
        "sighted": party.sighted,
        "ended": party.ended,
        "treasure": sum(each.carrying for each in members if each.condition == "gone"),
        "members": [_creature(each) for each in members],
    }


def _creature(creature: Creature) -> dict[str, Any]:
    return {
        "id": creature.id,
        "kind": creature.kind,
        "level": creature.level,
        "condition": creature.condition,
        "prisoner": creature.prisoner,
        "points": creature.points,
    }
