"""Scenarios: who comes when (INV-35), and the parties that they send."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.model import FileModel
from schemas.objects import CreatureKindId

Goal = Literal["kill_master", "steal", "rescue", "destroy_altar"]


class Member(FileModel):
    """One adventurer of a party."""

    kind: CreatureKindId
    level: int = Field(1, ge=0, le=20)
    name: str = Field("", max_length=200)
    traits: tuple[str, ...] = ()


class PartyPlan(FileModel):
    """INV-04: a party that comes `arrives_ms` after the start. No portal or goal named: the dice choose."""

    id: str = Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")
    arrives_ms: int = Field(0, ge=0, le=60 * 86_400_000)
    portal: str = Field("", max_length=40)
    goal: Goal | None = None
    faction: str = Field("", max_length=200)
    members: tuple[Member, ...] = Field(min_length=1, max_length=100)


def member_ids(party: PartyPlan) -> tuple[str, ...]:
    """What the members of a party are called in play: by the party and their place in it."""
    return tuple(f"{party.id}-{place}" for place in range(1, len(party.members) + 1))


class Start(FileModel):
    """INV-35: the moment at which a play-test starts and what came before it."""

    time_ms: int = Field(86_400_000, ge=0, le=10_000 * 86_400_000)
    invasions_so_far: int = Field(0, ge=0)
    last_invasion_ended_ms: int | None = Field(None, ge=0)
    part_age_ms: dict[str, int] = Field(default_factory=dict, max_length=100_000)
    mapped: tuple[Annotated[str, Field(max_length=200)], ...] = Field((), max_length=1_000)
    """DOR-05: factions to which a Cartographer has escaped before."""


class Scenario(FileModel):
    """One way to play a level."""

    id: str = Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")
    name: str = Field("", max_length=200)
    start: Start = Start()
    parties: tuple[PartyPlan, ...] = Field((), max_length=1_000)
