"""A party of adventurers, and a fight."""

from __future__ import annotations

from dataclasses import dataclass, field

from schemas.model import Cell


@dataclass(slots=True)
class Forcing:
    """What a party has tried at one locked door (DOR-25 to DOR-27)."""

    method: str
    failures: int = 0
    changed: bool = False
    given_up: bool = False
    by: str = ""


@dataclass(slots=True)
class Party:
    """An invasion: who, from where, what for, and how far it is. `outcome` is set when it ends."""

    id: str
    portal: str
    members: list[str]
    goal: str
    faction: str = ""
    arrived_at: int = 0
    sighted: bool = False
    leaving: bool = False
    met_goal: bool = False
    ended: bool = False
    doors: dict[str, Forcing] = field(default_factory=dict)
    detours: dict[str, bool] = field(default_factory=dict)
    """Closed doors at which it saw another way, and whether it takes that (DOR-02)."""
    walked: dict[Cell, None] = field(default_factory=dict)
    """Where one of its members has set foot."""
    has_map: bool = False
    """DOR-05: a Cartographer of its faction escaped before it came."""


@dataclass(frozen=True, slots=True)
class RoundEffect:
    """RND-06: an affliction of `actor`, brought about by `by`, that ends with `last_round`."""

    affliction: str
    actor: str
    by: str
    last_round: int


@dataclass(slots=True)
class Fight:
    """CMB-23: members by id, the round, who has acted in it; whose turn it is, at whom, along which cells."""

    id: str
    members: list[str]
    began: int
    round: int = 0
    round_began: int = 0
    acted: dict[str, None] = field(default_factory=dict)
    cell: Cell = (0, 0)
    turn: str = ""
    target: str = ""
    path: tuple[Cell, ...] = ()
    effects: list[RoundEffect] = field(default_factory=list)
    struck: bool = False
    """Whether anybody has attacked in it."""
    lost: dict[str, int] = field(default_factory=dict)
    """Rounds in a row at whose end a member was out of touch."""
