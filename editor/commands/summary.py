"""A play-through summed up in sentences, from its outcome."""

from __future__ import annotations

from typing import Any

from schemas.clock import moment
from schemas.message import Message


def summed_up(summary: dict[str, Any]) -> list[Message]:
    """A few sentences that say how it went."""
    code = "over" if summary["over"] else "stopped"
    parties = [line for party in summary["parties"] for line in _party(party)]
    return [
        *(parties or [Message("command.playtest.no_party")]),
        Message(f"command.playtest.{code}", moment=moment(summary["ended_ms"]), count=summary["happenings"]),
    ]


def _party(party: dict[str, Any]) -> list[Message]:
    goal = Message(f"play.goal.{party['goal']}")
    met = "met" if party["met_goal"] else "unmet"
    return [Message(f"command.playtest.{met}", party=party["id"], goal=goal), *map(_member, party["members"])]


def _member(member: dict[str, Any]) -> Message:
    return Message(
        "command.playtest.member",
        name=member["id"],
        kind=Message(f"creature.{member['kind']}"),
        condition=Message(f"play.condition.{member['condition']}"),
    )
